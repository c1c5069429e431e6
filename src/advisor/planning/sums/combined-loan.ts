/** Debts that each have a payment of their own, against one loan that takes their place. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { amortizeLoan, loanPayment } from '#finance/loan.ts'
import { payOffLoan } from '#finance/loan-payoff.ts'
import { percentOf, subtractMoney, sumMoney } from '#finance/money.ts'
import { EQUAL_PAYMENT, money, monthly, months, percent } from './loan-inputs.ts'
import { loanTable } from './loan-table.ts'

export const combinedLoan = defineSum({
  name: 'combined-loan',
  about: 'Several debts, each paid by itself until it is gone, against a single loan in their place.',
  inputs: {
    balance: { ...money('Owed on the first'), ask: 'How much is owed on each of them?' },
    rate: { ...percent('Rate of the first'), ask: 'What rate does each of them carry?' },
    payment: { ...monthly('Paid on the first'), ask: 'What do you pay on each of them a month?' },
    balance2: { ...money('Owed on the second'), ask: 'How much is owed on the second one?' },
    rate2: { ...percent('Rate of the second'), ask: 'What rate does the second one carry?' },
    payment2: { ...monthly('Paid on the second'), ask: 'What do you pay on the second one a month?' },
    balance3: money('Owed on the third'),
    rate3: percent('Rate of the third'),
    payment3: monthly('Paid on the third'),
    newRate: { ...percent('New rate'), ask: 'What would the new rate be, in percent a year?' },
    newMonths: { ...months('New term'), ask: 'Over how many months would the new loan run?' },
    fee: percent('Fee of the new loan', 100),
  },
  results: ['payment', 'interest', 'oldInterest', 'saved', 'oldMonths'],
  formula: 'each debt month by month with its own payment; the new loan is what they come to with the fee',
  assumptions: ['nothing new goes on the old debts', 'a payment that is free does not go to the others'],
  compute(input, sheet) {
    const debts = [
      readDebt(sheet, input.balance, input.rate, input.payment),
      readDebt(sheet, input.balance2, input.rate2, input.payment2, '2'),
      ...(input.balance3 && input.payment3
        ? [readDebt(sheet, input.balance3, input.rate3 ?? 0, input.payment3, '3')]
        : []),
    ]
    const owed = sumMoney(debts.map(({ balance }) => balance))
    if (owed === 0) return 'Nothing is owed, so there is nothing to combine.'
    const fee = percentOf(owed, input.fee ?? 0)
    if (input.fee) sheet.percent('fee', 'Fee of the new loan', input.fee)
    const newRate = sheet.percent('newRate', 'New rate', input.newRate)
    const term = sheet.months('newMonths', 'New term', input.newMonths)
    const terms = { principal: sumMoney([owed, fee]), rate: input.newRate, months: input.newMonths }
    const renewed = amortizeLoan(terms)
    const loan = sheet.sum('loan', 'New loan', terms.principal, 'all that is owed, with the fee')
    const payment = sheet.sum('payment', 'New payment', loanPayment(terms), EQUAL_PAYMENT)
    const interest = sheet.sum(
      'interest',
      'New interest',
      renewed.totalInterest,
      'all payments minus the loan',
    )
    const first = text`The new loan of ${loan} takes ${payment} a month for ${term}, ${interest} of interest.`
    const payoffs = debts.map(({ balance: principal, rate, payment: paid }) =>
      payOffLoan({ principal, rate, payment: paid }),
    )
    const paid = payoffs.flatMap((payoff) => (payoff.paysOff ? [payoff] : []))
    if (paid.length < debts.length)
      return {
        answer: [first, text`As they are paid now, not all of them ever end.`],
        lines: [text`New payment: ${payment} a month at ${newRate}`],
      }
    const before = sumMoney(paid.map(({ totalInterest }) => totalInterest))
    const old = sheet.sum('oldInterest', 'Interest as it is', before, 'the interest of each debt, added up')
    const time = sheet.time(
      'oldMonths',
      'The last is gone after',
      Math.max(...paid.map((one) => one.months)),
      'payments',
    )
    const difference = subtractMoney(before, sumMoney([renewed.totalInterest, fee]))
    const saved = sheet.sum('saved', 'Saved', difference, 'interest as it is minus new interest and fee')
    const size = sheet.aside('Difference', Math.abs(difference), 'both costs compared')
    const lines: Text[] = paid.map((payoff, at) => {
      const one = sheet.aside('Interest of one', payoff.totalInterest, 'month by month')
      const left = sheet.asideTime('Months of one', payoff.months, 'payments until nothing is owed')
      return text`Debt by itself, ${debts[at]?.named ?? ''}: ${one} of interest, gone after ${left}`
    })
    return {
      answer: [
        difference >= 0
          ? text`Left alone they cost ${old} of interest; the loan of ${loan} is ${payment} a month, ${interest} of interest, and saves ${size}.`
          : text`Left alone they cost ${old} of interest; the loan of ${loan} is ${payment} a month, ${interest} of interest: ${size} dearer.`,
      ],
      lines: [
        ...lines,
        text`The last of them is gone after ${sheet.spell(time)}`,
        text`New payment: ${payment} a month at ${newRate} over ${term}`,
        text`Interest of the new loan: ${interest}`,
        text`Saved, the fee taken off: ${saved}`,
      ],
      notes: [text`It only works if the old cards stay empty.`],
      cards: [loanTable('The new loan, month by month', renewed.schedule)],
    }
  },
})

/** One of the debts, as a sum is told of it. */
function readDebt(sheet: Worksheet, owed = 0, yearly = 0, paid = 0, key: '' | '2' | '3' = '') {
  const balance = sheet.money(`balance${key}`, 'Owed', owed)
  const rate = sheet.percent(`rate${key}`, 'Rate', yearly)
  const payment = sheet.money(`payment${key}`, 'Paid a month', paid)
  return {
    balance: owed,
    rate: yearly,
    payment: paid,
    named: text`${balance} at ${rate}, ${payment} a month`,
  }
}
