import { expect, test } from 'vitest'
import { hearNumbers } from '#advisor/reading/heard.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { heardAge } from './heard-age.ts'

const ageIn = (text: string) => heardAge(hearNumbers(text, readNumbers(text)))?.value ?? null

test.each([
  ['im 47, he is 51', 47],
  ["hi, I'm 63 and tired of work", 63],
  ["we're both 66", 66],
  ["my daughter says i'm 39 and still renting", 39],
  ['33, electrician, two kids', 33],
  ['58 here. am i late?', 58],
  ['hey, 61 and thinking of stopping soon', 61],
  ['50% of what i make', null],
  ['20 or 30 bucks', null],
  ['she is 71', null],
  ['i want to be out by 60', null],
  ['im 12k in debt', null],
  ['i want 2 cars when im 60', null],
])('%s', (text, age) => {
  expect(ageIn(text)).toBe(age)
})
