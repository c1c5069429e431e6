import { expect, test } from 'vitest'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { FigureSheet } from '#advisor/grounding/figures.ts'
import { readText } from '#advisor/grounding/print.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { tellBetter } from './tell-better.ts'
import { findOptions } from '#advisor/judging/pairs.ts'

const better = (pair: readonly [SumRecord, SumRecord], question = 'so which') =>
  tellBetter(new FigureSheet(), pair, question)
    ?.answer.map((words) => readText(words).replaceAll('’', "'"))
    .join(' ') ?? null

const payoff = (payment: number, interest: number) =>
  sumRecord(
    'payoff-time',
    { rate: ['percent', 22], payment: ['money', payment] },
    { months: ['months', 20], interest: ['money', interest] },
  )
const loan = (months: number, payment: number, interest: number) =>
  sumRecord(
    'loan-payment',
    { rate: ['percent', 8.9], months: ['months', months] },
    { payment: ['money', payment], interest: ['money', interest], total: ['money', 1_000_000 + interest] },
  )

test('the cheaper of two is better, in either order, and asks for more a month', () => {
  const [fast, slow] = [payoff(30_000, 150_000), payoff(25_000, 190_000)]
  for (const pair of [[fast, slow] as const, [slow, fast] as const])
    expect(better(pair)).toBe(
      'Paying $300 a month is better: $1,500 instead of $1,900, so $400 less interest. It asks for $50 more a month, so only if that fits.',
    )
})

test('loans are named by what differs', () => {
  expect(better([loan(48, 33_531, 259_474), loan(60, 27_958, 327_505)])).toMatch(
    /^The one over 4 years is better: \$2,595 instead of \$3,275/,
  )
})

test('of what grows, more is better', () => {
  const grown = (value: number, rate: number) =>
    sumRecord('growth', { rate: ['percent', rate] }, { value: ['money', value] })
  expect(better([grown(200_000, 7), grown(150_000, 5)])).toMatch(/^The one at 7% is better: .* \$500 more\./)
})

test('a debt and savings are weighed by their rates', () => {
  const earned = (rate: number) =>
    sumRecord(
      'interest-earned',
      { rate: ['percent', rate] },
      { interest: ['money', 1_000_000], value: ['money', 26_000_000] },
    )
  expect(better([earned(25), payoff(89_500, 4_000_000)])).toMatch(
    /no rush to pay it off: the loan costs 22% and the money earns 25%/,
  )
  expect(better([payoff(89_500, 4_000_000), earned(4)])).toMatch(
    /^I'd pay it off: it costs 22%, more than the 4% the money earns\./,
  )
  const hoped = sumRecord('growth', { rate: ['percent', 23] }, { value: ['money', 1] })
  expect(better([payoff(89_500, 1), hoped])).toMatch(/saves a certain 22%, and the 23% is only hoped for/)
})

const lease = sumRecord('lease-or-buy', {}, { lease: ['money', 1_720_400], monthly: ['money', 47_789] })
const balance = sumRecord(
  'remaining-balance',
  {},
  { balance: ['money', 1_272_000], principal: ['money', 1_600_000] },
)
const car = loan(60, 56_606, 496_365)

test('a balance gives way to what the loan is weighed against', () => {
  expect(findOptions([balance, car], [lease, car, balance])).toEqual([car, lease])
  expect(findOptions([car, payoff(1, 2)], [lease])[1]?.kind).toBe('payoff-time')
})

test('ways to go are weighed as a planner would', () => {
  const saved = sumRecord('goal-time', {}, { months: ['months', 31] })
  expect(better([car, saved])).toMatch(
    /^I'd save up, if it can wait\. Saving takes 2 years 7 months and costs nothing; borrowing adds \$4,964 in interest\./,
  )
  const payday = sumRecord('payday-rate', {}, { apr: ['percent', 391] })
  expect(better([car, payday])).toMatch(/^Yes, take the loan: 8\.9% a year is far cheaper than the 391%/)
  const lump = sumRecord('lump-or-monthly', {}, { difference: ['money', 1] })
  const drawn = sumRecord('nest-egg-life', {}, { years: ['years', 18.6], months: ['months', 223] })
  expect(better([drawn, lump])).toMatch(/^I'd lean to the monthly check .* lasts 18 years 7 months\./)
})

test('what does not compare is not compared', () => {
  const amount = sumRecord('product', {}, { total: ['money', 287_500] })
  expect(better([amount, balance])).toMatch(/^Those two don't compare one to one/)
  // Named things are a question of knowledge.
  expect(better([amount, balance], 'so term or whole')).toBeNull()
  expect(better([amount, { ...amount, results: {} }])).toMatch(/^Those two don't compare/)
})

test('pay is compared by the year, though one of the two was plain arithmetic', () => {
  const hourly: SumRecord = {
    ...sumRecord(
      'product',
      { amount: ['money', 90_000] },
      { total: ['money', 390_000] },
      { words: 'the shop pays 22.50' },
    ),
    per: 'month',
  }
  const salary = sumRecord(
    'pay-conversion',
    { pay: ['money', 4_500_000] },
    { year: ['money', 4_500_000], month: ['money', 375_000] },
    { id: 's2', words: 'the office job pays 45k' },
  )
  // 3,900 a month are 46,800 a year.
  expect(better([salary, hourly])).toMatch(
    /^The earlier one, with \$900, is better: \$46,800 instead of \$45,000, so \$1,800 more\./,
  )
})

test('plain arithmetic about nothing in particular is told apart, and none is called better', () => {
  const amount = (total: number, id: string) =>
    sumRecord(
      'sum-of',
      { parts: ['money', total] },
      { total: ['money', total] },
      { id, words: 'add these up' },
    )
  expect(better([amount(50_000, 's2'), amount(30_000, 's1')])).toMatch(
    /^\$200 lies between them: \$500 against \$300\./,
  )
})
