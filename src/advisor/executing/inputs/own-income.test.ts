import { expect, test } from 'vitest'
import { asking } from '#advisor/executing/testing/made-sum.ts'
import { runSum } from '#advisor/executing/run-sum.ts'
import type { Meant } from '#advisor/testing/minded.ts'
import { earning, owning, snapshotWith, spending } from '#advisor/planning/testing/rows.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'

const snapshot = snapshotWith({
  income: [earning(1, 'My pay', 9000)],
  expenses: [spending(1, 'Rent', 2000), spending(2, 'Food', 562)],
  assets: [owning(1, 'Checking', 3900, 'Cash and Equivalents')],
})

function inputsOf(sum: string, text: string, meant: Meant[]) {
  const { record } = runSum(asking(sum, text, meant, { snapshot }), 's2')
  return Object.fromEntries(Object.entries(record.inputs).map(([name, { value }]) => [name, value]))
}

test.each([
  ['20k saved, how long would that carry us if the baby adds like 900 a month', ['savings', 'income']],
  ['20k saved, how long does it last when daycare costs us 900', ['savings', 'income']],
])('what costs something does not come in: %s', (text, meant) => {
  const { income, expenses } = inputsOf('runway', text, meant)
  expect([income, expenses]).toEqual([undefined, 346_200])
})

test('pay that goes on comes in', () =>
  expect(inputsOf('runway', '20k saved, my wife still gets 2,400', ['savings', 'income'])).toMatchObject({
    income: 240_000,
    expenses: 256_200,
  }))

test('pay of the past does not come in, and as severance comes in for its weeks', () => {
  const past: Meant = { slot: 'income', role: 'P' }
  expect(
    inputsOf('runway', '20k saved, i was making 1,340 a week', ['savings', past])['income'],
  ).toBeUndefined()
  const text = 'severance is 11 weeks, i was making 1,340 a week, how long does that last'
  expect(inputsOf('runway', text, ['', past])).toMatchObject({
    benefits: 580_667,
    benefitMonths: expect.closeTo((11 * 12) / 52),
  })
})

test('severance before and after tax is one amount, and what is stored is there beside it', () =>
  expect(
    inputsOf('runway', 'the severance is 14,740, maybe 11,500 after tax, and with the 3900 how long', [
      'savings',
      'savings',
    ]),
  ).toMatchObject({ savings: 1_540_000, benefits: 0 }))

test('severance and cash are all there is, however the cash is read', () => {
  const text = 'so the 11,500 severance plus my 3,900 how long do i last'
  const { action, ...asked } = asking('runway', text, ['', 'savings'], { snapshot })
  const cash = action.inputs.find(({ slot }) => slot === 'savings')?.value
  if (!cash) throw new Error('No number was read')
  const row = { kind: 'row', row: { list: 'assets', id: 1, name: 'Checking' } } as const
  const value = { kind: 'operation', operator: 'add', left: row, right: cash } as const
  const inputs = [{ slot: 'savings', value }]
  const { record } = runSum({ ...asked, action: { ...action, inputs } }, 's2')
  expect(record.inputs['savings']?.value).toBe(1_540_000)
})

test('severance that comes on top of what there is takes none of it away', () => {
  const { action, ...asked } = asking('runway', 'they also gave me 6000 severance', ['savings'], { snapshot })
  const sum = action.inputs.find(({ slot }) => slot === 'savings')?.value
  if (!sum) throw new Error('No number was read')
  const row = { kind: 'row', row: { list: 'assets', id: 1, name: 'Checking' } } as const
  const inputs = [
    { slot: 'savings', value: { kind: 'operation', operator: 'add', left: row, right: sum } as const },
  ]
  const { record } = runSum({ ...asked, action: { ...action, inputs } }, 's2')
  expect(record.inputs['savings']?.value).toBe(990_000)
})

test('a part of the savings that is meant for something else is not lived on', () =>
  expect(
    inputsOf('runway', 'i have 9,200 saved but 3k of that is tax money, how many months', [
      'savings',
      'income',
    ]),
  ).toMatchObject({ savings: 620_000 }))

test('pay among the costs is pay', () => {
  const pay: Meant = { slot: 'expenses', step: 'take', what: 'income' }
  expect(inputsOf('budget-summary', 'no, a bad month, like 2,900', [pay])).toMatchObject({
    income: 290_000,
    expenses: 256_200,
  })
})

test('what a pay among the costs was to replace stays', () => {
  const text = 'no i said a bad month, like 2,900'
  const { action, ...asked } = asking('budget-summary', text, [{ slot: 'expenses', what: 'income' }], {
    snapshot,
  })
  const [said] = action.inputs
  const all = { kind: 'total', name: 'expenses' } as const
  const row = { kind: 'row', row: { list: 'expenseItems', id: 2, name: 'Food' } } as const
  if (!said) throw new Error('No number was read')
  const more = { kind: 'operation', operator: 'add', left: all, right: said.value } as const
  const swapped = { kind: 'operation', operator: 'take', left: more, right: row } as const
  const inputs = [{ slot: 'expenses', value: swapped }]
  const { record } = runSum({ ...asked, action: { ...action, inputs } }, 's2')
  expect([record.inputs['income']?.value, record.inputs['expenses']?.value]).toEqual([290_000, 256_200])
})

test('savings carry the month that was supposed just before', () => {
  const month = sumRecord(
    'budget-summary',
    { income: ['money', 200_000], expenses: ['money', 256_200] },
    {},
    { id: 's1' },
  )
  const { action, ...asked } = asking('runway', 'how long would 20k carry us then', ['savings'], { snapshot })
  const spent = { slot: 'expenses', value: { kind: 'figure', sum: 's1', name: 'expenses' } as const }
  const inputs = [...action.inputs, spent]
  const { record } = runSum({ ...asked, sums: [month], action: { ...action, inputs } }, 's2')
  expect(record.inputs['income']?.value).toBe(200_000)
})

const couple = snapshotWith({
  income: [earning(1, 'My pay', 2500), earning(2, "Husband's pay", 3000)],
  expenses: [spending(1, 'Rent', 2100), spending(2, 'Food', 2000)],
})

test('one pay alone is that one, and savings carry the gap that it leaves', () => {
  const asked = asking('budget-summary', 'can we get by on just his pay', [], { snapshot: couple })
  const { record } = runSum(asked, 's1')
  expect(record.inputs['income']?.value).toBe(300_000)
  const next = asking('runway', 'we have 12k saved, how long would it cover the gap', ['savings'], {
    snapshot: couple,
  })
  expect(runSum({ ...next, sums: [record] }, 's2').record.results['need']?.value).toBe(110_000)
})
