import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { readingBy } from '#advisor/testing/weighed.ts'
import { toDollars } from '#finance/money.ts'
import { judgeAmounts } from '#advisor/understanding/classify.ts'
import { sharpen } from '#advisor/understanding/sharpen.ts'

test.each([
  ['He earns 97,000 and I earn 86,000, which makes 183,000 a year for the two of us', 183_000],
  ["I get $2,230 a month from disability and she makes $1,900 a month, so it's $4,130 a month", 49_560],
])('parts that come to the whole are both pay: %s', (text, yearly) => {
  const { profile, income } = talk([text]).snapshot
  expect(toDollars(profile.income ?? 0)).toBe(yearly)
  expect(income).toHaveLength(2)
})

test('pay of others that happens to come to the own is none', () => {
  const { profile, income } = talk(['My boss makes 60k, my friend makes 40k, I make 100k']).snapshot
  expect(toDollars(profile.income ?? 0)).toBe(100_000)
  expect(income).toEqual([])
})

test('what adds up to nothing told, or is kept apart, is as it was', () => {
  const rolesOf = (text: string) => {
    const reading = readingBy(text, ['none', 'income', 'income'])
    return sharpen(reading, judgeAmounts(reading)).map(
      ({ role, certainty }) => role === 'income' && certainty > 0.9,
    )
  }
  const told = (whole: string, more = '') =>
    rolesOf(`A tutor got 20,000 and I get 40,000, ${whole} in all.${more}`)
  expect(told('60,000')).toEqual([true, true, true])
  expect(told('61,000')).toEqual([false, true, true])
  expect(told('60,000', " We don't mix money.")).toEqual([false, true, true])
})
