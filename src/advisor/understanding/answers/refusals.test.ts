import { expect, test } from 'vitest'
import { isRefusal } from './refusals.ts'

test.each([
  "I'd rather keep that to myself, prefer not to answer",
  'No clue, to be frank',
  'Pass!',
  'can we come back to this tomorrow',
  "I'll have to check with my bank",
  'idk',
  "that's private",
])('%j leaves the question open', (text) => {
  expect(isRefusal(text)).toBe(true)
})

test.each(['2,300', 'nothing at all', 'about four grand', 'yes'])('%j answers', (text) => {
  expect(isRefusal(text)).toBe(false)
})
