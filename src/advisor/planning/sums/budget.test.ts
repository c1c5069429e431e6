import { describe, expect, test } from 'vitest'
import { fullSnapshot, snapshotWith, tightSnapshot } from '#advisor/planning/testing/sample-household.ts'
import { neverBreaks, trySum } from '#advisor/planning/testing/try-sum.ts'
import { affordMonthly, affordOnce } from './afford.ts'
import { emptySnapshot } from '#advisor/testing/memory.ts'
import { budgetSummary, fiftyThirtyTwenty, savedBy, savingsRate } from './budget.ts'
import { fairSplit, spending } from './spending.ts'
import { whatIf } from './what-if.ts'

const full = { snapshot: fullSnapshot }
const tight = { snapshot: tightSnapshot }

describe('what is left', () => {
  test('said', () => {
    const { results, said } = trySum(budgetSummary, { income: 664_000, expenses: 549_500 })
    expect(results.left).toBe(114_500)
    expect(results.rate).toBeCloseTo(17.24, 2)
    expect(said[0]).toBe('You have $1,145 left each month: $6,640 comes in and $5,495 goes out.')
    expect(said[1]).toBe("That's 17.2% of your pay, or $13,740 a year.")
  })

  test('short', () => {
    const { results, first } = trySum(budgetSummary, { income: 215_000, expenses: 233_000 })
    expect(results.left).toBe(-18_000)
    expect(first).toBe("You're $180 short each month: $2,150 comes in and $2,330 goes out.")
  })

  test('even', () =>
    expect(trySum(budgetSummary, { income: 1000, expenses: 1000 }).first).toBe(
      'It comes out even: $10 in, $10 out, and $0 left.',
    ))

  test('from the rows, with a word on the largest', () => {
    const { results, said } = trySum(budgetSummary, {}, full)
    expect(results.left).toBe(198_000)
    expect(said.at(-1)).toBe("“Rent” alone takes 35.2% of your pay, so that's where a change would tell.")
  })

  test('with what is paid on debts besides, of which the budget does not know', () => {
    const { said } = trySum(budgetSummary, {}, full)
    expect(said[1]).toBe('The $120 of payments on your debts is not in that: after it $1,860 is left.')
    const told = trySum(budgetSummary, { expenses: 100_000 }, full)
    expect(told.said.join(' ')).not.toContain('payments on your debts')
  })

  test('is asked for', () => expect(trySum(budgetSummary).asks).toEqual(['income', 'expenses']))
})

describe('what if', () => {
  const now = { income: 485_000, expenses: 370_000 }

  test('a cost ends', () => {
    const { results, first } = trySum(whatIf, { ...now, lessExpense: 124_000 })
    expect(results).toMatchObject({ left: 239_000, difference: 124_000, now: 115_000 })
    expect(first).toBe("Then you'd have $2,390 left each month instead of $1,150.")
  })

  test('support comes', () =>
    expect(trySum(whatIf, { income: 215_000, expenses: 233_000, moreIncome: 70_000 }).first).toBe(
      "Then you'd have $520 left each month instead of being $180 short.",
    ))

  test('pay falls and a cost comes', () => {
    const { results, first } = trySum(whatIf, { ...now, lessIncome: 90_000, moreExpense: 70_000 })
    expect(results).toMatchObject({ left: -45_000, difference: -160_000 })
    expect(first).toBe("Then you'd be $450 short each month, instead of having $1,150 left.")
  })

  test('the row that is named goes away', () => {
    const row = { id: 3, name: 'Eating out', amount: 32_000 }
    expect(trySum(whatIf, {}, { ...full, row }).results).toMatchObject({ left: 230_000, difference: 32_000 })
  })

  test('a named income goes away', () => {
    const row = { id: 2, name: 'Freelance', amount: 60_000 }
    expect(trySum(whatIf, {}, { ...full, row }).results).toMatchObject({ left: 138_000, difference: -60_000 })
  })

  test('a row that is named beside an amount stays', () => {
    const row = { id: 1, name: 'Rent', amount: 190_000 }
    expect(trySum(whatIf, { moreExpense: 20_000 }, { ...full, row }).results.difference).toBe(-20_000)
  })

  test('without a budget there is still a difference', () =>
    expect(trySum(whatIf, { moreExpense: 20_000 }).first).toBe("That's $200 less each month, $2,400 a year."))

  test('nothing changes', () => expect(trySum(whatIf, {}, full).first).toContain('What would change?'))
})

describe('saving', () => {
  test('adds up', () => {
    expect(trySum(savedBy, { monthly: 130_000 }).first).toBe('$15,600 in a year, at $1,300 a month.')
    expect(trySum(savedBy, { monthly: 10_000, months: 6, start: 50_000 }).results.total).toBe(110_000)
  })

  test('and comes on top of what is there', () => {
    const snapshot = emptySnapshot()
    snapshot.profile.savings = 4_100_000
    const { said } = trySum(savedBy, { monthly: 150_000 }, { snapshot })
    expect(said[1]).toBe('With the $41,000 you have, $59,000.')
  })

  test('the surplus is what can be put away', () =>
    expect(trySum(savedBy, { months: 10 }, full).results.total).toBe(1_980_000))

  test('50/30/20', () => {
    const { results, first } = trySum(fiftyThirtyTwenty, { income: 398_667 })
    expect(results).toMatchObject({ needs: 199_334, wants: 119_600, savings: 79_733 })
    expect(first).toBe('$1,993.34 for needs, $1,196 for wants and $797.33 for savings, each month.')
  })

  test('shares of one’s own', () => {
    const { results } = trySum(fiftyThirtyTwenty, { income: 300_000 }, { text: 'do 70/20/10 instead' })
    expect(results).toMatchObject({ needs: 210_000, wants: 60_000, savings: 30_000 })
  })

  test('50/30/20 of pay every two weeks', () =>
    expect(trySum(fiftyThirtyTwenty, { income: (184_000 * 26) / 12 }).results).toMatchObject({
      needs: 199_333,
      wants: 119_600,
      savings: 79_733,
    }))

  test('rate of what is left', () => {
    const { results, said } = trySum(savingsRate, { income: 780_000, expenses: 661_000 })
    expect(results.rate).toBeCloseTo(15.256, 3)
    expect(said.slice(0, 2)).toEqual([
      "You're saving 15.3% of what comes in, $1,190 a month.",
      'For 20% it would take $370 more a month.',
    ])
  })

  test('rate of what is put away', () =>
    expect(trySum(savingsRate, { income: 500_000, saved: 50_000 }).results).toMatchObject({
      rate: 10,
      left: 50_000,
    }))

  test('rate below zero, of nothing, and without either', () => {
    expect(trySum(savingsRate, {}, tight).first).toContain('Below zero right now')
    expect(trySum(savingsRate, { income: 0, saved: 0 }).first).toContain('Without income')
    expect(trySum(savingsRate, { income: 100 }).first).toContain('How much do you save')
  })
})

describe('where it goes', () => {
  test('all of it', () => {
    const { results, first } = trySum(spending, {}, full)
    expect(results).toMatchObject({ total: 342_000, largest: 190_000 })
    expect(first).toBe('$3,420 a month in all by your budget, and the most goes to “Rent”: $1,900, or 55.6%.')
  })

  test('one row', () => {
    const row = { id: 3, name: 'Eating out', amount: 32_000 }
    const { results, first } = trySum(spending, {}, { ...full, row })
    expect(results).toMatchObject({ total: 32_000, year: 384_000 })
    expect(first).toBe('$320 a month on “Eating out”, 9.4% of what you spend.')
  })

  test('what to cut', () =>
    expect(trySum(spending, {}, { ...full, text: 'where can i cut back' }).first).toBe(
      "I'd start with “Eating out” at $320; what you could shrink comes to $340 a month.",
    ))

  test('only a total, or nothing', () => {
    expect(trySum(spending, {}, tight).first).toBe('$2,400 a month in all.')
    expect(trySum(spending).first).toContain("don't have your spending")
  })

  test('bills by income', () => {
    const { results, first } = trySum(fairSplit, { mine: 348_000, theirs: 316_000, bills: 549_500 })
    expect((results.mine ?? 0) + (results.theirs ?? 0)).toBe(549_500)
    expect(results.mine).toBe(287_991)
    expect(first).toBe("You'd pay $2,879.91 and they'd pay $2,615.09 of the $5,495.")
  })
})

describe('can I afford it', () => {
  test('once, with room', () => {
    const { results, said } = trySum(affordOnce, {
      price: 110_000,
      savings: 1_400_000,
      income: 500_000,
      expenses: 300_000,
    })
    expect(results).toMatchObject({ left: 1_290_000, covered: 4.3, months: 1 })
    expect(said[0]).toBe("Yes. You'd still have $12,900, and that covers 4.3 months of bills.")
  })

  test('once, thin and too thin', () => {
    expect(trySum(affordOnce, { price: 50_000, savings: 500_000, expenses: 300_000 }).first).toContain(
      'gets thin',
    )
    expect(trySum(affordOnce, { price: 400_000, savings: 500_000, expenses: 300_000 }).first).toContain(
      "I'd wait",
    )
  })

  test('once, not yet', () => {
    const { results, first } = trySum(affordOnce, {
      price: 900_000,
      savings: 500_000,
      income: 500_000,
      expenses: 400_000,
    })
    expect(results).toMatchObject({ left: -400_000, short: 400_000, months: 4 })
    expect(first).toBe(
      "Not yet: you're $4,000 short. With the $1,000 you have left each month, that's 4 months away.",
    )
  })

  test('once, beside a dear debt', () =>
    expect(trySum(affordOnce, { price: 100_000 }, full).said.at(-1)).toContain('24.9%'))

  test('every month', () => {
    const { results, first } = trySum(affordMonthly, { amount: 148_000, income: 780_000, expenses: 500_000 })
    expect(results.left).toBe(132_000)
    expect(results.percent).toBeCloseTo(18.97, 2)
    expect(first).toBe("Yes: you'd still have $1,320 left each month.")
  })

  test('every month, in place of another cost', () =>
    expect(
      trySum(affordMonthly, { amount: 200_000, instead: 150_000, income: 500_000, expenses: 400_000 }).results
        .left,
    ).toBe(50_000))

  test('every month, barely, not, or more than all pay', () => {
    expect(trySum(affordMonthly, { amount: 40_000, income: 300_000, expenses: 250_000 }).first).toContain(
      'Barely',
    )
    expect(trySum(affordMonthly, { amount: 90_000, income: 300_000, expenses: 250_000 }).first).toContain(
      '$400 short',
    )
    const asked = (amount: number, text: string) =>
      trySum(affordMonthly, { amount, income: 300_000, expenses: 200_000 }, { text }).first
    expect(asked(50_000, 'is going out 500 too much')).toMatch(/^No: you'd still have/)
    expect(asked(190_000, 'is 1,900 too much')).toMatch(/^Yes, as things stand/)
    expect(asked(50_000, 'can i afford 500')).toMatch(/^Yes: you'd still have/)
    expect(trySum(affordMonthly, { amount: 90_000, income: 30_000 }).first).toContain('more than the $300')
  })

  test('how much rent', () =>
    expect(trySum(affordMonthly, { income: 500_000 }, { text: 'how much rent can I afford' }).first).toBe(
      "For rent, up to about $1,500 a month: that's 30% of your pay.",
    ))
})

const odd = { snapshot: snapshotWith({ income: { Pay: 0 }, expenses: { 'Rent 2 (1,000)': 0 } }) }

test.each([
  budgetSummary,
  whatIf,
  savedBy,
  fiftyThirtyTwenty,
  savingsRate,
  spending,
  fairSplit,
  affordOnce,
  affordMonthly,
])('$name takes anything', (sum) => expect(() => neverBreaks(sum, [{}, full, tight, odd])).not.toThrow())
