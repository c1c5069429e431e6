import { text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { amortizeLoan, loanPayment } from '#finance/loan.ts'
import { subtractMoney } from '#finance/money.ts'
import { breakEvenMonths } from '#finance/refinance.ts'
import { EQUAL_PAYMENT, loanRate, loanTerm, money, percent, principal } from './loan-inputs.ts'

export const points = defineSum({
  name: 'points',
  about: 'Paying points to buy the rate of a mortgage down: what it saves a month, and when it is paid back.',
  inputs: {
    principal,
    rate: loanRate,
    newRate: { ...percent('Rate with points'), ask: 'What rate would you get with the points?' },
    cost: { ...money('Cost of the points'), ask: 'What would the points cost?' },
    months: loanTerm,
  },
  results: ['saved', 'breakeven', 'total', 'payment'],
  formula: 'both equal payments compared; the cost divided by what is saved a month',
  assumptions: ['the loan is kept to its end', 'the points are paid at once'],
  compute(input, sheet) {
    if (input.principal === 0) return 'How much is the loan?'
    const terms = { principal: input.principal, months: input.months }
    sheet.money('principal', 'Loan', input.principal)
    const rate = sheet.percent('rate', 'Rate without points', input.rate)
    const newRate = sheet.percent('newRate', 'Rate with points', input.newRate)
    const cost = sheet.money('cost', 'Cost of the points', input.cost)
    const term = sheet.months('months', 'Term', input.months)
    const without = loanPayment({ ...terms, rate: input.rate })
    const lower = loanPayment({ ...terms, rate: input.newRate })
    const before = sheet.sum('oldPayment', 'Payment without points', without, EQUAL_PAYMENT)
    const payment = sheet.sum('payment', 'Payment with points', lower, EQUAL_PAYMENT)
    const saving = subtractMoney(without, lower)
    const saved = sheet.sum('saved', 'Saved a month', saving, 'both payments compared', [before, payment])
    const lines = [
      text`Without points: ${before} a month at ${rate}`,
      text`With points: ${payment} a month at ${newRate}`,
      text`Saved a month: ${saved}`,
    ]
    const wait = breakEvenMonths(input.cost, saving)
    if (saving <= 0 || wait === null) {
      return { answer: [text`It doesn’t pay: ${newRate} isn’t lower than ${rate}.`], lines }
    }
    const even = sheet.time('breakeven', 'Paid back after', wait, 'cost divided by the saving a month')
    const gain =
      amortizeLoan({ ...terms, rate: input.rate }).totalPaid -
      amortizeLoan({ ...terms, rate: input.newRate }).totalPaid
    const total = sheet.sum(
      'total',
      'Saved to the end',
      gain - input.cost,
      'all payments compared, less the cost',
    )
    return {
      answer: [
        text`It saves ${saved} a month, so the ${cost} is back after ${sheet.spell(even)}.`,
        wait > input.months
          ? text`That’s longer than the ${term} of the loan, so it doesn’t pay.`
          : text`Worth it if you’ll keep the loan longer than that.`,
      ],
      lines: [...lines, text`Paid back after: ${sheet.spell(even)}`, text`Saved to the end: ${total}`],
    }
  },
})
