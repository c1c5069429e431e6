import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import { owing, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { understand } from '#advisor/understanding/understand.ts'
import { withoutLeastPayments } from './least-payments.ts'

const liabilities = [owing(1, 'Discover', 3100, 22), owing(2, 'Jeep loan', 9400, 7)]
const snapshot = snapshotWith({ liabilities })

test.each([
  'i can do 620 a month. minimums: discover 95, jeep 290',
  'the minimums are 95 on the discover and 290 on the jeep',
])('least payments change no debt and no bill: %s', (text) => {
  const { facts } = understand({ text, snapshot, dialogue: freshDialogue, minded: null })
  const amounts = withoutLeastPayments(facts, text, snapshot).flatMap(({ change }) =>
    'amount' in change ? [change.amount] : [],
  )
  expect(amounts).not.toContain(9500)
  expect(amounts).not.toContain(29_000)
})
