import { describe, expect, test } from 'vitest'
import { fullSnapshot, snapshotWith, tightSnapshot } from '#advisor/planning/testing/sample-household.ts'
import { neverBreaks, trySum } from '#advisor/planning/testing/try-sum.ts'
import { goalPace, goalPayment, goalTime } from './goals.ts'
import { goalProgress, goalsSplit } from './goals-overview.ts'
import { doublingTime, growth, interestEarned, presentValue } from './growth.ts'
import { lumpOrMonthly } from './lump-or-monthly.ts'
import { college, inflation, realReturn } from './prices.ts'

const full = { snapshot: fullSnapshot }
const tight = { snapshot: tightSnapshot }
const deposit = fullSnapshot.goals[0] ?? null
const brokerage = fullSnapshot.assets[2] ?? null

describe('how long', () => {
  test('a fortune over many years is invested, and a car is not', () => {
    const fortune = { target: 100_000_000, current: 12_000_000 }
    const { results, said } = trySum(goalTime, { ...fortune, monthly: 200_000 })
    expect(results.months).toBe(184)
    expect(said[1]).toBe('Without any growth it would be 440 months (36 years 8 months).')
    expect(trySum(goalPayment, { ...fortune, months: 300 }).results.monthly).toBeLessThan(100_000)
    expect(trySum(goalTime, { target: 6_000_000, monthly: 20_000 }).results.months).toBe(300)
    const unpaid = trySum(
      goalTime,
      { ...fortune, monthly: 200_000, rate: 0 },
      { quotes: { rate: 'no growth' } },
    )
    expect(unpaid.results.months).toBe(440)
  })
  test('without interest', () => {
    const { results, said } = trySum(goalTime, { target: 400_000, monthly: 25_000 })
    expect(results.months).toBe(16)
    expect(said.slice(0, 2)).toEqual([
      '16 months, putting away $250 every month.',
      "That's $4,000 from a standing start.",
    ])
    expect(trySum(goalTime, { target: 400_000, monthly: 85_000 }).results.months).toBe(5)
  })

  test('with interest, in years', () => {
    const { results, first } = trySum(goalTime, {
      target: 156_000_000,
      current: 24_000_000,
      monthly: 300_000,
      rate: 7,
    })
    expect(results.months).toBe(174)
    expect(first).toBe('174 months, so 14 and a half years, putting away $3,000 every month at 7%.')
  })

  test('for a stored goal from the surplus', () =>
    expect(trySum(goalTime, {}, { ...full, goal: deposit }).results).toMatchObject({
      remaining: 4_500_000,
      months: 23,
    }))

  test('there already, and never', () => {
    expect(trySum(goalTime, { target: 100, current: 200, monthly: 0 }).first).toContain(
      "You're there already",
    )
    expect(trySum(goalTime, { target: 100_000, monthly: 0 }).first).toContain("doesn't come")
    expect(trySum(goalTime, { target: 100_000_000, monthly: 1 }).first).toContain('Not in a lifetime')
  })

  test('the main result comes first', () =>
    expect(Object.keys(trySum(goalTime, { target: 100, monthly: 1 }).results)[0]).toBe('months'))

  test('what is asked for', () => expect(trySum(goalTime).asks).toEqual(['target', 'monthly']))
})

describe('how much a month', () => {
  test('in time', () =>
    expect(trySum(goalPayment, { target: 1_239_000, months: 7 }).first).toBe(
      '$1,770 a month for 7 months gets you to $12,390.',
    ))

  test('with interest it is less', () => {
    const { results } = trySum(goalPayment, { target: 1_000_000, months: 60, rate: 4 })
    // 10,000 × (0.04/12) / ((1 + 0.04/12)^60 − 1) = 150.83
    expect(results.monthly).toBe(15_084)
  })

  test('nothing more', () =>
    expect(trySum(goalPayment, { target: 100, current: 200, months: 5 }).first).toContain('by itself'))

  test('on pace or not', () => {
    const { results, said } = trySum(goalPace, { target: 1_239_000, months: 7, monthly: 130_000 })
    expect(results).toMatchObject({
      value: 910_000,
      short: 329_000,
      monthly: 177_000,
      extra: 47_000,
      when: 10,
    })
    expect(said[0]).toBe("Not quite: you'd have $9,100 in 7 months, so $3,290 short.")
    expect(trySum(goalPace, { target: 900_000, months: 7, monthly: 130_000 }).first).toContain(
      "you're on pace",
    )
  })
})

describe('all goals', () => {
  test('in order', () => {
    const { results, first } = trySum(goalsSplit, { surplus: 100_000 }, full)
    expect(results).toMatchObject({ each: 50_000, months: 1, total: 46 })
    expect(first).toBe("I'd take “Vacation” first: with all $1,000 a month it's done in 1 month.")
  })

  test('the cushion comes first', () => {
    const snapshot = snapshotWith({ goals: { Trip: [1000, 900], 'Emergency fund': [9000, 0] } })
    expect(trySum(goalsSplit, { surplus: 50_000 }, { snapshot }).first).toContain('“Emergency fund” first')
  })

  test('progress of one and of all', () => {
    expect(trySum(goalProgress, {}, { ...full, goal: deposit }).first).toBe(
      '“House deposit” is 25% there: $15,000 of $60,000, so $45,000 to go.',
    )
    expect(trySum(goalProgress, {}, full).said[1]).toBe('Of the others, “Vacation” 75%.')
  })

  test('none, or all reached', () => {
    expect(trySum(goalProgress).first).toContain('each goal')
    expect(trySum(goalsSplit, { surplus: 1 }).first).toContain('each goal')
    const snapshot = snapshotWith({ goals: { Trip: [10, 10] } })
    expect(trySum(goalsSplit, { surplus: 1 }, { snapshot }).first).toContain('reached')
  })
})

describe('growth', () => {
  test('with contributions', () => {
    const { texts, first, said } = trySum(growth, {
      start: 39_500_000,
      contribution: 150_000,
      rate: 6,
      months: 180,
    })
    expect(texts.value).toBe('$1,405,600')
    expect(first).toBe('About $1,405,600 after 15 years at 6%, adding $1,500 a month.')
    expect(said.at(-1)).toBe('With prices rising 3% a year, that buys what about $902,200 buys now.')
  })

  test('of contributions alone', () =>
    expect(trySum(growth, { contribution: 10_000, months: 216 }).results.value).toBe(4_307_210))

  test('of what is stored', () => {
    expect(trySum(growth, { months: 12, rate: 0 }, full).results.value).toBe(10_500_000)
    expect(trySum(growth, { months: 12, rate: 0 }, { ...full, asset: brokerage }).results.value).toBe(
      2_000_000,
    )
  })

  test('of nothing', () =>
    expect(trySum(growth, { months: 12 }).first).toContain('How much do you start with'))

  test('downward', () =>
    expect(trySum(growth, { start: 100_000, rate: -10, months: 24 }).said[1]).toMatch(/less than you put in/))

  test('small amounts are told to the cent', () =>
    expect(trySum(growth, { start: 10_000, rate: 5, months: 12 }).first).toBe(
      '$105.12 after a year at 5%, from $100.',
    ))

  test('a better account', () => {
    const { results, first } = trySum(interestEarned, { balance: 2_600_000, rate: 0.4, newRate: 4.3 })
    expect(results).toMatchObject({ interest: 10_400, newInterest: 111_800, extra: 101_400 })
    expect(first).toBe('$1,014 more in a year: $1,118 in interest instead of $104.')
  })

  test('a CD', () =>
    expect(trySum(interestEarned, { balance: 1_600_000, rate: 4.6, months: 18 }).results).toMatchObject({
      interest: 111_660,
      value: 1_711_660,
    }))

  test('an unknown rate is assumed and said', () =>
    expect(trySum(interestEarned, { balance: 1_000_000 }).said[1]).toContain('I took 4%'))

  test('what to put away today', () =>
    // 50,000 / 1.06^10
    expect(trySum(presentValue, { target: 5_000_000, rate: 6, months: 120 }).results.now).toBe(2_791_974))

  test('doubling', () => {
    expect(trySum(doublingTime, { rate: 7 }).first).toBe('In about 10.2 years at 7% a year.')
    expect(trySum(doublingTime, { rate: 0 }).first).toContain('never doubles')
  })

  test('at once or spread out', () => {
    const { results, said } = trySum(lumpOrMonthly, { once: 1_200_000, months: 12, rate: 7 })
    // 12,000 × (1 + 0.07/12)^12 against 1,000 a month
    expect(results).toMatchObject({ lump: 1_286_748, spread: 1_239_259, difference: 47_489 })
    expect(said[0]).toContain('All at once, by $474.89')
  })

  test('a lump sum or a pension', () =>
    expect(trySum(lumpOrMonthly, { once: 10_000_000, monthly: 200_000, rate: 5 }).first).toContain(
      'The payments',
    ))
})

describe('prices', () => {
  test('later', () => {
    const { results, first } = trySum(inflation, { amount: 10_000, months: 240, inflation: 3 })
    expect([results.then, results.today]).toEqual([18_061, 5537])
    expect(first).toBe('What costs $100 today will cost $180.61 in 20 years, at 3% a year.')
  })

  test('worth then', () =>
    expect(
      trySum(inflation, { amount: 5_000_000, months: 240 }, { text: "what's it worth in the mattress" })
        .first,
    ).toBe('$50,000 in 20 years will buy what about $27,680 buys today, at 3% a year.'))

  test('a return after inflation', () => {
    expect(trySum(realReturn, { rate: 7, inflation: 3 }).results.rate).toBeCloseTo(3.883, 3)
    expect(trySum(realReturn, { rate: 1, inflation: 3 }).first).toContain('buys less every year')
  })

  test('college', () => {
    const { results, texts } = trySum(college, { cost: 2_000_000, until: 120, rate: 6 })
    expect(results.total).toBe(14_041_479)
    // 140,414.79 × 0.005 / (1.005^120 − 1)
    expect(texts.monthly).toBe('$856.82')
  })

  test('the first year of college by itself', () => {
    const { results } = trySum(college, { cost: 2_800_000, until: 120, inflation: 4, rate: 6 })
    expect(results.first).toBe(4_144_684)
  })

  test('college with what is put away', () => {
    const { first } = trySum(college, { cost: 2_000_000, until: 120, rate: 6, monthly: 40_000 })
    expect(first).toBe('$400 a month gets you about $65,550 by then, $74,860 short of about $140,400.')
    expect(trySum(college, { cost: 100_000, until: 120, monthly: 100_000 }).first).toMatch(/^Yes:/)
  })

  test('college without a word of when, as if it started now, unless it is to be saved for', () => {
    // 27,800 × (1.04^4 − 1) / 0.04
    const told = { cost: 2_780_000, inflation: 4 }
    const cost = trySum(college, told, { text: 'she got into state! what do 4 years cost' })
    expect(cost.results.total).toBe(11_805_170)
    expect(cost.first).toContain('if it starts now')
    const text = 'what should we put away for 4 years of it'
    expect(trySum(college, told, { text }).first).toBe('How many years until college starts?')
  })

  test('college tomorrow', () => expect(trySum(college, { until: 0 }).first).toContain('no month is left'))
})

test.each([
  goalTime,
  goalPayment,
  goalPace,
  goalsSplit,
  goalProgress,
  growth,
  interestEarned,
  presentValue,
  doublingTime,
  lumpOrMonthly,
  inflation,
  realReturn,
  college,
])('$name takes anything', (sum) =>
  expect(() =>
    neverBreaks(sum, [{}, full, tight, { ...full, goal: deposit, asset: brokerage }]),
  ).not.toThrow(),
)

test('interest that is added once a year grows by the year', () => {
  const { results } = trySum(
    growth,
    { start: 1_850_000, rate: 6.2, months: 264 },
    { text: 'it earns 6.2% each year with the interest added once a year' },
  )
  // 18,500 × 1.062^22
  expect(results.value).toBe(6_948_821)
})

test('prices rise as it is said', () => {
  const { said } = trySum(
    growth,
    { start: 1_000_000, rate: 7, months: 240 },
    { text: 'what is that in today’s money if prices rise 2.5% every year' },
  )
  expect(said.join(' ')).toContain('With prices rising 2.5% a year')
})

test('doubled and tripled, in full years', () =>
  expect(trySum(doublingTime, { rate: 5.2 }).results).toMatchObject({ doubled: 168, tripled: 264 }))

test('interest that is asked for by the month leads by the month', () => {
  const ask = (text: string) => trySum(interestEarned, { balance: 6_000_000, rate: 4 }, { text }).first
  expect(ask('what would 60k bring in, per month?')).toMatch(/^\$200 a month, so \$2,400 in /)
  expect(ask('60k at 4%, in a year and a month')).toMatch(/^\$200 a month/)
  expect(ask('i add 50 a month. what does the 60k make in a year')).toMatch(/^\$2,400 in /)
})
