import { expect, test } from 'vitest'
import { allSums } from '#advisor/planning/sums/all-sums.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { sumRecord } from '#advisor/testing/sum-records.ts'
import { judges, verdicts } from './by-kind.ts'
import { judge, share } from './testing/judged-words.ts'

/** Earns 5,000 a month and spends 3,500 of it. */
function household(profile: Partial<Snapshot['profile']> = {}): Snapshot {
  const snapshot = emptySnapshot()
  Object.assign(snapshot.profile, { income: 6_000_000, expenses: 350_000, ...profile })
  return snapshot
}

test('every kind of sum is judged, is a verdict itself, or is told for its own sake', () => {
  const told = [
    'asset-mix',
    'borrowing-power',
    'cash-out',
    'doubling-time',
    'effective-rate',
    'equity-after',
    'fifty-thirty-twenty',
    'habit-cost',
    'inflation',
    'inherited-account',
    'mileage',
    'mortgage-insurance',
    'needed-income',
    'part-year-pay',
    'plan-most',
    'plan-room',
    'present-value',
    'refund',
    'rent-budget',
    'required-withdrawal',
    'saved-by',
    'sell-and-pay',
    'sep-room',
    'set-aside',
    'settlement',
    'spend-down',
    'windfall',
  ]
  const open = allSums
    .map(({ name }) => name)
    .filter((name) => judges[name] === undefined && !verdicts.has(name))
  expect(open.toSorted()).toEqual(told)
  expect(
    [...Object.keys(judges), ...verdicts].filter((name) => !allSums.some((sum) => sum.name === name)),
  ).toEqual([])
})

test('a share of pay is judged by what it is for, and by the way it was asked', () => {
  const words = 'what percent of my take home is the car'
  expect(judge(share(22, words), 'is that too much or nah')).toBe(
    'Yes, 22% is on the high side. For a car all in, loan, insurance and gas, 15 to 20% of take-home pay is the usual mark.',
  )
  expect(judge(share(22, words), 'is that ok?')).toMatch(/^Not really: 22% is on the high side\./)
  expect(judge(share(12, words), 'is that too much')).toMatch(/^No, 12% is within the usual\./)
  expect(judge(share(18, words), 'is that ok?')).toMatch(/^Just about: 18% is near the top/)
  expect(judge(share(18, words), 'hm')).toMatch(/^18% is near the top/)
})

test('what it is for may have been said some sums ago', () => {
  const loan = sumRecord(
    'loan-payment',
    {},
    { payment: ['money', 30_000] },
    { words: 'payment on the truck' },
  )
  expect(judge(share(22, 'i make 2900. what percent is that'), 'too much?', emptySnapshot(), [loan])).toMatch(
    /For a car/,
  )
  expect(judge(share(22, 'i take home 2900. what percent is that'), 'too much?')).toMatch(
    /^Not quite, but 22% is a fair slice for one thing\./,
  )
})

test('a share of something else than pay is no burden', () => {
  expect(judge(share(22, 'how much of the goal is that'), 'is that good')).toMatch(
    /^It depends on what has to come out/,
  )
})

test.each([
  [20, /^Yes, 20% is a good place to be\./],
  [12, /^Just about: 12% is a fair start\./],
  [4, /^Not really: 4% is on the low side\./],
])('a savings rate of %d percent', (percent, words) => {
  expect(judge(sumRecord('savings-rate', {}, { rate: ['percent', percent] }), 'is that good?')).toMatch(words)
})

test('the 28 thing is held against the number that was said', () => {
  const ratio = sumRecord('housing-ratio', {}, { percent: ['percent', 31.4] })
  expect(judge(ratio, 'does it pass the 28 thing')).toBe("No, 31.4% is over the 28%. It's 3.4 points above.")
  expect(judge(ratio, 'is it under 36%? is that ok')).toMatch(/^Yes, 31\.4% is under the 36%/)
})

test('what a car takes of the pay is judged by the mark for cars', () => {
  const share = (percent: number) => sumRecord('car-share', {}, { percent: ['percent', percent] })
  expect(judge(share(14.2), 'is that too much')).toMatch(/^No, 14\.2% is within the usual/)
  expect(judge(share(31), 'is that too much')).toMatch(/^Yes/)
})

const goal = sumRecord('goal-payment', { target: ['money', 2_000_000] }, { monthly: ['money', 80_000] })

test('money for a goal has to come out of what is left', () => {
  expect(judge(goal, 'is that doable', household())).toBe(
    'Yes, $800 a month is doable. You have $1,500 left each month, so it leaves $700 for everything else.',
  )
  expect(judge(goal, 'is that doable', household({ expenses: 400_000 }))).toMatch(
    /^Just about: \$800 a month fits, but it's tight/,
  )
  expect(judge(goal, 'is that too much', household({ expenses: 450_000 }))).toMatch(
    /^Yes, \$800 a month is more than you have room for\. You have \$500 left each month, so \$300 is missing/,
  )
})

const loan = (rate: number, words = 'personal loan') =>
  sumRecord(
    'loan-payment',
    { principal: ['money', 1_000_000], rate: ['percent', rate] },
    { payment: ['money', 33_214], interest: ['money', 195_718] },
    { words },
  )

test('a loan is judged by what it costs, or by the pay it asks for', () => {
  expect(judge(loan(12), 'yeah thats a no from me right?')).toMatch(
    /^Yes, 12% is costly\. Interest adds \$1,957, 20% on top of the \$10,000\./,
  )
  expect(judge(loan(3.1), 'is that bad')).toMatch(/^No, 3\.1% is cheap for a loan\./)
  expect(judge(loan(6, 'the house'), 'is that ok')).toBe(
    'It depends on what you earn. By the 28% rule for housing it takes gross pay of about $1,186 a month.',
  )
})

const payoff = (months: number, rate = 22) =>
  sumRecord(
    'payoff-time',
    { balance: ['money', 600_000], rate: ['percent', rate], payment: ['money', 15_000] },
    { months: ['months', months], interest: ['money', 300_000] },
  )

test('a debt should be gone in three years, a cheap mortgage need not', () => {
  expect(judge(payoff(20), 'is that too long?')).toMatch(/^No, 20 months is a sound pace\./)
  // 6,000 at 22% over 36 months: 229.14 a month.
  expect(judge(payoff(73), 'is that bad?')).toBe(
    'Yes, 6 years 1 month is too long. Interest adds $3,000, 50% on top of the $6,000. $229.14 a month would ' +
      'clear it in 36 months, the mark that card statements print.',
  )
  expect(judge(payoff(200, 3), 'is that bad?')).toMatch(/^No, 3% is cheap for a loan/)
})

const projection = sumRecord(
  'retirement-projection',
  { savings: ['money', 20_000_000], age: ['age', 52] },
  { value: ['money', 150_000_000], today: ['money', 90_000_000] },
)

test('a nest egg is held against what is spent, in the money of today', () => {
  // 900,000 * 4% / 12 = 3,000
  expect(judge(projection, 'is that enough?', household())).toBe(
    "Just about: it pays about $3,000 a month in today's money, next to the $3,500 you spend now. Social Security may well fill the rest.",
  )
  expect(judge(projection, 'is that enough')).toMatch(
    /^It would pay about \$3,000 a month.* What do you spend a month\?$/,
  )
  expect(judge(projection, 'is that enough for $60,000 a year')).toMatch(
    /^No, at 4% a year it gives about \$36,000 in today's money, \$24,000 short/,
  )
})

test('somebody else is no yardstick; the benchmark by age is', () => {
  expect(judge(projection, 'my brother has 900k already. are we behind??', household())).toMatch(
    /^Yes, you're behind the usual mark\. You have 3\.3 years of pay saved; at 50 the benchmark is 6 times\./,
  )
  expect(judge(projection, 'my brother has 900k. are we behind')).toMatch(
    /^Someone else's number has their own pay/,
  )
})

test('two incomes are held against the spending together', () => {
  const drawn = sumRecord('four-percent', {}, { year: ['money', 3_423_600], month: ['money', 285_300] })
  expect(judge(drawn, 'SS says 2,400 a month for me. is that enough together if we spend 5,000')).toBe(
    "Yes, together it's about $5,253 a month, $253 more than the $5,000 you spend. Taxes come off that first.",
  )
})

test('a refinance pays when its costs are back before one moves', () => {
  const plain = sumRecord(
    'refinance',
    {},
    { payment: ['money', 180_000], saved: ['money', 29_264], interest: ['money', 2_000_000] },
  )
  const costed = {
    ...plain,
    id: 's0',
    results: { ...plain.results, ...sumRecord('', {}, { breakeven: ['months', 19] }).results },
  }
  expect(judge(plain, 'We might move in 4 years. still worth it?', emptySnapshot(), [costed])).toMatch(
    /^Yes, it's still worth it: the costs are back after 19 months, before 4 years are over\./,
  )
  expect(judge(plain, 'We might move in 12 months. still worth it?', emptySnapshot(), [costed])).toMatch(
    /^Not really: it isn't worth it/,
  )
  expect(judge(plain, 'worth it?')).toMatch(/^Yes, it pays: \$20,000 less in the end\./)
})

test('what a month leaves, a cushion, a split and a raise', () => {
  expect(
    judge(
      sumRecord('budget-summary', { income: ['money', 500_000] }, { left: ['money', 25_000] }),
      'is that good',
    ),
  ).toMatch(/^Not really: \$250, only 5% of pay, is thin/)
  expect(judge(sumRecord('emergency-fund', {}, { covered: ['months', 4] }), 'is that enough')).toMatch(
    /^Just about: 4 months is a decent cushion/,
  )
  const rest = sumRecord('difference', { amount: ['money', 920_000] }, { difference: ['money', 315_200] })
  expect(judge(rest, 'is that smart', household({ savings: 920_000 }))).toMatch(
    /^Not really: \$3,152, 0\.9 months of bills, is thin/,
  )
  const split = sumRecord(
    'fair-split',
    { bills: ['money', 270_000] },
    { mine: ['money', 117_800], share: ['percent', 43.6] },
  )
  expect(judge(split, 'is that fair?')).toMatch(/^Yes, it's fair by income: you earn 43\.6%/)
  expect(judge(split, 'is that fair? equal would be 900')).toMatch(/\$278 more than an equal \$900/)
  expect(
    judge(sumRecord('raise', { percent: ['percent', 2] }, { new: ['money', 1] }), 'is that good'),
  ).toMatch(/^Not really: 2% falls behind prices/)
})

test('an old loan rolled into a new car is a trap however it is asked', () => {
  const rolled = sumRecord('rollover', {}, { loan: ['money', 3_660_000], negative: ['money', 560_000] })
  expect(judge(rolled, 'dumb idea?')).toMatch(/^Yes, I'd avoid it: you'd owe \$5,600 more/)
  expect(judge(rolled, 'is that ok')).toMatch(/^Not really: I'd avoid it/)
})

test('a result is held against a share of the pay', () => {
  const both = sumRecord('sum-of', {}, { total: ['money', 160_000] })
  expect(judge(both, 'is that under 30% of what I make', household())).toMatch(/32% is over the 30%/)
  expect(judge(both, 'is that under 30% of what I make', household({ income: 9_600_000 }))).toMatch(
    /20% is under the 30%/,
  )
})

test('what is there already is held against a cost, not the cost against it', () => {
  const tax = sumRecord('self-employment-tax', { net: ['money', 2_900_000] }, { tax: ['money', 409_757] })
  expect(judge(tax, 'ok i got 1500 saved for it. is that enough')).toMatch(/^No, \$1,500 is \$2,598 short/)
  expect(judge(tax, 'i have 5,000 for that, enough?')).toMatch(/^Yes, \$5,000 covers/)
})

test('a policy is held against the cover that is needed', () => {
  const cover = sumRecord('life-insurance', { income: ['money', 6_000_000] }, { need: ['money', 60_000_000] })
  expect(judge(cover, 'is 400k enough')).toMatch(/^No, \$400,000 is \$200,000 short of the \$600,000/)
  expect(judge(cover, 'would 700k be enough')).toMatch(/^Yes, \$700,000 covers the \$600,000/)
})

test('savings that nothing is taken from are enough', () => {
  const lasting = sumRecord('runway', {}, { need: ['money', 0] })
  expect(judge(lasting, 'so its not that bad?')).toMatch(/^Yes, what still comes in covers your bills/)
})

test('savings for retirement are held against the nest egg that is wanted', () => {
  const need = (value: number) =>
    sumRecord(
      'retirement-need',
      {},
      {
        monthly: ['money', 109_000],
        goal: ['money', 125_000_000],
        value: ['money', value],
        gap: ['money', Math.max(0, 125_000_000 - value)],
      },
    )
  expect(judge(need(119_000_000), 'is that enough')).toMatch(/^Just about: what you have grows to about/)
  expect(judge(need(60_000_000), 'so yes or no')).toMatch(/^No, what you have grows to .* short of the/)
  expect(judge(need(130_000_000), 'is that enough')).toMatch(/^Yes, /)
})
