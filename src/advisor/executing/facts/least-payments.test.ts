import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import { owing, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { understand } from '#advisor/understanding/understand.ts'
import { withLeastPayments, withPaidEach } from './least-payments.ts'

const liabilities = [owing(1, 'Discover', 3100, 22), owing(2, 'Jeep loan', 9400, 7)]
const snapshot = snapshotWith({ liabilities })

test.each([
  'i can do 620 a month. minimums: discover 95, jeep 290',
  'the minimums are 95 on the discover and 290 on the jeep',
])('least payments change no debt and no bill: %s', (text) => {
  const hearing = { text, snapshot, dialogue: freshDialogue, minded: mindedAs(text, []) }
  const amounts = withLeastPayments(understand(hearing).facts, hearing).flatMap(({ change }) =>
    'amount' in change ? [change.amount] : [],
  )
  expect(amounts).not.toContain(9500)
  expect(amounts).not.toContain(29_000)
})

test('they are kept with their debts', () => {
  const text = 'minimums: discover 95, jeep 290'
  const minded = mindedAs(text, ['tell'], [{ own: 0.8 }, { own: 0.9 }])
  const facts = withLeastPayments([], { text, snapshot, dialogue: freshDialogue, minded })
  expect(facts.map(({ change }) => change)).toMatchObject([
    { id: 1, minimumPayment: 9500 },
    { id: 2, minimumPayment: 29_000 },
  ])
})

test('what is only tried out is not', () => {
  const text = 'minimums: discover 95, jeep 290'
  const minded = mindedAs(text, ['tell'], [{ own: 0.1 }, { own: 0.2 }])
  expect(withLeastPayments([], { text, snapshot, dialogue: freshDialogue, minded })).toEqual([])
})

test('where one debt is called otherwise, the other is known by its name', () => {
  const text = 'minimums are 290 on the jeep and 95 on the card'
  const minded = mindedAs(text, ['tell'], [{ own: 0.9 }, { own: 0.9 }])
  const facts = withLeastPayments([], { text, snapshot, dialogue: freshDialogue, minded })
  expect(facts.map(({ change }) => change)).toContainEqual(
    expect.objectContaining({ id: 2, minimumPayment: 29_000 }),
  )
})

test('what is paid on each debt is a bill of its own, and no balance', () => {
  const text = 'i pay 140 on the discover and 310 on the jeep'
  const minded = mindedAs(text, ['tell'], [{ own: 0.9 }, { own: 0.9 }])
  const hearing = { text, snapshot, dialogue: freshDialogue, minded }
  expect(withPaidEach(understand(hearing).facts, hearing).map(({ change }) => change)).toMatchObject([
    { kind: 'expense', name: 'Discover payment', amount: 14_000 },
    { kind: 'expense', name: 'Jeep loan payment', amount: 31_000 },
  ])
})

test('so is what is paid on a debt of the same message', () => {
  const text = 'i owe 4,800 on a visa and 9,900 on my van, paying 160 on the visa and 290 on the van'
  const minded = mindedAs(text, ['tell'], [{ own: 1 }, { own: 1 }, { own: 1 }, { own: 1 }])
  const hearing = { text, snapshot: snapshotWith({}), dialogue: freshDialogue, minded }
  const changes = withPaidEach(understand(hearing).facts, hearing).map(({ change }) => change)
  expect(changes.filter(({ kind }) => kind === 'liability')).toMatchObject([
    { amount: 480_000 },
    { amount: 990_000 },
  ])
  expect(changes.filter(({ kind }) => kind === 'expense')).toMatchObject([
    { amount: 16_000 },
    { amount: 29_000 },
  ])
})
