/** Whether a car fits the pay. */
import { byRule } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { loanPayment, maxPrincipal } from '#finance/loan.ts'
import { percentOf, percentShare, sumMoney } from '#finance/money.ts'
import { assumed, grossIncome } from './inputs.ts'
import { money, months, percent } from './loan-inputs.ts'

/** Of gross pay, for the payment; with insurance, gas and repairs it becomes half as much again. */
const MARK = 10
const HIGH = 15
const usual = byRule('Cars and pay', 'the share of pay before tax that a car payment is commonly kept under')

export const carBudget = defineSum({
  name: 'car-budget',
  about: 'Whether the payment of a car fits the pay, and the price that would.',
  inputs: {
    price: { ...money('Price'), ask: 'What does the car cost?' },
    income: {
      ...grossIncome,
      ask: 'What do you earn, a month or a year?',
    },
    down: { ...money('Down payment'), assume: assumed(0, 'Down payment', 'nothing put down') },
    rate: { ...percent('Interest a year'), assume: assumed(7, 'Rate of a car loan', 'a usual rate') },
    months: { ...months('Term'), assume: assumed(60, 'Term of a car loan', 'the usual term') },
  },
  results: ['payment', 'share', 'price'],
  formula: 'the payment of the loan as a share of pay before tax, held against the usual mark',
  assumptions: ['insurance, gas and repairs come on top'],
  compute(input, sheet) {
    if (input.income === 0) return 'What do you earn, a month or a year?'
    const loan = Math.max(0, input.price - input.down)
    if (loan === 0) return 'Then nothing has to be borrowed. What would be left of your savings?'
    const cost = sheet.money('price', 'Price', input.price)
    const pay = sheet.money('income', 'Gross income a month', input.income)
    if (input.down > 0) sheet.money('down', 'Down payment', input.down)
    const rate = sheet.percent('rate', 'Interest a year', input.rate)
    const term = sheet.months('months', 'Term', input.months)
    const monthly = loanPayment({ principal: loan, rate: input.rate, months: input.months })
    const payment = sheet.sum('payment', 'Payment a month', monthly, 'the equal payment of the term')
    const value = percentShare(monthly, input.income)
    const share = sheet.share('share', 'Share of pay', value, 'the payment as a part of pay', [payment, pay])
    const mark = sheet.rateOf('Usual mark', MARK, usual)
    const most = maxPrincipal({
      payment: percentOf(input.income, MARK),
      rate: input.rate,
      months: input.months,
    })
    const fits = sheet.sum(
      'fits',
      'Price that fits',
      sumMoney([most, input.down]),
      'the loan that the mark pays',
    )
    const paid = text`${payment} a month at ${rate} over ${term} is ${share} of your pay before tax`
    const verdict: Text =
      value <= MARK
        ? text`Yes, it fits: ${paid}, within the usual ${mark}.`
        : value <= HIGH
          ? text`It’s a stretch: ${paid}, and ${mark} is the usual mark.`
          : text`It’s too much: ${paid}, and ${mark} is the usual mark.`
    return {
      answer: [
        verdict,
        value <= MARK
          ? text`Insurance, gas and repairs come on top.`
          : text`By that mark ${sheet.about(fits)} would fit instead of ${cost}.`,
      ],
      lines: [
        text`Payment: ${payment} a month`,
        text`Of your pay: ${share}`,
        text`Price at ${mark}: ${fits}`,
      ],
    }
  },
})
