import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { countOnce, heardAndKept, saidAndMeant, withinAll, withoutToldTotal } from './count-once.ts'

function valuesOf(text: string, slots: string[]): number[] {
  const { readings, numbers } = mindedAs(text, ['budget-summary'], slots)
  const sum = findSum('budget-summary')
  if (!sum) throw new Error('There is no such sum')
  return countOnce(readings[0]?.actions[0]?.inputs ?? [], sum, numbers).flatMap(({ slot, value }) =>
    slot === 'income' && value.kind === 'number' ? [value.number.value] : [],
  )
}

test('a total and its parts are one amount', () => {
  const told = 'we bring home 6,640 a month (mine 3,480, his 3,160), rent 1,850'
  expect(valuesOf(told, ['income', 'income', 'income', 'expenses'])).toEqual([6640])
  expect(valuesOf(told, ['income', '', 'income', 'expenses'])).toEqual([6640])
})

test('amounts that only stand side by side are added up', () =>
  expect(
    valuesOf('he brings 3,480, I bring 3,160 and the flat 500, rent 900', [
      'income',
      'income',
      'income',
      'expenses',
    ]),
  ).toEqual([3480, 3160, 500]))

test('what the last sum came to, said once more, is the same amount', () => {
  const sums = [{ ...sumRecord('product', {}, { total: ['money', 291_000] }), id: 's1' }]
  const total = { slot: 'income', value: { kind: 'figure', sum: 's1', name: 'total' } as const }
  const kept = (text: string) => {
    const { readings } = mindedAs(text, ['budget-summary'], ['income', 'expenses'])
    return saidAndMeant([total, ...(readings[0]?.actions[0]?.inputs ?? [])], sums).map(({ slot }) => slot)
  }
  expect(kept('out of the 2,910 i pay 900 rent')).toEqual(['income', 'expenses'])
  expect(kept('plus 310 of tips i pay 900 rent')).toEqual(['income', 'income', 'expenses'])
})

test.each([
  ['i bring home 4,100, rent is 1,300 and i spend maybe 2,700 all in', [2700]],
  ['i bring home 4,100, rent is 1,300 and i spend maybe 2,700 besides', [1300, 2700]],
])('what is spent in all has the rent in it: %s', (text, costs) => {
  const { readings, numbers } = mindedAs(text, ['budget-summary'], ['income', 'expenses', 'expenses'])
  const said = numbers.map((number, at) => ({
    ...number,
    what: (['income', 'expense', 'expenses'] as const)[at] ?? null,
  }))
  const left = withinAll(readings[0]?.actions[0]?.inputs ?? [], said, text)
  expect(
    left.flatMap(({ slot, value }) =>
      slot === 'expenses' && value.kind === 'number' ? [value.number.value] : [],
    ),
  ).toEqual(costs)
})

test('what was told before and is stored since is one amount', () => {
  const heard = {
    kind: 'money',
    value: 1900,
    period: null,
    quote: '1,900',
    start: 8,
    end: 13,
    words: 'rent is',
  } as const
  const inputs = [
    { slot: 'bills', value: { kind: 'number', number: heard } },
    { slot: 'bills', value: { kind: 'row', row: { list: 'expenseItems', id: 1, name: 'Rent' } } },
  ] as const
  const rent = { id: 1, category: 'Rent', amount: 190_000, date: '2026-11-01' }
  expect(heardAndKept([...inputs], { ...emptySnapshot(), expenses: [rent] })).toEqual([inputs[1]])
  expect(
    heardAndKept([...inputs], { ...emptySnapshot(), expenses: [{ ...rent, amount: 80_000 }] }),
  ).toHaveLength(2)
})

test('a source that all of the pay has in it is not added to it', () => {
  const text = 'i get 510 of support now, what is that with my pay'
  const { readings } = mindedAs(text, ['sum-of'], ['parts'])
  const row = { list: 'incomeItems', id: 0, name: 'pay' } as const
  const inputs = [
    { slot: 'parts', value: { kind: 'row', row } as const },
    ...(readings[0]?.actions[0]?.inputs ?? []),
  ]
  const kept = (...amounts: number[]) => {
    const income = amounts.map((amount, at) => ({ id: at + 1, source: `Source ${at}`, amount, date: '' }))
    return heardAndKept(inputs, { ...emptySnapshot(), income }).length
  }
  expect(kept(400_000, 51_000)).toBe(1)
  expect(kept(400_000, 60_000)).toBe(2)
})

test('a total that is told after its parts is not added to them', () => {
  const added = (text: string) => {
    const { readings, numbers } = mindedAs(text, ['sum-of'], ['parts', 'parts', 'parts'])
    return withoutToldTotal(readings[0]?.actions[0]?.inputs ?? [], numbers, text).length
  }
  expect(added('insurance 180, gas 120, total 300')).toBe(2)
  expect(added('insurance 180, gas 120, tolls 300')).toBe(3)
  expect(added('insurance 180, gas 120, total 340')).toBe(3)
})

test('a cost among others is no total of the next ones', () => {
  const counted = (text: string) => {
    const { readings, numbers } = mindedAs(
      text,
      ['budget-summary'],
      ['expenses', 'expenses', 'expenses', 'expenses'],
    )
    const sum = findSum('budget-summary')
    if (!sum) throw new Error('There is no such sum')
    const costs = numbers.map((number) => ({ ...number, what: 'expense' as const }))
    return countOnce(readings[0]?.actions[0]?.inputs ?? [], sum, costs, text).length
  }
  expect(counted('rent 980, food 450, daycare copay 290, phone 160')).toBe(4)
  expect(counted('rent 980, bills 450: power 290, phone 160')).toBe(2)
})
