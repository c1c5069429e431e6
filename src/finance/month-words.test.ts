import { expect, test } from 'vitest'
import { MONTH_WORDS, monthNamed } from './month-words.ts'

const isMonth = (word: string) => new RegExp(`^(?:${MONTH_WORDS})$`).test(word)

test.each([
  ['january', 1],
  ['Mar', 3],
  ['may', 5],
  ['sept', 9],
  ['december', 12],
])('%s is month %i', (word, month) => {
  expect(isMonth(word.toLowerCase())).toBe(true)
  expect(monthNamed(word)).toBe(month)
})

test('a word that is no month names none', () => {
  expect(isMonth('summer')).toBe(false)
  expect(monthNamed('summer')).toBe(0)
})
