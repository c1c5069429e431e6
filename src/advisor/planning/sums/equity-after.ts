/** How much of a home is one's own after some years of payments. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { growthFactor } from '#finance/interest.ts'
import { loanPayment, remainingBalance } from '#finance/loan.ts'
import { percentOf, percentShare, roundCents, subtractMoney } from '#finance/money.ts'
import { EQUAL_PAYMENT, homeRate, homeTerm, money, months, percent, storedWorth } from './loan-inputs.ts'

export const equityAfter = defineSum({
  name: 'equity-after',
  about:
    'What is still owed on a home after some payments, what it is worth then, and what of it is one’s own.',
  inputs: {
    principal: money('Loan'),
    price: money('Price'),
    down: money('Down payment'),
    downPercent: percent('Down payment, share of the price', 100),
    rate: homeRate,
    months: homeTerm,
    made: { ...months('Payments made'), ask: 'How many payments have been made?' },
    growth: { label: 'Home gains a year', unit: 'percent', min: -50, max: 50 },
    worth: { ...money('Worth then'), stored: storedWorth },
  },
  results: ['equity', 'balance', 'worth', 'share', 'payment', 'loan'],
  formula: 'what it is worth less the balance after the payments that were made',
  assumptions: ['every payment was made, and none beside it', 'before the costs of a sale'],
  compute(input, sheet) {
    const down = input.down ?? percentOf(input.price ?? 0, input.downPercent ?? 0)
    const borrowed = input.principal ?? (input.price === undefined ? 0 : Math.max(0, input.price - down))
    if (borrowed === 0) return 'How much was the loan in the beginning?'
    if (input.price !== undefined) sheet.money('price', 'Price', input.price)
    const loan =
      input.principal === undefined
        ? sheet.sum('loan', 'Loan', borrowed, 'price less what was put down')
        : sheet.money('principal', 'Loan', borrowed)
    const rate = sheet.percent('rate', 'Mortgage rate', input.rate)
    const term = sheet.months('months', 'Mortgage term', input.months)
    const made = sheet.months('made', 'Payments made', input.made)
    const terms = { principal: borrowed, rate: input.rate, months: input.months }
    const from = [loan, rate, term]
    const payment = sheet.sum('payment', 'Payment a month', loanPayment(terms), EQUAL_PAYMENT, from)
    const left = remainingBalance(terms, Math.min(input.made, input.months))
    const balance = sheet.sum('balance', 'Still owed', left, 'month by month', [...from, made])
    const grown =
      input.growth === undefined || input.price === undefined
        ? null
        : roundCents(input.price * growthFactor(input.growth / 100, input.made / 12))
    const worth = grown ?? input.worth
    const lines: Text[] = [text`Payment: ${payment} a month`, text`Still owed after ${made}: ${balance}`]
    if (worth === undefined)
      return { answer: [text`You’d still owe ${balance} after ${made} at ${rate}.`], lines }
    if (grown !== null) sheet.percent('growth', 'Home gains a year', input.growth ?? 0)
    const value =
      grown === null
        ? sheet.money('worth', 'Worth then', worth)
        : sheet.sum('worth', 'Worth then', worth, 'the price with its gains, year upon year')
    const own = subtractMoney(worth, left)
    const equity = sheet.sum('equity', 'Equity', own, 'worth less what is still owed', [value, balance])
    const share = sheet.share(
      'share',
      'Equity of the worth',
      percentShare(own, worth),
      'its share of the worth',
      [equity, value],
    )
    return {
      answer: [
        text`You’d still owe ${balance} after ${made}, on a home worth ${value}: ${equity} of it is yours, ${share}.`,
      ],
      lines: [...lines, text`Worth: ${value}`, text`Equity: ${equity}, ${share} of it`],
      notes: [text`A sale would cost some of that.`],
    }
  },
})
