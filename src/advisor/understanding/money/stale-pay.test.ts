import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

const incomeAfter = (text: string) => toDollars(talk([text]).snapshot.profile.income ?? 0)

test.each([
  ['I make 45 thousand, no wait, 54 thousand a year.', 54_000],
  ["Salary 78k. Sorry, that's with the stipend they took away; it's 75k flat now.", 75_000],
  [
    'Got laid off from the mill two weeks ago after 17 years making 62k. Unemployment pays me 478 a week.',
    24_856,
  ],
  ["I start the new job June 9th at 71,000. Until then I'm still at the old place making 59,500.", 59_500],
  [
    "I earned $15 an hour at Target until last year; these days I'm an apprentice lineman at $31 an hour, 40 hours.",
    64_480,
  ],
])('only the pay of now counts: %s', (text, yearly) => expect(incomeAfter(text)).toBe(yearly))

test.each([
  ['I make 48,000 at the school, and 6,000 a year from tutoring', 54_000],
  ['My pension is 1,890 a month. I still work, and that pays 1,000 a month', 34_680],
])('several pays of now add up: %s', (text, yearly) => expect(incomeAfter(text)).toBe(yearly))

test.each([
  ['i never said i make 100k. i make 56', 56_000],
  ['I make 45 an hour', 93_600],
  ['I get 24 full time', 49_920],
  ['uber nets me 710 a week, lyft 240', 49_400],
])('what is left out is what everybody would think: %s', (text, yearly) =>
  expect(incomeAfter(text)).toBe(yearly),
)
