import { freshDialogue } from '#advisor/dialogue.ts'
import { expect, test } from 'vitest'
import type { Change, Fact } from '#advisor/facts.ts'
import { snapshotWith } from '#advisor/planning/testing/rows.ts'
import { hearPay } from './hear-pay.ts'

const date = '2026-11-01'
const snapshot = snapshotWith({
  income: [
    { id: 1, source: 'Salary', amount: 500_000, date },
    { id: 2, source: "Husband's pay", amount: 400_000, date },
  ],
})
snapshot.profile.income = 10_800_000

function kept(text: string, ...pays: { id: number | null; name: string; amount: number }[]) {
  const facts = pays.map((pay): Fact => ({
    change: { kind: 'income', ...pay },
    decision: 'save',
    quote: text,
    span: { start: 0, end: 1 },
  }))
  const said = ({ change }: { change: Change }) =>
    change.kind === 'income'
      ? `${change.name} ${change.amount}`
      : change.kind === 'profile'
        ? `all ${String(change.value)}`
        : ''
  return hearPay(facts, { text, snapshot, dialogue: freshDialogue, minded: null }).map(said)
}

test('a raise of the one at home leaves the pay of the user as it is', () =>
  expect(kept('he got promoted, he makes 54k', { id: 1, name: 'Salary', amount: 450_000 })).toEqual([
    'all 11400000',
    "Husband's pay 450000",
  ]))

test('two that are told together are kept apart', () => {
  const pays = [
    { id: 2, name: "Husband's pay", amount: 410_000 },
    { id: null, name: 'His pay', amount: 330_000 },
  ]
  expect(kept('i make 4,100 a month now and he makes 3,300', ...pays)).toEqual([
    'all 8880000',
    'Salary 410000',
    "Husband's pay 330000",
  ])
  // What is left of pay that is known is no other pay.
  expect(kept('i take home 4,100 a month and he takes home 3,300', ...pays)).toEqual(['all 740000'])
  expect(kept('i take home 4,100 a month', { id: 1, name: 'Salary', amount: 410_000 })).toEqual([])
})

test('what the own work pays now leaves what else comes in as it is', () => {
  const shop = snapshotWith({
    income: [
      { id: 1, source: 'My pay', amount: 380_000, date },
      { id: 2, source: 'Pottery', amount: 45_000, date },
    ],
  })
  shop.profile.income = 5_100_000
  const told = (text: string, value: number) => {
    const change: Change = { kind: 'profile', field: 'income', value }
    const fact: Fact = { change, decision: 'save', quote: text, span: { start: 0, end: 1 } }
    return hearPay([fact], { text, snapshot: shop, dialogue: freshDialogue, minded: null }).map(
      ({ change: kept }) => kept,
    )
  }
  expect(told('my salary went up to 4,050 a month', 4_860_000)).toMatchObject([
    { kind: 'profile', value: 5_400_000 },
    { kind: 'income', id: 1, amount: 405_000 },
  ])
  expect(told('i make 4,600 a month altogether', 5_520_000)).toMatchObject([{ value: 5_520_000 }])
})

test('pay of a wife alone is never that of the user', () => {
  const text = 'my wife is at the clinic now, 30k'
  const change: Change = { kind: 'profile', field: 'income', value: 3_000_000 }
  const fact = { change, decision: 'save', quote: text, span: { start: 0, end: 1 } } as Fact
  const earner = snapshotWith({})
  earner.profile.income = 7_000_000
  expect(hearPay([fact], { text, snapshot: earner, dialogue: freshDialogue, minded: null })).toEqual([])
  expect(
    hearPay([fact], {
      text: 'i make 30k now',
      snapshot: earner,
      dialogue: freshDialogue,
      minded: null,
    }),
  ).toHaveLength(1)
})

test('what comes beside both keeps its name', () =>
  expect(kept('he also tutors for 300 a month', { id: null, name: 'Tutors', amount: 30_000 })).toEqual([
    'all 11160000',
    'Tutors 30000',
  ]))
