import { describe, expect, test } from 'vitest'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { evaluate } from '#advisor/executing/evaluate.ts'
import { inOnePeriod } from './one-period.ts'

const sum = findSum('sum-of')
if (!sum?.inputs['parts']) throw new Error('Nothing can be added up.')
const input = sum.inputs['parts']
const scope = { snapshot: emptySnapshot(), sums: [], before: null }

/** What all numbers of a message come to, in dollars. */
function addUp(text: string): number {
  const inputs = readNumbers(text).map((number) => ({
    slot: 'parts',
    value: { kind: 'number' as const, number },
  }))
  const action = { intent: 'sum-of', from: null, about: [], inputs, wanted: null }
  const cents = inOnePeriod(action, text, []).map(({ value }) => evaluate(value, input, scope)?.value ?? 0)
  return Math.round(cents.reduce((sum, one) => sum + one, 0)) / 100
}

describe('amounts that are added up', () => {
  test.each([
    ['insurance 600 a year and a mortgage payment on it of $900, what is that a month', 950],
    ['Insurance $118 a month, gas $45 and $700 a year in repairs. What does it cost me a month?', 221.33],
    ['Insurance $118 a month, gas $45 and $700 a year in repairs. What is that a year?', 2656],
    ['It is $38, $52.50 and $61 every 2 weeks. What am I paying a month?', 328.25],
    ['$300 a month and $120 a year', 310],
    ['$300 a month and $120 a year. What is the whole year then?', 3720],
    ['$300 a month and $120 a year. What do I pay in a full year?', 3720],
    ['$20 a week and $30 a week', 50],
    ['$20 and $30', 50],
  ])('%s: %d', (text, expected) => {
    expect(addUp(text)).toBeCloseTo(expected, 1)
  })
})

test('a bare amount after one that was made a year’s comes as often as that was said', () => {
  const text = '$2,340 a month from the pension and $1,610 from Social Security. What is that in a year?'
  const [pension, benefit] = readNumbers(text).map((number) => ({ kind: 'number' as const, number }))
  if (!pension || !benefit) throw new Error('no numbers')
  const twelve = { kind: 'constant' as const, value: 12 }
  const yearly = { kind: 'operation' as const, operator: 'times' as const, left: pension, right: twelve }
  const inputs = [yearly, benefit].map((value) => ({ slot: 'parts', value }))
  const action = { intent: 'sum-of', from: null, about: [], inputs, wanted: null }
  const cents = inOnePeriod(action, text, []).map(({ value }) => evaluate(value, input, scope)?.value ?? 0)
  expect(cents).toEqual([2_808_000, 1_932_000])
})

/** The dollars of each input of an action whose numbers fill its slots in order. */
function dollars(intent: string, slots: readonly string[], text: string): number[] {
  const inputs = readNumbers(text).map((number, at) => ({
    slot: slots[at] ?? '',
    value: { kind: 'number' as const, number },
  }))
  const action = { intent, from: null, about: [], inputs, wanted: null }
  return inOnePeriod(action, text, []).map(({ value }) => (evaluate(value, input, scope)?.value ?? 0) / 100)
}

test('pay of a salary’s size is a year’s, beside a bill of a month', () => {
  const together = 'i make 60k and he makes 48,000. what is that together a month'
  expect(dollars('sum-of', ['parts', 'parts'], together)).toEqual([5000, 4000])
  const left = 'i make 48k and rent is 1,200, whats left'
  expect(dollars('difference', ['amount', 'take'], left)).toEqual([4000, 1200])
  const less = 'i make 60k, id make 48k there. how much less a month'
  expect(dollars('difference', ['amount', 'take'], less)).toEqual([5000, 4000])
})

test('what is put aside comes by the period that is asked for', () => {
  const text = 'i clear 78k a year. how much a month should i put aside, say 28%'
  expect(dollars('set-aside', ['income'], text)[0]).toBe(6500)
  expect(dollars('set-aside', ['income'], 'i clear 78k a year. how much should i put aside')[0]).toBe(78_000)
})

test('a raise is a year’s pay against a year’s, although a month’s is stored', () => {
  const text = 'my salary would become 96,000, how large a raise is that in percent'
  const [number] = readNumbers(text)
  if (!number) throw new Error('no number')
  const pay = { list: 'incomeItems', id: 0, name: 'pay' } as const
  const inputs = [
    { slot: 'old', value: { kind: 'row' as const, row: pay } },
    { slot: 'new', value: { kind: 'number' as const, number } },
  ]
  const action = { intent: 'percent-change', from: null, about: [], inputs, wanted: null }
  const paid = { ...emptySnapshot(), profile: { ...emptySnapshot().profile, income: 8_000_000 } }
  const cents = inOnePeriod(action, text, []).map(
    ({ value }) => evaluate(value, input, { ...scope, snapshot: paid })?.value,
  )
  expect(cents?.map((value) => Math.round((value ?? 0) / 1000) * 1000)).toEqual([8_000_000, 9_600_000])
})

test.each([
  ['$96 a year out of $200 a month', 2400],
  ['$96 a month out of $24,000 a year', 2000],
  ['$96 a month out of $2,400 a month', 2400],
])('a share is of the same time: %s', (text, whole) => {
  const [part, all] = readNumbers(text).map((number) => ({ kind: 'number' as const, number }))
  if (!part || !all) throw new Error('no numbers')
  const inputs = [
    { slot: 'part', value: part },
    { slot: 'whole', value: all },
  ]
  const action = { intent: 'share', from: null, about: [], inputs, wanted: null }
  const cents = inOnePeriod(action, text, []).map(({ value }) => evaluate(value, input, scope)?.value)
  expect(cents[1]).toBe(whole * 100)
})

test.each([
  [5_400_000, 4500],
  [null, 54_000],
])('a share of the pay that is stored by the year, %s, is one of a month of it', (pay, whole) => {
  const text = 'of 54000, 900 a month for daycare'
  const [all, part] = readNumbers(text)
  if (!all || !part) throw new Error('There are no numbers')
  const inputs = [
    { slot: 'part', value: { kind: 'number' as const, number: part } },
    { slot: 'whole', value: { kind: 'number' as const, number: { ...all, period: null } } },
  ]
  const action = { intent: 'share', from: null, about: [], inputs, wanted: null }
  const [, of] = inOnePeriod(action, text, [], pay)
  expect(of && evaluate(of.value, input, scope)?.value).toBe(whole)
})
