import { expect, test } from 'vitest'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { isScore } from '#advisor/understanding/reading/credit-score.ts'

test.each([
  ['my scores 655, is that ok', true],
  ['credit is around 720 now', true],
  ['can i get one with a 610 score', true],
  ['my fico was 790', true],
  ['i scored 650 off on the couch', false],
  ['the score card is $400', false],
  ['my credit card is 640 a month', false],
])('%s: %s', (text, expected) => {
  const [number] = readNumbers(text)
  expect(number !== undefined && isScore(number, text)).toBe(expected)
})
