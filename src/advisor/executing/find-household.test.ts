import { expect, test } from 'vitest'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { unknownPerson } from '#advisor/talk/testing/turns.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { bare } from './bare-action.ts'
import { findHousehold } from './find-household.ts'

/** The words that a refinance knows, after one that was asked for in others. */
function wordsAfter(before: string, text: string): string {
  const sum = findSum('refinance')
  if (!sum) throw new Error('There is no such sum')
  const from = { ...sumRecord('refinance', {}, {}), words: before }
  return findHousehold({ action: bare('refinance'), text, snapshot: unknownPerson, from, sum }).text
}

test('costs that went into a loan still do, until they are paid in cash', () => {
  expect(wordsAfter('6% with 4,000 of costs rolled in', 'over 20 years?')).toContain('costs rolled in')
  expect(wordsAfter('6% with 4,000 of costs rolled in', 'and paying those up front')).not.toContain('rolled')
  expect(wordsAfter('6% with 4,000 of costs', 'over 20 years?')).toBe('over 20 years?')
})
