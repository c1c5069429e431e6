import { expect, test } from 'vitest'
import { owing, snapshotWith, spending } from '#advisor/planning/testing/rows.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { mindedAs } from '#advisor/testing/minded.ts'
import { respond } from './respond.ts'
import { newTurn, seen } from './testing/turns.ts'

const asking = 'should i save more or pay down the card'
const { profile } = emptySnapshot()

function answer(saved: number | null, rate = 26, topic = 'save-or-pay-debt') {
  const snapshot = snapshotWith({
    liabilities: [owing(1, 'Amex', 2700, rate)],
    expenses: [spending(1, 'Rent', 1500), spending(2, 'Food', 600)],
    profile: { ...profile, savings: saved },
  })
  const minded = mindedAs(asking, ['next'], [], { topics: [{ id: topic, score: 0.8 }] })
  return seen(respond({ ...newTurn(asking, { snapshot }), minded }).content)
}

test('a month of bills comes before the debt', () => {
  expect(answer(90_000)).toMatch(/^First a month of bills in cash, \$2,100\. Then everything spare on .Amex/)
})

test('where that is there, the dear debt comes first', () => {
  expect(answer(400_000)).toMatch(/^"Amex" first: 26% .* your \$4,000 already covers a month of bills/)
})

test('a cheap debt and other subjects are left to what is known of them', () => {
  expect(answer(400_000, 4)).not.toMatch(/Amex" first/)
  expect(answer(400_000, 26, 'starter-fund')).not.toMatch(/Amex" first: 26%/)
})
