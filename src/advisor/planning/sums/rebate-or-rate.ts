/** A low rate on the full price, or cash back and a loan at a usual rate. */
import { text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { amortizeLoan, loanPayment } from '#finance/loan.ts'
import { subtractMoney } from '#finance/money.ts'
import { EQUAL_PAYMENT, money, months, percent } from './loan-inputs.ts'

export const rebateOrRate = defineSum({
  name: 'rebate-or-rate',
  about: 'A low dealer rate on the full price of a car, or a rebate and another rate.',
  inputs: {
    price: { ...money('Price'), ask: 'What does it cost?' },
    rebate: { ...money('Cash back'), ask: 'How much is the rebate?' },
    rate: { ...percent('Rate on the full price'), ask: 'What is the rate without the rebate?' },
    months: { ...months('Term'), ask: 'Over how many months?' },
    rate2: { ...percent('Rate with the rebate'), ask: 'What is the rate with the rebate?' },
    months2: months('Term with the rebate'),
    down: money('Down payment'),
  },
  results: ['difference', 'payment', 'payment2', 'interest', 'interest2', 'total', 'total2'],
  formula: 'all payments of each loan, and what is put down; the rebate comes off the price',
  assumptions: ['tax and fees are left out'],
  compute(input, sheet) {
    const down = input.down ?? 0
    if (down > 0) sheet.money('down', 'Down payment', down)
    sheet.money('price', 'Price', input.price)
    const rebate = sheet.money('rebate', 'Cash back', input.rebate)
    const full = Math.max(0, input.price - down)
    const less = Math.max(0, full - input.rebate)
    if (less === 0) return 'Nothing would be left to finance.'
    const one = showWay(sheet, '', full, input.rate, input.months)
    const two = showWay(sheet, '2', less, input.rate2, input.months2 ?? input.months)
    const gap = sheet.sum(
      'difference',
      'Difference in all',
      Math.abs(subtractMoney(one.paid, two.paid)),
      'all payments compared',
      [one.total, two.total],
    )
    const isFirst = one.paid <= two.paid
    return {
      answer: [
        text`${one.payment} a month at ${one.rate} on the full price, or ${two.payment} with the ${rebate} back at ${two.rate}: the ${isFirst ? 'low rate' : 'cash back'} wins by ${gap} in all.`,
      ],
      lines: [
        ...[one, two].map(
          (way) =>
            text`${way.loan} at ${way.rate} over ${way.term}: ${way.payment} a month, ${way.interest} of interest, ${way.total} in all`,
        ),
        text`Difference in all: ${gap}`,
      ],
      notes: [
        text`A longer term or an early payoff shifts it: the rebate stays, the low rate only helps while you owe.`,
      ],
    }
  },
})

function showWay(sheet: Worksheet, key: '' | '2', principal: number, yearly: number, time: number) {
  const rate = sheet.percent(`rate${key}`, 'Interest a year', yearly)
  const term = sheet.months(key === '' ? 'months' : 'months2', 'Term', time)
  const terms = { principal, rate: yearly, months: time }
  const { totalInterest, totalPaid } = amortizeLoan(terms)
  const from = [rate, term]
  return {
    rate,
    term,
    paid: totalPaid,
    loan: sheet.sum(`loan${key}`, 'Financed', principal, 'price less what is put down or given back', from),
    payment: sheet.sum(`payment${key}`, 'Payment a month', loanPayment(terms), EQUAL_PAYMENT, from),
    interest: sheet.sum(`interest${key}`, 'Interest', totalInterest, 'all payments minus the loan', from),
    total: sheet.sum(`total${key}`, 'Paid in all', totalPaid, 'all payments', from),
  }
}
