import { describe, expect, test } from 'vitest'
import { fullSnapshot, snapshotWith, tightSnapshot } from '#advisor/planning/testing/sample-household.ts'
import { neverBreaks, trySum } from '#advisor/planning/testing/try-sum.ts'
import { pensionGap } from './pension-gap.ts'
import { socialSecurity } from './social-security.ts'
import { retirementProjection } from './retirement.ts'
import { retirementNeed } from './retirement-need.ts'
import { retirementOdds } from './retirement-odds.ts'
import { fourPercent } from './four-percent.ts'
import { spendDown } from './spend-down.ts'
import { independence, nestEggLife } from './withdrawals.ts'

const full = { snapshot: fullSnapshot }
const tight = { snapshot: tightSnapshot }

describe('at retirement', () => {
  const plan = { savings: 39_500_000, monthly: 150_000, age: 52, retirementAge: 67, rate: 6 }

  test('by age', () => {
    const { texts, said } = trySum(retirementProjection, plan)
    expect(texts).toMatchObject({
      value: '$1,405,600',
      fromStart: '$969,400',
      fromNew: '$436,200',
      income: '$56,220',
    })
    expect(said.slice(0, 2)).toEqual([
      "About $1,405,600 by the time you're 67, at 6%.",
      'By the 4% rule, that would pay about $56,220 a year.',
    ])
    expect(trySum(retirementProjection, { ...plan, rate: 5 }).texts.value).toBe('$1,235,800')
    expect(trySum(retirementProjection, { ...plan, retirementAge: 68, rate: 5 }).texts.value).toBe(
      '$1,317,500',
    )
  })

  test('whether one can stop goes by what is earned now', () => {
    const text = 'could we quit at 67'
    const { said } = trySum(retirementProjection, plan, { snapshot: fullSnapshot, text })
    expect(said[0]).toMatch(/pays about \$56,220 a year by the 4% rule, next to your \$[\d,.]+ now/)
  })

  test('by years, and from what is stored', () => {
    const child = trySum(retirementProjection, { ...plan, age: 8, retirementAge: 18 })
    expect(child.first).toContain('by age 18')
    expect(child.said).not.toContain('that would pay')
    expect(trySum(retirementProjection, { ...plan, years: 180 }).first).toContain('in 15 years')
    // Forty years old, to 66, from the 401(k) alone.
    const { results } = trySum(retirementProjection, { monthly: 0, rate: 0 }, full)
    expect(results.value).toBe(8_500_000)
  })

  test('with a match on what is put in, or on pay', () => {
    expect(trySum(retirementProjection, { ...plan, match: 50, rate: 0 }).results.match).toBe(75_000)
    expect(trySum(retirementProjection, { ...plan, match: 5 }, full).results.match).toBe(27_000)
  })

  test('what is missing', () => {
    expect(trySum(retirementProjection, { savings: 100 }).first).toContain('How old are you')
    expect(trySum(retirementProjection, { age: 30 }).first).toContain('so far')
  })

  test('what to put in', () => {
    const need = { savings: 39_500_000, age: 52, retirementAge: 67, rate: 5 }
    expect(trySum(retirementNeed, { ...need, goal: 150_000_000 }).first).toBe(
      "About $2,488 a month at 5% gets you to $1,500,000 by the time you're 67.",
    )
    const spending = trySum(retirementNeed, { ...need, spending: 6_000_000 })
    expect(spending.results.goal).toBe(150_000_000)
    expect(spending.said.at(-1)).toContain('about $93,480 a year')
  })

  test('what to put in, from stored expenses', () =>
    expect(trySum(retirementNeed, {}, full).results.goal).toBe(342_000 * 12 * 25))

  test('nobody is told to put away more than they live on', () => {
    const soon = { spending: 6_000_000, savings: 40_000_000, age: 60, retirementAge: 62 }
    expect(trySum(retirementNeed, soon).first).toBe(
      'Not on savings alone: about $459,900 by then carries about $1,533 a month of the $5,000 you spend.',
    )
  })

  test('nothing more, or no time', () => {
    expect(trySum(retirementNeed, { goal: 100, savings: 200, age: 30 }).first).toContain('Nothing more')
    expect(trySum(retirementNeed, { goal: 100, age: 70, retirementAge: 60 }).first).toContain(
      'Retirement is now',
    )
  })

  test('the odds', () => {
    const { results, first } = trySum(retirementOdds, {
      savings: 39_500_000,
      monthly: 150_000,
      age: 52,
      goal: 90_000_000,
    })
    expect(results.chance).toBeGreaterThan(40)
    expect(results.chance).toBeLessThan(80)
    expect(first).toMatch(/^About \d+% to have \$900,000 or more at 67\.$/)
    expect(results.worst).toBeLessThan(results.middle ?? 0)
  })
})

describe('living off it', () => {
  test('what can be taken out', () =>
    expect(trySum(fourPercent, { portfolio: 135_000_000 }).first).toBe(
      '$54,000 a year, or $4,500 a month, from $1,350,000 at 4%.',
    ))

  test('what it takes', () => {
    expect(trySum(fourPercent, { spending: 6_240_000 }).said.slice(0, 2)).toEqual([
      '$1,560,000: that carries $62,400 a year at 4%.',
      "It's 25 times what you'd spend in a year.",
    ])
    expect(trySum(fourPercent, { spending: 6_240_000, rate: 3.5 }).results.needed).toBe(178_285_714)
  })

  test('enough or not', () => {
    expect(trySum(fourPercent, { portfolio: 123_580_000, spending: 6_000_000 }).first).toContain(
      '$264,200 is missing',
    )
    expect(trySum(fourPercent, { portfolio: 200_000_000, spending: 6_000_000 }).first).toMatch(/^Yes/)
    expect(trySum(fourPercent).first).toContain('How much do you have')
    expect(trySum(fourPercent, {}, full).results.year).toBe(420_000)
  })

  test('how long it lasts', () => {
    const { results, first } = trySum(nestEggLife, { portfolio: 15_000_000, monthly: 45_000, rate: 0 })
    expect(results.months).toBe(334)
    expect(first).toBe('About 27.8 years, taking $450 a month at 0%.')
    expect(trySum(nestEggLife, { portfolio: 15_000_000, monthly: 45_000, rate: 4 }).first).toBe(
      'It never runs out: at 4% it earns $500 a month, and you take only $450.',
    )
    expect(trySum(nestEggLife, { portfolio: 100_000, monthly: 45_000 }).first).toBe(
      'Only 3 months, taking $450 a month.',
    )
  })

  test('how long it lasts beside a pension, and with rising prices', () => {
    const plan = { portfolio: 12_000_000, monthly: 300_000, rate: 0 }
    expect(trySum(nestEggLife, { ...plan, pension: 200_000 }).first).toBe(
      'About 10 years, taking $1,000 a month at 0%, after the $2,000 that comes in.',
    )
    expect(trySum(nestEggLife, { ...plan, pension: 300_000 }).first).toContain('covers the $3,000 you spend')
    expect(trySum(nestEggLife, { ...plan, pension: 100_000, age: 65, pensionAge: 67 }).results.months).toBe(
      48,
    )
    const rising = trySum(nestEggLife, { ...plan, inflation: 3 })
    expect(rising.results.months).toBe(39)
    expect(rising.first).toBe('About 3.3 years, taking $3,000 a month, rising 3% a year, at 0%.')
    // A pension that is stored pays for what is spent, and not for what somebody says they take out.
    const snapshot = snapshotWith({ income: { Pension: 2000 }, expenses: { All: 3000 } })
    expect(trySum(nestEggLife, { portfolio: 12_000_000, rate: 0 }, { snapshot }).results.months).toBe(120)
    expect(trySum(nestEggLife, plan, { snapshot }).results.months).toBe(40)
  })

  test('what can be spent until then', () => {
    const { first, results, said } = trySum(spendDown, { portfolio: 54_000_000, months: 300, rate: 5 })
    expect(results.month).toBe(315_679)
    expect(first).toBe('$3,156.79 a month uses up $540,000 in 25 years, at 5%.')
    expect(said.join(' ')).toContain('start with')
    const pension = trySum(spendDown, {
      portfolio: 54_000_000,
      age: 67,
      until: 92,
      pension: 100_000,
      rate: 5,
    })
    expect(pension.first).toMatch(/^\$4,156\.79 a month: \$1,000 comes in, and \$540,000 pays \$3,156\.79/)
    expect(trySum(spendDown, { portfolio: 100 }).first).toContain('How long should it last')
    expect(trySum(spendDown, { portfolio: 100, age: 90, until: 80 }).first).toContain('reached already')
  })

  test('independence', () => {
    const plan = { spending: 6_240_000, savings: 24_000_000, monthly: 300_000, rate: 7 }
    const { results, first } = trySum(independence, plan)
    expect(results).toMatchObject({ months: 174, number: 156_000_000, years: 14.5 })
    expect(first).toBe("In about 14.5 years: that's when you reach $1,560,000 at 7%.")
    expect(trySum(independence, { ...plan, monthly: 400_000 }).results.months).toBe(153)
    expect(trySum(independence, { ...plan, withdrawal: 3.5 }).results.number).toBe(178_285_714)
    expect(trySum(independence, { spending: 1 }).first).toContain('What do you have invested')
    expect(trySum(independence, { spending: 100, savings: 1_000_000 }).first).toContain("You're there")
  })
})

describe('pensions', () => {
  test('the gap and what carries it', () => {
    const { results, said } = trySum(pensionGap, { spending: 340_000, pension: 295_000 })
    expect(results).toMatchObject({ gap: 45_000, needed: 13_500_000 })
    expect(said.slice(0, 2)).toEqual([
      "You're $450 short each month: $2,950 comes in and $3,400 goes out.",
      'By the 4% rule, $135,000 in savings would carry that.',
    ])
  })

  test('beside savings', () => {
    const tightly = { spending: 480_000, pension: 395_500, portfolio: 21_200_000, age: 68 }
    expect(trySum(pensionGap, tightly).said.slice(1, 3)).toEqual([
      "That's 4.8% of your $212,000 a year; at 5% with prices rising 3% it lasts about 27.9 years.",
      'By the 4% rule it safely pays $706.67, so $138.33 a month is open.',
    ])
    const easily = { spending: 340_000, pension: 295_000, portfolio: 15_000_000 }
    expect(trySum(pensionGap, easily).said[2]).toContain('covered')
    expect(trySum(pensionGap, { spending: 100, pension: 200 }).first).toContain('Nothing is missing')
  })

  test('at an age to come, with a pension that starts later', () => {
    const plan = {
      spending: 400_000,
      pension: 0,
      portfolio: 100_000_000,
      age: 55,
      retirementAge: 60,
      rate: 5,
    }
    const { first, said, results } = trySum(pensionGap, plan)
    // 1,000,000 × 1.05^5 by the month, over 1.03^5
    expect(results['then']).toBeCloseTo(110_706_000, -4)
    expect(first).toBe(
      'It can work at 60: savings pay all of the $4,000 a month, with no Social Security counted yet.',
    )
    expect(said[1]).toMatch(/^You'd have about \$1,107,\d00 in today's money; at 5% with prices rising 3%/)
    const later = trySum(pensionGap, { ...plan, pension: 200_000, pensionAge: 67 })
    expect(later.first).toMatch(/^Yes, that works at 60: you're \$2,000 short each month/)
    expect(trySum(pensionGap, { ...plan, portfolio: 20_000_000 }).first).toMatch(/^Not yet at 60/)
  })

  test('from stored rows', () => {
    const snapshot = snapshotWith({
      income: { Pension: 640, 'Social Security': 2310 },
      expenses: { All: 3400 },
    })
    expect(trySum(pensionGap, {}, { snapshot }).results.gap).toBe(45_000)
  })

  test('Social Security', () => {
    const { results, said } = trySum(socialSecurity, { benefit: 221_000 })
    expect(results).toMatchObject({ early: 154_700, full: 221_000, late: 274_040, breakeven: 79 })
    expect(said.slice(0, 2)).toEqual([
      '$1,547 a month at 62, $2,210 at 67, $2,740.40 at 70.',
      'Waiting from 62 to 67 pays off if you live past about 79.',
    ])
    expect(trySum(socialSecurity, { benefit: 221_000, age: 62, otherAge: 70 }).said.slice(0, 2)).toEqual([
      '$1,547 a month at 62, $2,740.40 at 70, so $1,193.40 more.',
      'Waiting from 62 to 70 pays off if you live past about 80.',
    ])
  })
})

test.each([
  retirementProjection,
  retirementNeed,
  fourPercent,
  nestEggLife,
  independence,
  pensionGap,
  spendDown,
  socialSecurity,
])('$name takes anything', (sum) => expect(() => neverBreaks(sum, [{}, full, tight])).not.toThrow())

test('retirement-odds takes anything', () =>
  expect(() => neverBreaks(retirementOdds, [full, tight], 12)).not.toThrow())

test('what may be taken out comes before what it falls short of', () => {
  const terms = { portfolio: 20_000_000, spending: 4_000_000, rate: 4 }
  expect(trySum(fourPercent, terms, { text: 'how much can we take out a year' }).first).toContain(
    '$8,000 a year',
  )
  expect(trySum(fourPercent, terms, { text: 'is that enough' }).first).toContain('Not quite')
})
