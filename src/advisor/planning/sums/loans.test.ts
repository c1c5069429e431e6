import { describe, expect, test } from 'vitest'
import { owing, owning, snapshotWith } from '#advisor/planning/testing/rows.ts'
import { findFault, workOut } from '#advisor/planning/testing/work-out.ts'
import { leaseOrBuy, rollover } from './cars.ts'
import { loanComparison, refinance } from './loan-offers.ts'
import { biweeklyPayment, borrowingPower, loanPaymentSum, remainingBalanceSum } from './loans.ts'
import { points } from './points.ts'

describe('the payment of a loan', () => {
  test('a loan, or a price less what is put down', () => {
    const { answer, results } = workOut(loanPaymentSum, {
      price: 30_000_000,
      down: 3_000_000,
      rate: 6.5,
      months: 360,
    })
    expect(results).toMatchObject({ payment: 170_658, loan: 27_000_000 })
    expect(answer).toBe(
      '$1,706.58 a month, at 6.5% over 30 years on a $270,000 loan. Interest comes to about $344,400 in all.',
    )
    const share = workOut(loanPaymentSum, { price: 30_000_000, downPercent: 10, rate: 5.75, months: 360 })
    expect(share.results).toMatchObject({ payment: 157_565, firstInterest: 129_375, down: 3_000_000 })
    const car = { price: 3_400_000, down: 500_000, rate: 6.9, months: 72 }
    expect(workOut(loanPaymentSum, car).results).toMatchObject({ payment: 49_303, interest: 649_813 })
  })
  test('usual rates and terms by the kind of loan', () => {
    const known = { text: 'payment on a 25k car' }
    expect(workOut(loanPaymentSum, { principal: 2_500_000 }, known).answer).toMatch(/at 7% over 5 years/)
    expect(workOut(loanPaymentSum, { principal: 2_500_000, rate: 5 }).answer).toMatch(/^Over how many years/)
    expect(workOut(loanPaymentSum, {}, known).answer).toMatch(/^How much is the loan/)
  })
  test('the debt named is the loan', () => {
    const debt = owing(1, 'Grad loans', 46_000, 6.75, null, 'Student Loans')
    expect(workOut(loanPaymentSum, {}, { debt }).results.payment).toBe(52_819)
    expect(workOut(loanPaymentSum, { months: 240 }, { debt }).results.payment).toBe(34_977)
  })
  test('all paid down leaves no loan', () => {
    const said = { price: 100_000, down: 200_000, rate: 5, months: 12 }
    expect(workOut(loanPaymentSum, said).answer).toMatch(/^Then nothing has to be borrowed/)
  })
  test('anything within bounds is sound', () =>
    expect(findFault(loanPaymentSum, [{}, { text: 'mortgage' }])).toBeNull())
})

describe('two offers', () => {
  test('side by side', () => {
    const said = { principal: 28_000_000, rate: 6.2, months: 360, months2: 180 }
    const { answer, results } = workOut(loanComparison, said)
    expect(results).toMatchObject({ payment: 171_491, payment2: 239_316, difference: 67_825 })
    expect(answer).toMatch(
      /^\$1,714\.91 a month for 30 years at 6\.2%, or \$2,393\.16 for 15 years at 6\.2%\./,
    )
    expect(answer).toMatch(/15 years costs \$678\.25 more a month and saves about \$186,600 in interest\.$/)
  })
  test('a mortgage of thirty years is held against fifteen', () => {
    const { results } = workOut(loanComparison, { principal: 28_000_000 }, { text: 'mortgage 15 or 30' })
    expect(results.payment2).toBe(243_910)
    expect(workOut(loanComparison, { principal: 100, rate: 5, months: 12 }).answer).toMatch(
      /^What is the other/,
    )
  })
  test('anything within bounds is sound', () =>
    expect(findFault(loanComparison, [{ text: 'mortgage' }])).toBeNull())
})

describe('refinancing', () => {
  const debt = owing(1, 'Mortgage', 312_000, 7.1, null, 'Mortgage')
  test('the new payment, before the old one is known', () => {
    const { answer } = workOut(refinance, { newRate: 5.9, newMonths: 360 }, { debt })
    expect(answer).toBe('$1,850.59 a month at 5.9% over 30 years, for principal and interest.')
  })
  test('the saving a month, over the years, and when costs are back', () => {
    const said = { newRate: 5.9, newMonths: 360, months: 336 }
    const free = workOut(refinance, said, { debt })
    expect(free.results).toMatchObject({ oldPayment: 214_097, saved: 29_038 })
    expect(free.answer).toContain('the interest drops by about $53,1')
    const { answer, results } = workOut(refinance, { ...said, costs: 640_000 }, { debt })
    expect(results.breakeven).toBe(23)
    expect(answer).toContain('$290.38 less than now. The $6,400 of costs are back after 23 months.')
    expect(workOut(refinance, { ...said, newRate: 5.5, costs: 640_000 }, { debt }).results.breakeven).toBe(18)
  })
  test('a longer term can cost more in all', () => {
    const said = { principal: 10_000_000, rate: 6, months: 120, newRate: 5.5, newMonths: 360 }
    expect(workOut(refinance, said).answer).toContain('Mind the longer term')
  })
  test('a loan that ends in a few years is no new mortgage', () => {
    const truck = owing(1, 'Truck', 16_000, 9, 500, 'Auto Loans')
    const { answer } = workOut(refinance, { newRate: 6 }, { debt: truck })
    expect(answer).toContain('at 6% over 37 months')
  })
  test('what is paid now stands in for the time left', () => {
    const paid = owing(1, 'Mortgage', 312_000, 7.1, 2200, 'Mortgage')
    const { results } = workOut(refinance, { newRate: 5.9, newMonths: 360 }, { debt: paid })
    expect(results.saved).toBe(220_000 - 185_059)
  })
  test('anything within bounds is sound', () =>
    expect(findFault(refinance, [{ text: 'mortgage' }])).toBeNull())
})

describe('points', () => {
  test('the saving and when it is paid back', () => {
    const said = { principal: 30_000_000, rate: 6.5, newRate: 6.25, cost: 300_000, months: 360 }
    const { answer, results } = workOut(points, said)
    expect(results).toMatchObject({ saved: 4905, breakeven: 62 })
    expect(answer).toMatch(
      /^It saves \$49\.05 a month, so the \$3,000 is back after 62 months \(5 years 2 months\)\./,
    )
    expect(workOut(points, { ...said, newRate: 7 }).answer).toBe('It doesn’t pay: 7% isn’t lower than 6.5%.')
  })
  test('anything within bounds is sound', () => expect(findFault(points, [{ text: 'mortgage' }])).toBeNull())
})

describe('along the way of a loan', () => {
  test('what is still owed', () => {
    const said = { principal: 2_900_000, rate: 6.9, months: 72, made: 36 }
    const { answer, results } = workOut(remainingBalanceSum, said)
    expect(Math.abs((results.balance ?? 0) - 1_599_100)).toBeLessThan(100)
    expect(answer).toMatch(/^You’d still owe about \$15,99\d after 3 years at 6\.9%\./)
    expect(workOut(remainingBalanceSum, { ...said, made: 80 }).answer).toMatch(/^Nothing: after 80 months/)
  })
  test('what a payment borrows', () => {
    const said = { payment: 200_000, rate: 6.5, months: 360 }
    const { answer, results } = workOut(borrowingPower, said)
    expect(results.loan).toBe(31_642_163)
    expect(answer).toMatch(/^You could borrow about \$316,400: \$2,000 a month at 6\.5% over 30 years\./)
    const bought = workOut(borrowingPower, { ...said, down: 4_000_000 })
    expect(bought.results.price).toBe(35_642_163)
    expect(bought.answer).toMatch(/^A price of about \$356,400: /)
  })
  test('every other week', () => {
    const { answer, results } = workOut(biweeklyPayment, { principal: 20_000_000, rate: 6, months: 360 })
    expect(results.payment).toBe(59_955)
    expect(answer).toMatch(/^It saves you about \$\d\d,\d{3} in interest and ends \d\d months sooner/)
  })
  test('anything within bounds is sound', () => {
    expect(findFault(remainingBalanceSum, [{ text: 'car' }])).toBeNull()
    expect(findFault(borrowingPower, [{ text: 'car' }])).toBeNull()
    expect(findFault(biweeklyPayment, [{ text: 'car' }], 40)).toBeNull()
  })
})

describe('cars', () => {
  test('a lease in all', () => {
    const { answer, results } = workOut(leaseOrBuy, { lease: 38_900, leaseMonths: 36, signing: 300_000 })
    expect(results).toMatchObject({ lease: 1_700_400, monthly: 47_233 })
    expect(answer).toBe(
      '$17,004 over 3 years, and the car goes back at the end. Spread out, that’s $472.33 a month.',
    )
  })
  test('against a loan, or cash', () => {
    const said = { lease: 38_900, signing: 300_000, price: 3_400_000, down: 500_000, rate: 6.9, months: 72 }
    const { answer, results } = workOut(leaseOrBuy, { ...said, worth: 2_200_000 })
    // Down 5,000, 36 payments of 493.03, 15,991 still owed, less 22,000.
    expect(Math.abs((results.buy ?? 0) - 1_674_000)).toBeLessThan(200)
    expect(answer).toMatch(/^Buying is cheaper by \$2\d\d\.\d\d over 3 years/)
    const cash = workOut(leaseOrBuy, said, { text: 'lease or pay cash' })
    expect(cash.results.buy).toBe(3_400_000 - 1_965_200)
  })
  test('a trade-in under water is rolled into the new loan', () => {
    const said = { price: 3_000_000, owed: 1_800_000, worth: 1_500_000, rate: 7, months: 60 }
    const { answer, results, details } = workOut(rollover, said)
    expect(results).toMatchObject({ loan: 3_300_000, negative: 300_000, payment: 65_344 })
    expect(answer).toBe(
      'You owe $3,000 more than it’s worth, so the new loan would be $33,000: $653.44 a month over 5 years.',
    )
    expect(details).toContain('more than the new car costs')
  })
  test('what selling leaves, from what is stored', () => {
    const snapshot = snapshotWith({
      liabilities: [owing(1, 'Truck loan', 6200, 8.25, null, 'Auto Loans')],
      assets: [owning(1, 'Truck', 9500, 'Vehicles')],
    })
    const { answer } = workOut(rollover, {}, { snapshot, text: 'what would we walk away with on the truck' })
    expect(answer).toBe('You’d walk away with $3,300, before selling costs.')
    expect(workOut(rollover, { owed: 500, worth: 400 }).answer).toMatch(/^You’re \$1 under water/)
  })
  test('anything within bounds is sound', () => {
    expect(findFault(leaseOrBuy, [{}, { text: 'cash' }])).toBeNull()
    expect(findFault(rollover)).toBeNull()
  })
})

test('costs that go into the new loan are borrowed, and need no time to come back', () => {
  const said = { principal: 20_000_000, rate: 7, months: 300, newRate: 6, newMonths: 360, costs: 600_000 }
  const ask = (text: string) => workOut(refinance, said, { text })
  // 206,000 at 6 % over 360 months
  expect(ask('with the costs rolled into it').results).toMatchObject({ payment: 123_507 })
  expect(ask('with the costs rolled into it').results).not.toHaveProperty('breakeven')
  expect(ask('add the fees to the loan').results['payment']).toBe(123_507)
  expect(ask('what would i pay').results).toMatchObject({ payment: 119_910, breakeven: 28 })
})
