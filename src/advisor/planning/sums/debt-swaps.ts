/** Exchanging one debt for another. */
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { loanTable } from './loan-table.ts'
import { debtPayments } from '#advisor/planning/data/totals.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import { planDebtPayoff } from '#finance/debt.ts'
import { amortizeLoan, loanPayment } from '#finance/loan.ts'
import { payOffLoan } from '#finance/loan-payoff.ts'
import { percentOf, subtractMoney, sumMoney } from '#finance/money.ts'
import { feeAsYearlyRate } from '#finance/short-loan.ts'
import { assumed } from './inputs.ts'
import {
  money,
  monthly,
  months,
  percent,
  storedAverageRate,
  storedDebts,
  storedPayment,
  unsecuredDebts,
} from './loan-inputs.ts'

const allPayments = (household: Household) =>
  storedPayment(household) ?? debtPayments(household.snapshot, { withMortgage: false })

export const consolidation = defineSum({
  name: 'consolidation',
  about: 'One new loan in place of several debts: its payment, and what it saves or costs.',
  inputs: {
    balance: { ...money('Owed today'), stored: storedDebts, ask: 'How much do the debts come to?' },
    rate: {
      ...percent('Rate now'),
      stored: storedAverageRate,
      ask: 'What rate do you pay on them now, in percent a year?',
    },
    payment: { ...monthly('Paid now a month'), stored: allPayments },
    newRate: {
      ...percent('New rate'),
      assume: assumed(12, 'Typical rate', 'a typical rate for a personal loan; yours may differ'),
    },
    newMonths: {
      ...months('New term'),
      assume: assumed(36, 'Usual term', 'a common term of a personal loan'),
    },
    fee: percent('Fee of the new loan', 100),
  },
  results: ['payment', 'saved', 'interest'],
  formula: 'the interest of the debts as they are paid now, less the interest and the fee of the new loan',
  assumptions: ['nothing new goes on the old cards', 'a fee is added to the new loan'],
  compute(input, sheet, household) {
    if (input.balance === 0) return 'Nothing is owed, so there is nothing to combine.'
    const owed = sheet.money('balance', 'Owed today', input.balance)
    const rate = sheet.percent('rate', 'Rate now', input.rate)
    const newRate = sheet.percent('newRate', 'New rate', input.newRate)
    const term = sheet.months('newMonths', 'New term', input.newMonths)
    const fee = percentOf(input.balance, input.fee ?? 0)
    if (input.fee) sheet.percent('fee', 'Fee of the new loan', input.fee)
    const loan = { principal: sumMoney([input.balance, fee]), rate: input.newRate, months: input.newMonths }
    const renewed = amortizeLoan(loan)
    const payment = sheet.sum(
      'payment',
      'New payment',
      loanPayment(loan),
      'the equal payment of the new loan',
    )
    const interest = sheet.sum(
      'interest',
      'New interest',
      renewed.totalInterest,
      'all payments minus the loan',
    )
    const current = interestNow(input, household)
    const lines: Text[] = [
      text`New payment: ${payment} a month over ${term} at ${newRate}`,
      text`Interest of the new loan: ${interest}`,
    ]
    if (current.payment !== null) {
      lines.push(text`Paid now: ${sheet.money('payment', 'Paid now a month', current.payment)} a month`)
    }
    if (current.interest === null) {
      return {
        answer: [
          text`${payment} a month for ${term}. What you pay now never ends it, so the new loan is a way out.`,
        ],
        lines,
      }
    }
    const before = sheet.sum('oldInterest', 'Interest as it is', current.interest, 'the debts as paid now', [
      owed,
      rate,
    ])
    const difference = subtractMoney(current.interest, sumMoney([renewed.totalInterest, fee]))
    const saved = sheet.sum('saved', 'Saved', difference, 'old interest minus new interest and fee')
    const size = sheet.aside('Difference', Math.abs(difference), 'old cost minus new cost')
    return {
      answer: [
        difference >= 0
          ? text`${payment} a month for ${term}, and you’d save ${sheet.about(size)} in all.`
          : text`${payment} a month for ${term}, but it would cost you ${sheet.about(size)} more in all.`,
        text`That’s ${newRate} instead of ${sheet.rateOf('Rate now', input.rate, sheet.sourceOf('rate'))}.`,
      ],
      lines: [...lines, text`Interest as it is: ${before}`, text`Saved in all: ${saved}`],
      notes: [text`It only works if the old cards stay empty.`],
      cards: [loanTable('The new loan, month by month', renewed.schedule)],
    }
  },
})

interface Current {
  balance: number
  rate: number
  payment: number | undefined
  newMonths: number
}

/** The debts as they are paid now; without a payment, as if they were cleared in the time of the new loan. */
function interestNow(input: Current, household: Household) {
  const isStored = input.balance === storedDebts(household)?.value
  const stored = isStored && !household.debt ? unsecuredDebts(household) : []
  if (input.payment === undefined) {
    const loan = { principal: input.balance, rate: input.rate, months: input.newMonths }
    return { payment: null, interest: amortizeLoan(loan).totalInterest }
  }
  const debts = stored.map(({ name, amount, interestRate }) => ({ name, amount, interestRate }))
  if (debts.length > 1) {
    const plan = planDebtPayoff(debts, { order: 'avalanche', budget: { total: input.payment } })
    return { payment: input.payment, interest: plan.paysOff ? plan.totalInterest : null }
  }
  const payoff = payOffLoan({ principal: input.balance, rate: input.rate, payment: input.payment })
  return { payment: input.payment, interest: payoff.paysOff ? payoff.totalInterest : null }
}

export const paydayRate = defineSum({
  name: 'payday-rate',
  about: 'The fee of a payday loan, cash advance or pay-later plan as a yearly rate.',
  inputs: {
    amount: { ...money('Borrowed'), ask: 'How much is borrowed?' },
    fee: { ...money('Fee'), ask: 'What is the fee?' },
    days: {
      label: 'Days until it is due',
      unit: 'number',
      min: 1,
      max: 3650,
      assume: assumed(14, 'Usual time', 'payday loans commonly run until the next payday'),
    },
  },
  results: ['apr', 'percent'],
  formula: 'the fee as a share of the loan, times how often its days fit into a year',
  assumptions: ['no compounding, the way lenders must state it'],
  compute(input, sheet) {
    const time = Math.max(1, input.days)
    // No fee is larger than its loan: '500, and 575 is due in two weeks' says what is paid back.
    const isWhole = input.fee > input.amount
    const cost = isWhole ? subtractMoney(input.fee, input.amount) : input.fee
    const apr = feeAsYearlyRate(input.amount, cost, time)
    if (apr === null) return 'How much is borrowed?'
    const amount = sheet.money('amount', 'Borrowed', input.amount)
    const given = sheet.money('fee', isWhole ? 'Paid back' : 'Fee', input.fee)
    const fee = isWhole ? sheet.sum('fee', 'Fee', cost, 'paid back less the loan', [given, amount]) : given
    const days = sheet.number('days', 'Days', 'count', time)
    const flat = (cost * 100) / input.amount
    const share = sheet.share('percent', 'Fee as a share', flat, 'fee divided by loan', [fee, amount])
    const yearly = sheet.share(
      'apr',
      'Yearly rate',
      Math.round(apr),
      'the fee’s share times the days in a year',
    )
    return {
      answer: [
        text`About ${yearly} a year: you pay ${fee} to have ${amount} for ${days} days.`,
        ...(apr > 60 ? [text`A card, or a small loan from a credit union, is far cheaper.`] : []),
      ],
      lines: [text`Fee: ${share} of the loan`, text`As a yearly rate: ${yearly}`],
      notes: apr > 60 ? [text`If it is rolled over, the fee comes again each time.`] : [],
    }
  },
})
