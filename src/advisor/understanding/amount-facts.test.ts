import { expect, test } from 'vitest'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { changesFrom } from './amount-facts.ts'
import { isMoneyLike, readMessage } from './reading/reading.ts'

/** What is earned in a year where each amount is pay, so surely. */
function incomeIn(text: string, ...certain: number[]) {
  const reading = readMessage(text)
  const judged = reading.amounts
    .filter(isMoneyLike)
    .map((amount, at) => ({ amount, role: 'income', certainty: certain[at] ?? 0, clarity: 0.95 }) as const)
  const found = changesFrom(reading, judged, emptySnapshot())
  return found.flatMap(({ change }) => (change.kind === 'profile' ? [change.value] : []))
}

test('beside pay that is sure, another needs less', () => {
  const text = 'he clears 3,150 a month at the plant and i clear 2,480 at the school'
  expect(incomeIn(text, 0.6, 0.98)).toEqual([6_756_000])
  expect(incomeIn(text, 0.3, 0.98)).toEqual([2_976_000])
  // The same again is no second one.
  expect(incomeIn('Drawing 1,655 from SS, just the 1,655', 0.94, 0.68)).toEqual([1_986_000])
})
