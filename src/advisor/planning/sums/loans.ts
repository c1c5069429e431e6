import { text } from '#advisor/grounding/pieces.ts'
import { loanTable } from './loan-table.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import { amortizeLoan, loanPayment, maxPrincipal, remainingBalance } from '#finance/loan.ts'
import { payBiweekly } from '#finance/biweekly.ts'
import { percentShare, subtractMoney, sumMoney } from '#finance/money.ts'
import { overIncome } from './income-check.ts'
import {
  loanRate,
  loanTerm,
  money,
  monthly,
  months,
  percent,
  principal,
  storedBalance,
} from './loan-inputs.ts'
import { showLoan } from './loan-amount.ts'

export const loanPaymentSum = defineSum({
  name: 'loan-payment',
  about: 'The monthly payment of a loan or mortgage, principal and interest.',
  inputs: {
    principal: { ...money('Loan'), stored: storedBalance },
    rate: loanRate,
    months: loanTerm,
    price: money('Price'),
    down: money('Down payment'),
    downPercent: percent('Down payment, share of the price', 100),
  },
  results: ['payment', 'interest', 'total', 'firstInterest', 'firstPrincipal', 'loan'],
  formula: 'the equal payment that brings the loan to nothing in its term',
  assumptions: ['the rate is fixed', 'principal and interest only'],
  compute(input, sheet, household) {
    const loan = showLoan(input, sheet, household)
    if (loan === null) return 'How much is the loan, or what does it cost and what do you put down?'
    if (loan.amount === 0) return 'Then nothing has to be borrowed, so there is no payment.'
    const rate = sheet.percent('rate', 'Interest a year', input.rate)
    const term = sheet.months('months', 'Term', input.months)
    const terms = { principal: loan.amount, rate: input.rate, months: input.months }
    const paid = amortizeLoan(terms)
    const payment = sheet.sum(
      'payment',
      'Payment a month',
      loanPayment(terms),
      'the equal payment of the term',
    )
    const interest = sheet.sum('interest', 'Interest', paid.totalInterest, 'all payments minus the loan')
    const total = sheet.sum('total', 'Paid in all', paid.totalPaid, 'loan plus interest', [
      loan.figure,
      interest,
    ])
    const firstMonth = paid.schedule[0]?.interest ?? 0
    const first = sheet.sum(
      'firstInterest',
      'Interest of the first payment',
      firstMonth,
      'loan times the monthly share of the rate',
      [loan.figure, rate],
    )
    const firstOff = sheet.sum(
      'firstPrincipal',
      'Paid off with the first payment',
      subtractMoney(loanPayment(terms), firstMonth),
      'the payment minus its interest',
      [payment, first],
    )
    const share = percentShare(firstMonth, loanPayment(terms))
    return {
      answer: [
        text`${payment} a month, at ${rate} over ${term} on a ${loan.figure} loan.`,
        text`Interest comes to ${sheet.about(interest)} in all.`,
      ],
      lines: [
        text`Loan: ${loan.figure}`,
        text`Payment: ${payment} a month`,
        text`Total interest: ${interest}`,
        text`Paid in all: ${total}`,
        text`Of the first payment ${first} is interest and ${firstOff} is paid off`,
      ],
      notes: [
        ...overIncome(household, payment),
        ...(share > 50
          ? [
              text`At first most of it is interest: ${first} of the first payment. The share shrinks every month.`,
            ]
          : []),
      ],
      cards: [loanTable('Month by month', paid.schedule)],
    }
  },
})

export const remainingBalanceSum = defineSum({
  name: 'remaining-balance',
  about: 'What is still owed on a loan after so long.',
  inputs: {
    principal: { ...principal, label: 'Loan at the start' },
    rate: loanRate,
    months: loanTerm,
    made: { ...months('Paid for'), min: 0, ask: 'How long will it have been paid by then?' },
  },
  results: ['balance', 'principal', 'percent', 'payment', 'interest'],
  formula: 'interest is added to each opening balance, then the regular payment is taken off',
  assumptions: ['every payment is made as agreed'],
  compute(input, sheet) {
    if (input.principal === 0) return 'Nothing was borrowed, so nothing is owed.'
    const terms = { principal: input.principal, rate: input.rate, months: input.months }
    const loan = sheet.money('principal', 'Loan at the start', input.principal)
    const rate = sheet.percent('rate', 'Interest a year', input.rate)
    sheet.months('months', 'Term', input.months)
    const made = sheet.months('made', 'Paid for', input.made)
    const left = remainingBalance(terms, input.made)
    const owed = sheet.sum('balance', 'Still owed', left, 'the balance after the payments made')
    const off = sheet.sum(
      'principal',
      'Paid off',
      subtractMoney(input.principal, left),
      'loan minus balance',
      [loan, owed],
    )
    const share = sheet.share(
      'percent',
      'Paid off',
      percentShare(input.principal - left, input.principal),
      'its share',
    )
    const payment = sheet.sum(
      'payment',
      'Payment a month',
      loanPayment(terms),
      'the equal payment of the term',
    )
    const { schedule } = amortizeLoan(terms)
    const soFar = schedule.slice(0, Math.round(input.made))
    const interest = sheet.sum(
      'interest',
      'Interest by then',
      sumMoney(soFar.map((month) => month.interest)),
      'interest of every month until then',
    )
    return {
      answer: [
        left === 0
          ? text`Nothing: after ${made} it’s all paid off.`
          : text`You’d still owe ${sheet.about(owed)} after ${made} at ${rate}.`,
        text`You’d have paid off ${sheet.about(off)} of the ${loan}, ${share} of it.`,
      ],
      lines: [
        text`Still owed: ${owed}`,
        text`Paid off by then: ${off}, ${share} of the loan`,
        text`Interest paid by then: ${interest}`,
        text`Payment: ${payment} a month`,
      ],
      cards: [loanTable('Month by month', schedule)],
    }
  },
})

export const borrowingPower = defineSum({
  name: 'borrowing-power',
  about: 'How large a loan a monthly payment carries.',
  inputs: {
    payment: { ...monthly('Payment a month'), ask: 'What could you pay a month?' },
    rate: loanRate,
    months: loanTerm,
    down: money('Down payment'),
  },
  results: ['loan', 'interest', 'price'],
  formula: 'the largest loan that the payment clears in the term',
  assumptions: ['the rate is fixed', 'all of the payment goes to principal and interest'],
  compute(input, sheet) {
    if (input.payment === 0) return 'Without a monthly payment nothing can be borrowed. What could you pay?'
    const paying = sheet.money('payment', 'Payment a month', input.payment)
    const rate = sheet.percent('rate', 'Interest a year', input.rate)
    const term = sheet.months('months', 'Term', input.months)
    const most = maxPrincipal(input)
    const loan = sheet.sum('loan', 'Largest loan', most, 'the loan that the payment clears in the term')
    const interest = sheet.sum(
      'interest',
      'Interest',
      amortizeLoan({ principal: most, rate: input.rate, months: input.months }).totalInterest,
      'all payments minus the loan',
    )
    const lines = [text`Largest loan: ${loan}`, text`Total interest: ${interest}`]
    if (!input.down)
      return {
        answer: [
          text`You could borrow ${sheet.about(loan)}: ${paying} a month at ${rate} over ${term}.`,
          text`Interest comes to ${sheet.about(interest)} in all.`,
        ],
        lines,
      }
    const down = sheet.money('down', 'Down payment', input.down)
    const price = sheet.sum('price', 'Price', sumMoney([most, input.down]), 'loan and down payment', [
      loan,
      down,
    ])
    return {
      answer: [
        text`A price of ${sheet.about(price)}: ${paying} a month at ${rate} over ${term} borrows ${sheet.about(loan)}, and ${down} comes on top.`,
        text`Interest comes to ${sheet.about(interest)} in all.`,
      ],
      lines: [...lines, text`Price with the down payment: ${price}`],
    }
  },
})

export const biweeklyPayment = defineSum({
  name: 'biweekly-payment',
  about: 'Paying a split payment every other week instead of once a month.',
  inputs: { principal, rate: loanRate, months: loanTerm },
  results: ['saved', 'months', 'sooner', 'payment'],
  formula: 'a split monthly payment every other week adds up to an extra monthly payment a year',
  assumptions: ['the lender counts each split payment when it arrives'],
  compute(input, sheet) {
    if (input.principal === 0) return 'Nothing is owed on it, so there is nothing to pay faster.'
    sheet.money('principal', 'Loan', input.principal)
    const rate = sheet.percent('rate', 'Interest a year', input.rate)
    sheet.months('months', 'Term', input.months)
    const paid = payBiweekly(input)
    const payment = sheet.sum('payment', 'Every other week', paid.payment, 'the monthly payment, split')
    if (!paid.paysOff) {
      return {
        answer: [text`${payment} every other week doesn’t cover the interest at ${rate}.`],
        lines: [text`Every other week: ${payment}`],
      }
    }
    const time = sheet.time('months', 'Paid off in', paid.months, 'split payments until nothing is owed')
    const sooner = sheet.time('sooner', 'Sooner by', paid.monthsSaved, 'term minus the time it takes')
    const saved = sheet.sum('saved', 'Interest saved', paid.interestSaved, 'interest of both ways compared')
    return {
      answer: [
        text`It saves you ${sheet.about(saved)} in interest and ends ${sooner} sooner, at ${payment} every other week.`,
        text`You’d be done in ${sheet.spell(time)}.`,
      ],
      lines: [
        text`Every other week: ${payment}`,
        text`Paid off in: ${sheet.spell(time)}`,
        text`Sooner by: ${sooner}`,
        text`Interest saved: ${saved}`,
      ],
      notes: [
        text`The trick is that it slips in an extra monthly payment a year. Ask that it goes to principal.`,
      ],
    }
  },
})
