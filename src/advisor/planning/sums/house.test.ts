import { describe, expect, test } from 'vitest'
import { earning, owing, owning, snapshotWith, spending } from '#advisor/planning/testing/rows.ts'
import { findFault, workOut } from '#advisor/planning/testing/work-out.ts'
import { downPayment, equity, rentOrBuy } from './home-ownership.ts'
import { affordability } from './house.ts'
import { housePayment } from './house-payment.ts'
import { creditUtilization, debtToIncome, housingRatio, loanToValue } from './lending-ratios.ts'

describe('how much house', () => {
  const nurse = { income: 733_333, debts: 31_000, down: 3_000_000, rate: 6.5, months: 360 }
  test('a price with tax and insurance in the payment', () => {
    const { answer, details, results } = workOut(affordability, nurse)
    expect(answer).toMatch(/^Around \$293,000 with \$30,000 down at 6\.5%, so \$2,053\.33 a month all in\./)
    expect(results).toMatchObject({ payment: 205_333, housing: 205_333, afterDebts: 233_000 })
    expect(details).toContain('at roughly 0.5% a year the price comes down to about $279,')
  })
  test.each([
    ['can we afford a 400k house?', /^Not by the 28\/36 rule: that stops around \$293,000/],
    ['can I afford a house for 250,000', /^Yes, by the 28\/36 rule: you could go up to around \$293,000/],
    ['how much house can I afford', /^Around \$293,000/],
  ])('a price in the question gets a yes or a no: %s', (words, told) =>
    expect(workOut(affordability, nurse, { text: words }).answer).toMatch(told),
  )
  test('both limits first, when they are asked for', () => {
    const known = { text: 'by the 28/36 rule, what is the most i may spend on housing' }
    const { answer, results } = workOut(affordability, { income: 700_000, debts: 64_000 }, known)
    expect(results).toMatchObject({ housing: 196_000, afterDebts: 188_000, payment: 188_000 })
    expect(answer).toMatch(
      /^At most \$1,880 a month: 28% of your pay is \$1,960, and 36% less your debts leaves \$1,880\./,
    )
  })
  test('a share put down, by the usual one or as said', () => {
    const { results, details } = workOut(affordability, { income: 983_333 })
    expect(details).not.toContain('expect mortgage insurance')
    expect(results.down).toBe(Math.round((results.price ?? 0) / 5))
    const ten = workOut(affordability, { income: 875_000, debts: 0, downPercent: 10, rate: 6.75 })
    // All of $2,450 on a loan at 6.75% over 30 years carries $377,739, nine tenths of the price.
    expect(Math.abs((ten.results.barePrice ?? 0) - 41_971_000)).toBeLessThan(10_000)
  })
  test('debts that leave no room, and stored ones', () => {
    expect(workOut(affordability, { income: 300_000, debts: 200_000 }).answer).toMatch(/there’s no room/)
    const snapshot = snapshotWith({
      income: [earning(1, 'Job', 6000)],
      liabilities: [owing(1, 'Car', 9000, 6, 400, 'Auto Loans'), owing(2, 'Home', 9000, 6, 900, 'Mortgage')],
    })
    expect(workOut(affordability, {}, { snapshot }).results.afterDebts).toBe(216_000 - 40_000)
    expect(workOut(affordability, { income: 0 }).answer).toMatch(/^What do you earn before tax/)
  })
  test('anything within bounds is sound', () =>
    expect(findFault(affordability, [{}, { text: 'rent' }])).toBeNull())
})

describe('the full cost of a house', () => {
  test('loan, tax and insurance', () => {
    const said = { price: 30_000_000, down: 6_000_000, rate: 5.75 }
    const { answer, results } = workOut(housePayment, said)
    expect(results).toMatchObject({
      principal: 140_057,
      tax: 27_500,
      insurance: 12_500,
      payment: 180_057,
      pmi: 0,
    })
    expect(answer).toMatch(/^\$1,800\.57 a month all in: \$1,400\.57 for the loan at 5\.75%/)
  })
  test('little put down brings mortgage insurance', () => {
    const { answer, results } = workOut(housePayment, { price: 30_000_000, down: 3_000_000, rate: 5.75 })
    expect(results).toMatchObject({ principal: 157_565, pmi: 11_250, payment: 157_565 + 40_000 + 11_250 })
    expect(answer).toContain('$112.50 of it is mortgage insurance')
  })
  test('figures of one’s own, and the share of income', () => {
    const snapshot = snapshotWith({ income: [earning(1, 'Job', 8000)] })
    const said = { principal: 20_000_000, rate: 6, tax: 360_000, insurance: 120_000, dues: 15_000 }
    const { answer, results } = workOut(housePayment, said, { snapshot })
    expect(results.payment).toBe(119_910 + 30_000 + 10_000 + 15_000)
    expect(answer).toContain('That’s 21.9% of what comes in')
    expect(workOut(housePayment, {}).answer).toMatch(/^What does the house cost/)
  })
  test('anything within bounds is sound', () => expect(findFault(housePayment)).toBeNull())
})

describe('equity', () => {
  const snapshot = snapshotWith({
    assets: [owning(1, 'House', 455_000, 'Real Estate'), owning(2, 'Truck', 9500, 'Vehicles')],
    liabilities: [
      owing(1, 'Mortgage', 312_000, 7.1, null, 'Mortgage'),
      owing(2, 'Truck loan', 6200, 8.25, null, 'Auto Loans'),
    ],
  })
  test('of the home that is stored', () => {
    const { answer, results } = workOut(equity, {}, { snapshot, text: 'how much equity do we have' })
    expect(results).toMatchObject({ equity: 14_300_000, available: 5_200_000 })
    expect(answer).toBe(
      '$143,000 of it is yours, before selling costs; the loan is 68.6% of what it’s worth.',
    )
  })
  test('of the truck that is spoken of, of a lower value, and under water', () => {
    const truck = workOut(equity, {}, { snapshot, text: 'what would we walk away with from the truck' })
    expect(truck.results.equity).toBe(330_000)
    const lower = workOut(equity, { value: 38_000_000 }, { snapshot, text: 'if the house appraises at 380' })
    expect(lower.results).toMatchObject({ equity: 6_800_000, available: 0 })
    expect(workOut(equity, { value: 100_000, owed: 150_000 }).answer).toMatch(/^You’re \$500 under water/)
  })
  test('a line of credit', () => {
    const { answer } = workOut(equity, {}, { snapshot, text: 'how big a heloc could we get on the house' })
    expect(answer).toMatch(/^You could borrow up to \$52,000: 80% of the value less the \$312,000 you owe\./)
  })
  test('anything within bounds is sound', () => expect(findFault(equity, [{ snapshot }, {}])).toBeNull())
})

describe('rent or buy', () => {
  const said = { rent: 164_000, price: 30_000_000, down: 3_000_000, rate: 5.75, years: 36 }
  test('over three years and over five', () => {
    const flat = workOut(rentOrBuy, { ...said, growth: 0 })
    expect(flat.answer).toMatch(/^Renting wins by about \$28,\d{3} over 3 years/)
    expect(flat.results.payment).toBe(197_565)
    expect(workOut(rentOrBuy, said).answer).toMatch(
      /^Close to even over 3 years .* renting is about \$1,887 ahead\./,
    )
    const five = workOut(rentOrBuy, { ...said, years: 60 })
    expect(five.answer).toMatch(/^Buying wins by about \$17,\d{3} over 5 years, if prices grow 3% a year\./)
    expect(five.results.breakeven).toBe(4)
  })
  test('stored rent, a fifth put down', () => {
    const snapshot = snapshotWith({ expenses: [spending(1, 'Rent', 1640)] })
    const { results } = workOut(rentOrBuy, { price: 30_000_000 }, { snapshot })
    expect(results.rent).toBe(164_000 * 84)
    expect(workOut(rentOrBuy, { price: 30_000_000 }).answer).toBe('What is the rent a month?')
  })
  test('anything within bounds is sound', () => expect(findFault(rentOrBuy, [{}], 60)).toBeNull())
})

describe('a down payment', () => {
  test('less than the usual share down is told as what it is, unless another share is asked for', () => {
    const { answer } = workOut(downPayment, { price: 30_000_000, savings: 3_300_000 })
    expect(answer).toContain('Your $33,000 is 11% of the price: lenders take that')
    expect(workOut(downPayment, { price: 30_000_000, savings: 600_000 }).answer).not.toContain('lenders')
    const asked = workOut(downPayment, { price: 30_000_000, savings: 3_300_000, percent: 25 })
    expect(asked.answer).not.toContain('lenders')
  })
  test('how much, how far off and when', () => {
    const { answer, results } = workOut(downPayment, {
      price: 35_000_000,
      savings: 2_500_000,
      monthly: 150_000,
    })
    expect(results).toMatchObject({ down: 7_000_000, gap: 4_500_000, months: 30 })
    expect(answer).toBe(
      '$70,000 for 20% down, so $45,000 to go. At $1,500 a month you’re there in 30 months (2 years 6 months).',
    )
  })
  test('with nothing known, and when it is there', () => {
    expect(workOut(downPayment, { price: 35_000_000, percent: 10 }).answer).toBe(
      '$35,000: that’s 10% of $350,000.',
    )
    expect(workOut(downPayment, { price: 100_000, savings: 100_000 }).answer).toMatch(/^You’re there/)
    expect(workOut(downPayment, { price: 100_000, savings: 100 }).answer).toBe(
      '$200 for 20% down, so $199 to go.',
    )
  })
  test('anything within bounds is sound', () => expect(findFault(downPayment)).toBeNull())
})

describe('shares that lenders look at', () => {
  test('housing', () => {
    expect(workOut(housingRatio, { part: 113_000, whole: 345_000 }).answer).toBe(
      '32.8% of your pay: $1,130 out of $3,450 a month. The usual mark is 30%, and you’re $95 a month above it.',
    )
    const snapshot = snapshotWith({
      income: [earning(1, 'Job', 6000)],
      expenses: [spending(1, 'Rent', 1200), spending(2, 'Food', 500)],
    })
    expect(workOut(housingRatio, {}, { snapshot }).results.percent).toBe(20)
  })
  test('debt to income, use of credit, loan to value', () => {
    expect(workOut(debtToIncome, { part: 200_000, whole: 500_000 }).answer).toContain(
      'you’re $200 a month over',
    )
    expect(workOut(creditUtilization, { part: 150_000, whole: 300_000 }).answer).toBe(
      'You’re using 50% of your limit: $1,500 of $3,000. Paying $600 off would bring it under 30%, where scores recover.',
    )
    expect(workOut(loanToValue, { part: 31_200_000, whole: 38_000_000 }).answer).toBe(
      'The loan is 82.1% of the value: $312,000 on $380,000. To get to 80%, where mortgage insurance ends, the ' +
        'loan has to come down by $8,000.',
    )
  })
  test('what is missing is asked for', () => {
    expect(workOut(creditUtilization, { part: 100 }).answer).toBe('What is the credit limit?')
    expect(workOut(housingRatio, { part: 100, whole: 0 }).answer).toBe('What do you earn, a month or a year?')
  })
  test('anything within bounds is sound', () => {
    for (const ratio of [housingRatio, debtToIncome, creditUtilization, loanToValue]) {
      expect(findFault(ratio)).toBeNull()
    }
  })
})

test('with so much down, what is left to borrow where the loan is asked for', () => {
  const bought = { price: 30_000_000, percent: 15 }
  const ask = (text: string) => workOut(downPayment, bought, { text }).answer
  expect(ask('300k with 15% down, how big is the mortgage')).toMatch(
    /^\$255,000 to borrow: \$300,000 less \$45,000 down\./,
  )
  expect(ask('how much is 15% down on a 300k house')).toMatch(/^\$45,000/)
  expect(ask('how much down, to have no mortgage insurance')).toMatch(/^\$45,000/)
})

test('mortgage insurance that less was put down for ends with a fifth of the price', () => {
  const bought = { price: 30_000_000, rate: 6, months: 360, tax: 360_000, insurance: 120_000, pmi: 0.6 }
  const pmi = (downPercent: number, text: string) =>
    workOut(housePayment, { ...bought, downPercent }, { text }).results['pmi']
  expect(pmi(10, 'and with 10% down')).toBe(13_500)
  expect(pmi(20, 'and with 20% down')).toBe(0)
  expect(pmi(25, '25% down, so no pmi')).toBe(0)
  expect(pmi(20, '20% down and they still want 0.6% pmi')).toBe(12_000)
})

test('mortgage insurance that is told in dollars is counted once', () => {
  const told = {
    price: 38_500_000,
    downPercent: 10,
    rate: 6.4,
    tax: 520_000,
    insurance: 190_000,
    dues: 14_000,
  }
  const all = (text: string) => workOut(housePayment, told, { text }).results
  expect(all('taxes 5,200, insurance 1,900 and pmi about 140 a month. all in?').pmi).toBe(0)
  expect(all('taxes 5,200, insurance 1,900, hoa 140 a month, and count pmi').pmi).toBeGreaterThan(0)
})
