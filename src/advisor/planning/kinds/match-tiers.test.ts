import { expect, test } from 'vitest'
import { readQuestion } from '#advisor/planning/question/read-question.ts'
import { readMatch } from './match-tiers.ts'

test.each([
  ['matches 50% of what I contribute, up to 6% of salary. I contribute 4%.', [[50, 6]], 4],
  ['They match dollar for dollar up to 4%. I put in 3%.', [[100, 4]], 3],
  [
    '100% of the first 3% and 50% of the next 2%; I contribute 5%',
    [
      [100, 3],
      [50, 2],
    ],
    5,
  ],
  [
    'matches 100% up to 3% and then 50% up to 5% of salary. I save 5%',
    [
      [100, 3],
      [50, 2],
    ],
    5,
  ],
  [
    'matches the first 4% at 100% and the next 4% at 50%, with a contribution of 6%',
    [
      [100, 4],
      [50, 4],
    ],
    6,
  ],
  ['adds 50 cents on the dollar up to 7%. I contribute 3%', [[50, 7]], 3],
  ['matches half of what I put in up to 6%. My contribution is 2%.', [[50, 6]], 2],
  ['I contribute 9% of pay; the employer matches 25% up to 8%.', [[25, 8]], 9],
])('%s', (text, tiers, contribution) => {
  const read = readMatch(readQuestion(`My employer ${text}`))
  expect(read.tiers.map((tier) => [tier.matchPercent, tier.ofNextPercent])).toEqual(tiers)
  expect(read.contribution?.value).toBe(contribution)
})
