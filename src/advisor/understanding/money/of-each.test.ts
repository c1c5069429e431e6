import { expect, test } from 'vitest'
import { talk } from '#advisor/testing/memory.ts'
import { toDollars } from '#finance/money.ts'

test.each([
  ['my husband and i make about 4,200 a month each', 100_800],
  ['we both make 52k', 104_000],
  ['we each bring home around 3,000 a month', 72_000],
  ['each of us earns 45,000 a year', 90_000],
  ['we make 6,000 each month', 72_000],
  ['we make 80k', 80_000],
  ['i get 900 each week', 46_800],
])('%s', (text, income) => {
  expect(toDollars(talk([text]).snapshot.profile.income ?? 0)).toBe(income)
})
