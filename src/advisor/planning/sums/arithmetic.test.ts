import { describe, expect, test } from 'vitest'
import { neverBreaks, trySum } from '#advisor/planning/testing/try-sum.ts'
import { difference, product, quotient, share, sumOf } from './arithmetic.ts'
import { perYear, percentChange, percentOf } from './percents.ts'

const said = (text: string) => ({ text })

describe('adding and taking off', () => {
  test('amounts are added up', () => {
    const { results, first } = trySum(sumOf, { parts: 549_500 })
    expect(results.total).toBe(549_500)
    expect(first).toBe('$5,495 in all.')
  })

  test('what is left', () =>
    expect(trySum(difference, { amount: 950_000, take: 620_000 }).first).toBe('$3,300: $9,500 less $6,200.'))

  test('what is missing', () => {
    const amounts = { amount: 215_000, take: 233_000 }
    const { results, first } = trySum(difference, amounts, { text: 'what is left' })
    expect(results.difference).toBe(-18_000)
    expect(first).toContain('$180 short')
    expect(trySum(difference, amounts, { text: 'how do they compare' }).first).toBe(
      '$180 apart: $2,330 against $2,150.',
    )
  })

  test('a plain number beside money is dollars', () =>
    expect(
      trySum(difference, { amount: 950_000, take: 6200 }, { units: { amount: 'money', take: 'number' } })
        .results.difference,
    ).toBe(330_000))

  test('scores stay plain numbers', () =>
    expect(
      trySum(difference, { amount: 712, take: 640 }, { units: { amount: 'number', take: 'number' } }).first,
    ).toBe('72: 712 less 640.'))

  test('payments that are counted are no dollars', () => {
    const units = { units: { amount: 'number', take: 'number' } } as const
    const text = '41 of my payments count so far. so how many more'
    expect(trySum(difference, { amount: 120, take: 41 }, { ...units, text }).first).toBe(
      '79 payments: 120 less 41.',
    )
    const rest = { ...units, text: 'after both payments, how much is left' }
    expect(trySum(difference, { amount: 120, take: 41 }, rest).first).toBe('$79: $120 less $41.')
  })
})

describe('how long something takes', () => {
  const money = { amount: 'money', by: 'money' } as const

  test('what comes every month, whether or not the time is asked for', () => {
    const lent = {
      quotes: { by: '250' },
      units: money,
      text: 'if i lend her the 6k and she gives me 250 a month',
    }
    expect(trySum(quotient, { amount: 600_000, by: 25_000 }, lent).first).toMatch(/^24 months: /)
    const times = { ...lent, text: 'how often does 250 go into 6k' }
    expect(trySum(quotient, { amount: 600_000, by: 25_000 }, times).first).toMatch(/^24 times: /)
  })

  test('what is put to it by the year takes years', () => {
    const text = '500 more, for 185 a yr less. how long til the higher deductible wins'
    const { first } = trySum(
      quotient,
      { amount: 50_000, by: 18_500 },
      { quotes: { by: '185' }, units: money, text },
    )
    expect(first).toMatch(/^32\.4 months: /)
  })
})

describe('times and divided', () => {
  test('how far apart two pays are has no sign', () => {
    const apart = (text: string) => trySum(product, { amount: -20_700, times: 4 }, { text })
    expect(apart('how much less is that a month').first).toBe('$828: 4 times $207.')
    expect(apart('what is that for 4 weeks').results.total).toBe(-82_800)
  })

  test('shares at a price', () => {
    const { results, first } = trySum(product, { amount: 7120, times: 340 })
    expect(results.total).toBe(2_420_800)
    expect(first).toBe('$24,208: 340 times $71.20.')
  })

  test.each([
    [
      'i put 70 every week to it, in how many months',
      "2.8 months: that's how long $70 a week takes to make up $840.",
    ],
    ['at 70 an hour how many hours', "12 hours: that's how long $70 an hour takes to make up $840."],
    ['i put 70 a week to it, how many weeks', "12 weeks: that's how long $70 a week takes to make up $840."],
    ['at 70 how many checks is it', "12 paychecks: that's how long $70 a paycheck takes to make up $840."],
    ['putting 70 to it, how many months', "12 months: that's how long $70 a month takes to make up $840."],
    ['between 70 people, how many months', '$12 each: $840 divided by 70.'],
    ['how many weeks of pay is 840 at 70', '$12 each: $840 divided by 70.'],
    ['split 70 ways', '$12 each: $840 divided by 70.'],
  ])('%s: %s', (text, expected) =>
    expect(
      trySum(
        quotient,
        { amount: 84_000, by: 70 },
        { text, units: { amount: 'money', by: 'number' }, quotes: { by: '70' } },
      ).first,
    ).toBe(expected),
  )

  test('bare numbers are dollars where how much is asked, and not of miles', () => {
    const units = { amount: 'number', times: 'number' } as const
    const asked = (text: string) => trySum(product, { amount: 35, times: 12 }, { text, units }).first
    expect(asked('35 of them come off each time. how much over the year')).toBe('$420: 12 times $35.')
    expect(asked('how much is 35 times 12')).toBe('420: 12 times 35.')
    expect(asked('35 miles 12 times, how much driving')).toBe('420: 12 times 35.')
  })

  test('the price may come second', () =>
    expect(
      trySum(product, { amount: 340, times: 7120 }, { units: { amount: 'number', times: 'money' } }).first,
    ).toBe('$24,208: $71.20 times 340.'))

  test('times a percent takes that share', () =>
    expect(
      trySum(product, { amount: 725_000, times: 15 }, { units: { amount: 'money', times: 'percent' } }).first,
    ).toBe('$1,087.50: 15% of $7,250.'))

  test('a percent times an amount or a count is that share of it, and times the months of a year a rate', () => {
    const made = (amount: number, times: number, unit: 'number' | 'money') =>
      trySum(product, { amount, times }, { units: { amount: 'percent', times: unit } }).results.total
    expect(made(8, 240, 'number')).toBe(19.2)
    expect(made(8, 24_000, 'money')).toBe(1920)
    expect(made(1.5, 12, 'number')).toBe(18)
    expect(made(3, 52, 'number')).toBe(156)
  })

  test('a dividend by the quarter is asked for by the year', () => {
    const { results, first } = trySum(
      product,
      { amount: 51, times: 340 },
      said('they pay 51 cents a quarter each, whats that a year'),
    )
    expect(results).toMatchObject({ total: 17_340, year: 69_360 })
    expect(first).toBe('$693.60 a year, or $173.40 every quarter.')
  })

  test('fifty-two weeks of what comes by the week are a year already', () => {
    const { results } = trySum(
      product,
      { amount: 75_600, times: 52 },
      said('21 an hour, 36 hours a week, whats that a year'),
    )
    expect(results).toEqual({ total: 3_931_200 })
  })

  test('equal parts', () =>
    expect(trySum(quotient, { amount: 904_291, by: 4 }).first).toBe(
      '$2,260.73 each: $9,042.91 divided by 4.',
    ))

  test('the parts are asked for when nothing says how many', () =>
    expect(trySum(quotient, { amount: 50_000 }).asks).toEqual(['by']))

  test.each([
    ['split it between us', 25_000],
    ['what is that per quarter?', 12_500],
    ['so every month', 4166.666667],
  ])('%s', (words, each) => expect(trySum(quotient, { amount: 50_000 }, said(words)).results.each).toBe(each))

  test('half of it divides by two', () =>
    expect(trySum(quotient, { amount: 50_000, by: 0.5 }).first).toBe('$250 each: $500 divided by 2.'))

  test('over a percent gives what it is a part of', () =>
    expect(
      trySum(quotient, { amount: 3_500_000, by: 10 }, { units: { amount: 'money', by: 'percent' } }).first,
    ).toBe('$350,000: $35,000 is 10% of it.'))

  test('how often one amount goes into another', () =>
    expect(
      trySum(quotient, { amount: 3_000_000, by: 460_000 }, { units: { amount: 'money', by: 'money' } }).first,
    ).toBe("6.52 times: that's how often $4,600 goes into $30,000."))

  test('spread over months', () =>
    expect(
      trySum(quotient, { amount: 1_239_000, by: 7 }, { units: { amount: 'money', by: 'months' } }).first,
    ).toBe('$1,770 a month: $12,390 spread over 7 months.'))

  test('nothing is divided by nothing', () =>
    expect(trySum(quotient, { amount: 100, by: 0 }).first).toContain('cannot be split'))

  test.each([
    ['so payback in years?', "12.3 years: that's how long $1,754.40 a year takes to make up $21,600."],
    ['when do I break even', "12.3 months: that's how long $1,754.40 a month takes to make up $21,600."],
  ])('a cost over what it saves is a time: %s', (words, told) => {
    const units = { amount: 'money', by: 'money' } as const
    expect(trySum(quotient, { amount: 2_160_000, by: 175_440 }, { ...said(words), units }).first).toBe(told)
  })
})

describe('percents', () => {
  test('a share', () => {
    const { results, first } = trySum(share, { part: 330_000, whole: 400_000 })
    expect(results.percent).toBe(82.5)
    expect(first).toBe('82.5%: $3,300 out of $4,000.')
  })

  test('a share of nothing', () => expect(trySum(share, { part: 1, whole: 0 }).first).toContain('no share'))

  test('a fee', () => {
    const { results, said: sentences } = trySum(percentOf, { percent: 3, base: 740_000 })
    expect(results).toMatchObject({ amount: 22_200, rest: 717_800, together: 762_200 })
    expect(sentences.slice(0, 2)).toEqual(['$222, which is 3% of $7,400.', 'That leaves $7,178.'])
  })

  test('a tip comes on top', () =>
    expect(trySum(percentOf, { percent: 20, base: 8450 }, said('20% tip on 84.50')).said[1]).toBe(
      "With it you're at $101.40.",
    ))

  test('percent of a plain number stays one', () =>
    expect(trySum(percentOf, { percent: 25, base: 48 }, { units: { base: 'number' } }).first).toBe(
      '12, which is 25% of 48.',
    ))

  test('up and down', () => {
    expect(trySum(percentChange, { old: 165_000, new: 181_500 }).first).toBe(
      'Up 10%: from $1,650 to $1,815, $165 more.',
    )
    const fall = trySum(percentChange, { old: 200, new: 150 })
    expect(fall.results).toMatchObject({ percent: -25, amount: 50 })
    expect(fall.first).toMatch(/^Down 25%/)
  })

  test('a rate changes by points', () =>
    expect(
      trySum(percentChange, { old: 4, new: 5 }, { units: { old: 'percent', new: 'percent' } }).first,
    ).toBe('Up 25%: from 4% to 5%, 1 point more.'))

  test('from nothing', () => expect(trySum(percentChange, { old: 0, new: 5 }).first).toContain('all of it'))
})

describe('numbers without a unit', () => {
  const bare = { amount: 'number', times: 'number', base: 'number', part: 'number', whole: 'number' } as const

  test('are dollars where money is spoken of', () => {
    const text = 'what are 340 shares of coke at 71.20 worth'
    expect(trySum(product, { amount: 71.2, times: 340 }, { units: bare, text }).first).toBe(
      '$24,208: 340 times $71.20.',
    )
    const fee = { units: bare, text: 'whats a 3% fee on 7400' }
    expect(trySum(percentOf, { percent: 3, base: 7400 }, fee).first).toBe('$222, which is 3% of $7,400.')
  })

  test('are plain numbers otherwise', () => {
    expect(trySum(product, { amount: 12, times: 4 }, { units: bare, text: '12 times 4?' }).first).toBe(
      '48: 4 times 12.',
    )
    const scores = { units: bare, text: 'what percent of 850 is my credit card score of 712' }
    expect(trySum(share, { part: 712, whole: 850 }, scores).first).toBe('83.8%: 712 out of 850.')
  })
})

describe('parts in words', () => {
  test('half of it', () => {
    const { results, first } = trySum(percentOf, { base: 120_000 }, said('half of 1200'))
    expect(results.amount).toBe(60_000)
    expect(first).toBe('$600, which is 50% of $1,200.')
  })

  test('no part at all', () =>
    expect(trySum(percentOf, { base: 120_000 }).first).toBe('How many percent of it?'))
})

describe('by the year', () => {
  test('a rhythm that stands apart from the amount', () => {
    const smoking = 'i smoke a pack a day its $9.75 a pack. how much a year'
    const { results } = trySum(perYear, { amount: 975 }, { quotes: { amount: '$9.75' }, text: smoking })
    expect(results.year).toBe(355_875)
    const monthly = { quotes: { amount: '$50' }, text: '$50 a month, whats that a day' }
    expect(trySum(perYear, { amount: 5000 }, monthly).results.year).toBe(60_000)
  })

  test('a habit of every day', () => {
    // 9.75 a day, as a month's amount with its fraction of a cent.
    const { results } = trySum(perYear, { amount: (975 * 365) / 12 })
    expect(results).toMatchObject({ year: 355_875, month: 29_656, week: 6844, day: 975 })
  })

  test('pay every two weeks', () =>
    expect(trySum(perYear, { amount: (184_000 * 26) / 12 }).first).toBe(
      '$47,840 a year, which is $3,986.67 a month.',
    ))
})

test.each([sumOf, difference, product, quotient, share, percentOf, percentChange, perYear])(
  '$name takes anything',
  (sum) => expect(() => neverBreaks(sum)).not.toThrow(),
)
