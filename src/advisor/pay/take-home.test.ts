import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { What } from '#advisor/actions/language.ts'
import type { Fact } from '#advisor/facts.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { hearPay } from './hear-pay.ts'

const payOf = (value: number): Fact => ({
  change: { kind: 'profile', field: 'income', value },
  decision: 'save',
  quote: 'my pay',
  span: { start: 0, end: 6 },
})

interface Known {
  income?: number | null
  takeHome?: number | null
  basis?: 'net' | 'gross' | null
  own?: number
  /** What the mind takes every number for. */
  what?: What
  sure?: number
  facts?: Fact[]
}

function told(
  text: string,
  { income = 6_600_000, takeHome = null, basis = null, own = 1, what, sure, facts = [] }: Known = {},
) {
  const empty = emptySnapshot()
  const snapshot = { ...empty, profile: { ...empty.profile, income, takeHome, incomeBasis: basis } }
  const minded = mindedAs(
    text,
    ['tell'],
    Array.from({ length: 4 }, () => ({ own, what: what ?? null, sure: sure ?? 1 })),
  )
  return hearPay(facts, { text, snapshot, dialogue: freshDialogue, minded }).map(({ change }) => change)
}

const takeHome = (value: number | null) => ({ kind: 'profile', field: 'takeHome', value })

test.each([
  ['I make 66k and take home 4,100. rent is 1,300', 410_000],
  ['my salary is 66,000 but after taxes I see 2,050 twice a month', 410_000],
  ['i clear about 1,950 every two weeks', 422_500],
  ['we bring home 4,300 a month', 430_000],
  ['ok but i only see about 4,300 a month of it', 430_000],
])('%s', (text, month) => expect(told(text)).toEqual([takeHome(month)]))

test.each([
  'I make 66k, rent is 4,100',
  'after rent I have 4,100 left',
  'we bring home 1,100 a month',
  'my take home is 5,500',
  'my wife brings home 4,100 a month',
  'my sister takes home 4,100 a month',
  'Phone: 85\nGym: 45\nI take home 5,500 a month',
  'gym is 45 and i take home 5,500 a month',
  'we get 5,500 a month after tax and spend about 4,100',
  'i make 5,500 and spend 4,100 after taxes',
])('not what is left of that pay: %s', (text) => expect(told(text)).toEqual([]))

test('what is only supposed, known already or of no known pay is not kept', () => {
  expect(told('what if I took home 4,100 a month', { own: 0 })).toEqual([])
  expect(told('I take home 4,100', { takeHome: 410_000 })).toEqual([])
  expect(told('I take home 4,100', { income: null })).toEqual([])
})

test('nothing is left of pay that is stored after tax, unless the message tells the pay anew', () => {
  const debt: Fact = { ...payOf(0), change: { kind: 'profile', field: 'debt', value: 410_000 } }
  expect(told('I take home 4,100', { basis: 'net', facts: [debt] })).toEqual([debt.change])
  expect(told('I take home 4,100', { basis: 'gross' })).toEqual([takeHome(410_000)])
  const pay = payOf(6_600_000)
  const anew = told('I make 66k and take home 4,100', { basis: 'net', facts: [pay] })
  expect(anew).toEqual([pay.change, takeHome(410_000)])
})

test('what the mind surely takes for a cost or a debt is no pay', () => {
  const text = 'I make 70k and the mortgage hits our account at 3,200 a month'
  const pay = payOf(7_000_000)
  const kept = { income: null, facts: [pay] }
  expect(told(text, { ...kept, what: 'expense', sure: 0.5 })).toEqual([pay.change])
  expect(told(text, { ...kept, what: 'liability', sure: 0.9 })).toEqual([pay.change])
  const spent = 'I make 5,800 a month after tax and spend around 4,400'
  const own = { income: null, facts: [payOf(6_960_000)] }
  expect(told(spent, { ...own, what: 'expenses', sure: 0.9 })).toEqual([payOf(6_960_000).change])
  const unsure = told('I take home 4,100 a month', { what: 'expense', sure: 0.4 })
  expect(unsure).toEqual([takeHome(410_000)])
})

test('it is left of the pay that the same message tells, and its amount is nothing else', () => {
  const pay = payOf(6_600_000)
  const tax: Fact['change'] = {
    kind: 'liability',
    id: null,
    name: 'Tax',
    amount: 410_000,
    category: 'Other Debt',
  }
  const debt: Fact['change'] = { kind: 'profile', field: 'debt', value: 410_000 }
  const facts = [pay, { ...pay, change: tax }, { ...pay, change: debt }]
  expect(told('66k, after tax I get 4,100', { income: null, facts })).toEqual([pay.change, takeHome(410_000)])
})

test('it goes with the pay that it is left of', () => {
  const raise = payOf(7_000_000)
  const known = { takeHome: 410_000, facts: [raise] }
  expect(told('I make 70k now', known)).toEqual([raise.change, takeHome(null)])
  expect(told('I make 66k', { ...known, facts: [payOf(6_600_000)] })).toHaveLength(1)
  expect(told('I make 70k now and take home 4,400', known)).toEqual([raise.change, takeHome(440_000)])
})

test('what is cleared in one season is no take-home pay', () => {
  const text = 'apr thru nov i clear 7,200 a month, dec thru mar more like 1,500'
  const pay = payOf(6_360_000)
  expect(told(text, { income: null, facts: [pay] })).toEqual([pay.change])
})

test.each([
  ['66k a year, my check is 1,900 every two weeks', 411_667],
  ['I make 66k, about 4,100 a month after everything', 410_000],
])('what is left of the pay: %s', (text, amount) =>
  expect(told(text, { facts: [payOf(6_600_000)], own: 0.3 })).toContainEqual(takeHome(amount)),
)

test.each(['my refund check was 3,400', 'we have 3,500 left after everything'])('%s: is none', (text) =>
  expect(told(text)).toEqual([]),
)

test('what both bring home of pay that is kept apart is what is left of all of it', () => {
  const empty = emptySnapshot()
  const date = '2026-11-01'
  const income = ['My pay', 'Her pay'].map((source, at) => ({ id: at + 1, source, amount: 400_000, date }))
  const snapshot = { ...empty, income, profile: { ...empty.profile, income: 9_600_000 } }
  const kept = (text: string) =>
    hearPay([], {
      text,
      snapshot,
      dialogue: freshDialogue,
      minded: mindedAs(text, ['tell'], [{ own: 1 }]),
    }).map(({ change }) => change)
  expect(kept('we bring home 6,300 a month together')).toEqual([takeHome(630_000)])
  expect(kept('i take home 6,300 a month')).toEqual([])
})

test('what comes in as known to be brought home is neither other pay nor what is spent', () => {
  const known = { income: 6_400_000, takeHome: 409_500 }
  const pay = payOf(4_914_000)
  const costs: Fact = { ...pay, change: { kind: 'profile', field: 'expenses', value: 409_500 } }
  expect(told('w 4,095 a month coming in, whats left', { ...known, facts: [pay] })).toEqual([])
  expect(told('we have 4,095 a month to work with', { ...known, facts: [costs] })).toEqual([])
  expect(told('we spend 4,095 a month', { ...known, facts: [costs] })).toEqual([costs.change])
})

test('what is left of pay that was told before sets nothing right of it', () => {
  const known = { income: 7_800_000, facts: [payOf(5_640_000)] }
  expect(told('after taxes thats 4,700 a month', known)).toEqual([takeHome(470_000)])
  expect(told('sorry, its 4,700 a month after taxes', known)).toHaveLength(1)
})
