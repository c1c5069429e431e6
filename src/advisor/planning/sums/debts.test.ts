import { describe, expect, test } from 'vitest'
import { earning, owing, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { findFault, workOut } from '#advisor/planning/testing/work-out.ts'
import { interestCost, paymentToClear, payoffTime } from './debts.ts'
import { extraPayment } from './extra-payment.ts'
import { minimumPayment } from './minimum-payment.ts'

describe('when one debt is gone', () => {
  test('months, interest and the last payment', () => {
    const { answer, details, results } = workOut(payoffTime, {
      balance: 740_000,
      rate: 23.99,
      payment: 25_000,
    })
    expect(answer).toBe(
      '46 months, so 3 years 10 months, and at 23.99% it’ll cost you about $3,915 in interest on the way.',
    )
    expect(results).toMatchObject({ months: 46, firstInterest: 14_794 })
    expect(details).toContain('takes $147.94 of your $250 in interest')
    expect(workOut(payoffTime, { balance: 285_000, rate: 21.4, payment: 15_000 }).results).toMatchObject({
      months: 24,
      interest: 66_139,
      last: 6139,
    })
  })
  test('without interest it says so', () => {
    const { answer, results } = workOut(payoffTime, { balance: 762_200, rate: 0, payment: 35_000 })
    expect(answer).toBe('22 months at $350 a month, without interest.')
    expect(results).toMatchObject({ months: 22, last: 27_200 })
  })
  test('a payment below the interest never ends it, and one that does is named', () => {
    const { answer, results } = workOut(payoffTime, { balance: 1_200_000, rate: 27, payment: 20_000 })
    expect(answer).toMatch(
      /^At \$200 a month it never goes away: interest at 27% is \$270 a month\. \$489\.9/,
    )
    expect(results).not.toHaveProperty('months')
  })
  test('a card of unknown rate is taken at the usual one; other debts are asked about', () => {
    const card = workOut(payoffTime, { balance: 285_000, payment: 15_000 }, { text: 'how long on my card' })
    expect(card.results.months).toBe(24)
    expect(card.answer).toContain('at 22%')
    const debt = workOut(payoffTime, { balance: 285_000, payment: 15_000 }, { text: 'how long' })
    expect(debt.answer).toBe('What interest rate does it carry, in percent a year?')
  })
  test('the debt named gives what is not said', () => {
    const debt = owing(1, 'Visa', 2850, 21.4, 150)
    expect(workOut(payoffTime, {}, { debt }).results.months).toBe(24)
    expect(workOut(payoffTime, { balance: 0 }, { debt }).answer).toMatch(/^Nothing is owed/)
  })
  test('anything within bounds is sound', () =>
    expect(findFault(payoffTime, [{}, { text: 'card' }])).toBeNull())
})

describe('what clears a debt by a time', () => {
  test('the payment and its interest', () => {
    const { answer, results } = workOut(paymentToClear, { balance: 285_000, rate: 21.4, months: 12 })
    expect(answer).toBe('$265.92 a month clears it in 12 months at 21.4%. Interest comes to $341.06.')
    expect(results).toMatchObject({ payment: 26_592, interest: 34_106 })
  })
  test('more than all income is remarked on', () => {
    const snapshot = snapshotWith({ income: [earning(1, 'Job', 2000)] })
    const { details } = workOut(paymentToClear, { balance: 5_000_000, rate: 10, months: 12 }, { snapshot })
    expect(details).toContain('more than all that comes in')
  })
  test('anything within bounds is sound', () => expect(findFault(paymentToClear)).toBeNull())
})

describe('what interest costs now', () => {
  test('a month first, then a day and a year', () => {
    const { answer, results } = workOut(interestCost, { balance: 390_000, rate: 27 })
    expect(answer).toBe('$87.75 a month at today’s balance. That’s $2.88 a day, or $1,053 over a year.')
    expect(results).toEqual({ month: 8775, year: 105_300, day: 288 })
  })
  test('all debts together, by the year', () => {
    const liabilities = [
      owing(1, 'Chase Sapphire', 3412.77, 22.49),
      owing(2, 'CareCredit', 1180, 26.99),
      owing(3, 'Navient', 18_640, 5.05, null, 'Student Loans'),
      owing(4, 'Honda loan', 7955, 4.9, null, 'Auto Loans'),
    ]
    const snapshot = snapshotWith({ liabilities })
    const { answer, results } = workOut(interestCost, {}, { snapshot, text: 'what does it cost me a year' })
    expect(answer).toMatch(/^\$2,417\.13 a year on all you owe, at today’s balance\./)
    expect(results.year).toBe(241_713)
  })
  test('a rate that nobody told is called a usual one', () => {
    const [first, second] = [owing(1, 'Amex', 3000, 0), owing(2, 'Discover', 9000, 0)]
    const snapshot = snapshotWith({ liabilities: [first, second] })
    const { remarks } = workOut(interestCost, { balance: 300_000 }, { snapshot, debt: first })
    expect(remarks).toContain('a usual rate')
  })
  test('it asks when nothing is known', () => {
    expect(workOut(interestCost, {}).answer).toBe('How much is owed, and at what rate?')
    expect(workOut(interestCost, { balance: 100 }).answer).toMatch(/^What interest rate/)
  })
  test('anything within bounds is sound', () => expect(findFault(interestCost)).toBeNull())
})

describe('paying extra', () => {
  const card = { principal: 740_000, rate: 23.99, payment: 25_000 }
  test('more each month', () => {
    const { answer, results } = workOut(extraPayment, { ...card, extra: 10_000 })
    expect(results).toMatchObject({ months: 28, sooner: 18 })
    expect(answer).toMatch(
      /^You’d save about \$1,601 in interest and be done in 28 months \(2 years 4 months\), 18 months sooner\./,
    )
  })
  test('a lump counts from today', () => {
    const { results } = workOut(extraPayment, {
      principal: 285_000,
      rate: 21.4,
      payment: 15_000,
      once: 70_000,
    })
    expect(results).toMatchObject({ months: 17, sooner: 7, saved: 30_613, interest: 35_526 })
  })
  test('a lump that covers it all ends it', () => {
    const { answer } = workOut(extraPayment, { ...card, once: 800_000 })
    expect(answer).toBe('That pays it off in full today, with $600 to spare.')
  })
  test('a term gives the regular payment, and wins over a stored one when it is said', () => {
    const debt = owing(1, 'House', 300_000, 6, 2000, 'Mortgage')
    const { results } = workOut(extraPayment, { months: 360, extra: 20_000 }, { debt })
    expect(results).toMatchObject({ payment: 179_865, months: 279 })
    expect(workOut(extraPayment, { extra: 20_000 }, { debt }).results).not.toHaveProperty('payment')
  })
  test('a debt that only the extra ends', () => {
    const { answer } = workOut(extraPayment, {
      principal: 1_200_000,
      rate: 27,
      payment: 27_000,
      extra: 20_000,
    })
    expect(answer).toMatch(/^With \$200 more each month it’s gone in .*; without it, never\.$/)
  })
  test('what is missing is asked for', () => {
    expect(workOut(extraPayment, card).answer).toBe('How much extra would you pay, each month or at once?')
    expect(workOut(extraPayment, { principal: 100_000, rate: 5, extra: 100 }).answer).toMatch(
      /^How many years/,
    )
  })
  test('anything within bounds is sound', () =>
    expect(findFault(extraPayment, [{}, { text: 'mortgage' }])).toBeNull())
})

describe('paying only the minimum', () => {
  test('a share of the balance after interest, with a floor', () => {
    const { results } = workOut(minimumPayment, { balance: 320_000, rate: 24.99, percent: 3, floor: 2500 })
    expect(results).toMatchObject({ payment: 9800 })
    expect(results.months).toBeGreaterThan(150)
  })
  test('the usual rule is interest and a hundredth of the balance', () => {
    const { results } = workOut(minimumPayment, { balance: 320_000, rate: 24 })
    expect(results.payment).toBe(6400 + 3200)
  })
  test('an amount is the minimum itself, or what it is compared with', () => {
    const card = { balance: 320_000, rate: 24, fixed: 9000 }
    expect(workOut(minimumPayment, card, { text: 'if i only pay the 90 minimum' }).results).toMatchObject({
      payment: 9000,
    })
    const { answer } = workOut(minimumPayment, card, { text: 'minimum compared to 90 a month' })
    expect(answer).toMatch(/At \$90 a month it’s \d+ months, \d+ months sooner, and/)
  })
  test('a stored minimum is kept up', () => {
    const debt = owing(1, 'Store card', 2950, 29.9, 85)
    expect(workOut(minimumPayment, {}, { debt }).results.payment).toBe(8500)
  })
  test('a minimum below the interest never ends it', () => {
    const { answer } = workOut(minimumPayment, { balance: 500_000, rate: 40, percent: 2, floor: 0 })
    expect(answer).toMatch(/^On minimums alone it never goes away/)
  })
  test('anything within bounds is sound', () =>
    expect(findFault(minimumPayment, [{}, { text: 'rather than' }], 60)).toBeNull())
})

test('a question for the payment and for what more would do gets both', () => {
  const loan = { principal: 18_000_000, rate: 6, months: 360, extra: 15_000 }
  const text = 'what is the payment, the interest in all, and what would 150 more a month do'
  expect(workOut(extraPayment, loan, { text }).answer).toMatch(
    /^\$1,079\.19 a month, with about \$208,500 of interest in all\. \$150 more each month would save about/,
  )
  expect(workOut(extraPayment, loan).answer).toMatch(/^You’d save about/)
})
