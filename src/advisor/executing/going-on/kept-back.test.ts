import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { owing, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { goOn } from './going-on.ts'

const weighed = (owed: number) =>
  sumRecord(
    'savings-or-debt',
    { savings: ['money', 1_200_000], balance: ['money', 1_000_000], rate: ['percent', 25] },
    { saved: ['money', 10_000], owed: ['money', owed] },
    { id: 's1' },
  )
const goes = (text: string, snapshot = emptySnapshot(), ...sums: SumRecord[]) =>
  goOn({ text, minded: mindedAs(text, []), sums, snapshot })

test.each(['and if i keep 4k back', 'what if we hold back 4,000', 'i want to leave 4000 in savings though'])(
  'what is kept back of the savings: %s',
  (text) => {
    expect(goes(text, emptySnapshot(), weighed(0))).toMatchObject({
      intent: 'savings-or-debt',
      inputs: [{ slot: 'savings' }, { slot: 'balance' }, { slot: 'rate' }, { slot: 'kept' }],
    })
  },
)

test('the rest of the debt is what the rest of the savings leaves', () => {
  expect(
    goes('if i keep 4k aside how long to clear the rest at 300 a month', emptySnapshot(), weighed(0)),
  ).toMatchObject({
    intent: 'payoff-time',
    inputs: [{ value: { operator: 'take', right: { operator: 'take' } } }, {}, { slot: 'payment' }],
  })
  expect(goes('and then 300 a month, when is it gone', emptySnapshot(), weighed(200_000))).toMatchObject({
    intent: 'payoff-time',
    inputs: [{ value: { name: 'owed' } }, { slot: 'rate' }, { slot: 'payment' }],
  })
})

test('of what is kept, where nothing was weighed up before', () => {
  const base = emptySnapshot()
  const stored = snapshotWith({
    liabilities: [owing(1, 'Visa', 6000, 24)],
    profile: { ...base.profile, savings: 500_000 },
  })
  expect(goes('should i pay the visa but keep 2k for emergencies', stored)).toMatchObject({
    intent: 'savings-or-debt',
    inputs: [{ value: { row: { list: 'savings' } } }, {}, {}, { slot: 'kept' }],
  })
})

test.each([
  'if i keep paying 600 a month how long',
  'can i keep 600 a month for fun',
  'keep 40k in the 401k',
])('not %s', (text) => expect(goes(text, emptySnapshot(), weighed(0))?.intent).not.toBe('savings-or-debt'))

test('what is always kept somewhere supposes nothing', () => {
  const stored = snapshotWith({
    profile: { ...emptySnapshot().profile, savings: 900_000 },
    liabilities: [owing(1, 'Visa', 5000, 25)],
  })
  expect(goes('what if i keep 300 in there', stored)).toMatchObject({ intent: 'savings-or-debt' })
  expect(goes('i keep 300 in my wallet', stored)).toBeNull()
})

test('savings are built up again by what was taken from them', () => {
  const text = 'how long to rebuild my savings at 250 a month'
  expect(goes(text, emptySnapshot(), weighed(0))).toMatchObject({
    intent: 'goal-time',
    inputs: [{ value: { name: 'amount' } }, { slot: 'monthly' }],
  })
})

test('right after it, what is kept is of the savings, and the rest goes on at what is paid now', () => {
  expect(goes('id want to keep at least 4k', emptySnapshot(), weighed(0))).toMatchObject({
    inputs: [{}, {}, {}, { slot: 'kept' }],
  })
  const stored = snapshotWith({ liabilities: [{ ...owing(1, 'Visa', 10_000, 25), minimumPayment: 30_000 }] })
  expect(goes('how long would the rest take then', stored, weighed(200_000))).toMatchObject({
    intent: 'payoff-time',
    inputs: [{ value: { name: 'owed' } }, {}, { value: { row: { list: 'liabilities' } } }],
  })
})
