import { byRule } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { defineSum, type Household } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { type LoanPayoff, payOffLoan } from '#finance/loan-payoff.ts'
import {
  costOfMinimumPayments,
  type MinimumPaymentCost,
  type MinimumPaymentRule,
} from '#finance/minimum-payment.ts'
import { assumed, balance } from './inputs.ts'
import { remarkOnGuess } from './debt-rates.ts'
import { loanRate, money, monthly, percent, storedPayment } from './loan-inputs.ts'

/** What card issuers commonly ask for: the month's interest and a hundredth of the balance. */
const USUAL_PERCENT = 1
const usualPercent = byRule('Usual minimum', 'the month’s interest plus a small share of the balance')

interface Given {
  balance: number
  rate: number
  percent: number | undefined
  floor: number
  fixed: number | undefined
}

/** The minimum: a fixed amount, or a share of the balance. */
type Minimum = { fixed: number } | MinimumPaymentRule

function minimumOf(input: Given, household: Household): { minimum: Minimum; rival: number | undefined } {
  const rule = { percent: input.percent ?? USUAL_PERCENT, floor: input.floor }
  if (input.percent !== undefined) {
    const plusInterest = /\bplus (?:the )?(?:month’?'?s )?interest\b/i.test(household.text)
    return { minimum: { ...rule, plusInterest }, rival: input.fixed }
  }
  const isRival = /\b(?:instead|versus|vs|compared?|rather|than)\b/i.test(household.text)
  const stored = storedPayment(household)?.value
  const fixed = isRival ? stored : (input.fixed ?? stored)
  const rival = isRival ? input.fixed : undefined
  return { minimum: fixed ? { fixed } : { ...rule, plusInterest: true }, rival }
}

export const minimumPayment = defineSum({
  name: 'minimum-payment',
  about: 'How long paying only the minimum of a card takes, and what it costs.',
  inputs: {
    balance,
    rate: loanRate,
    percent: percent('Minimum, share of the balance', 100),
    floor: {
      ...money('Minimum, at least'),
      assume: assumed(2500, 'Usual floor', 'the least that cards commonly ask for'),
    },
    fixed: monthly('Fixed payment a month'),
  },
  results: ['months', 'interest', 'paid', 'payment'],
  formula:
    'each month interest is added, then the minimum is paid: a share of the balance, but at least a floor',
  assumptions: ['the card is used no more', 'the last, smaller payment counts as a month'],
  compute(input, sheet, household) {
    if (input.balance === 0) return 'Nothing is owed on it, so there is no minimum to pay.'
    const owed = sheet.money('balance', 'Balance', input.balance)
    const rate = sheet.percent('rate', 'Interest a year', input.rate)
    const { minimum, rival } = minimumOf(input, household)
    const cost = costOf(input, minimum)
    showMinimum(minimum, input, sheet)
    const first = sheet.sum(
      'payment',
      'First minimum',
      firstOf(minimum, cost),
      'the minimum of the first month',
    )
    const fixed = rival === undefined ? null : atFixed(input, rival, cost, sheet)
    if (!cost.paysOff) {
      const interest = sheet.sum(
        'firstInterest',
        'Interest in the first month',
        cost.monthlyInterest,
        'balance times the monthly share of the rate',
        [owed, rate],
      )
      return {
        answer: [
          text`On minimums alone it never goes away: you’d pay ${first} and the month’s interest is ${interest}.`,
          ...(fixed ?? []),
        ],
        lines: [
          text`First minimum: ${first}`,
          text`Interest in the first month: ${interest}`,
          ...(fixed ?? []),
        ],
      }
    }
    const months = sheet.time('months', 'Months', cost.months, 'minimums until nothing is owed')
    const interest = sheet.sum('interest', 'Interest', cost.totalInterest, 'interest of every month added up')
    const paid = sheet.sum('paid', 'Paid in all', cost.totalPaid, 'balance plus interest', [owed, interest])
    return {
      answer: [
        text`${sheet.spell(months)} on minimums alone, and ${sheet.about(interest)} in interest.`,
        ...(fixed ?? []),
      ],
      lines: [
        text`By minimums alone: ${sheet.spell(months)}`,
        text`Total interest: ${interest}`,
        text`Paid in all: ${paid}`,
        text`First minimum: ${first}`,
        ...(fixed ?? []),
      ],
      notes: [
        ...remarkOnGuess(rate, household),
        cost.totalInterest > input.balance
          ? text`The interest is more than the ${owed} you owe. Any fixed amount above ${first} cuts it sharply.`
          : text`Keep paying ${first} even as the minimum shrinks, and you’ll be done much sooner.`,
      ],
    }
  },
})

const costOf = ({ balance: owed, rate }: Given, minimum: Minimum): MinimumPaymentCost | LoanPayoff =>
  'fixed' in minimum
    ? payOffLoan({ principal: owed, rate, payment: minimum.fixed })
    : costOfMinimumPayments({ balance: owed, rate, ...minimum })

const firstOf = (minimum: Minimum, cost: MinimumPaymentCost | LoanPayoff) =>
  'firstPayment' in cost ? cost.firstPayment : 'fixed' in minimum ? minimum.fixed : 0

function showMinimum(minimum: Minimum, input: Given, sheet: Worksheet): void {
  if ('fixed' in minimum) sheet.money('fixed', 'Minimum a month', minimum.fixed)
  else {
    if (input.percent === undefined) sheet.rateOf('Share of the balance', USUAL_PERCENT, usualPercent)
    else sheet.percent('percent', 'Minimum, share of the balance', input.percent)
    sheet.money('floor', 'Minimum, at least', input.floor)
  }
}

/** The same debt at a fixed payment, as a sentence. */
function atFixed(
  input: Given,
  fixed: number,
  cost: MinimumPaymentCost | LoanPayoff,
  sheet: Worksheet,
): Text[] {
  const paying = sheet.money('fixed', 'Fixed payment', fixed)
  const payoff = payOffLoan({ principal: input.balance, rate: input.rate, payment: fixed })
  if (!payoff.paysOff) return [text`${paying} a month would not even cover the interest.`]
  const months = sheet.time(
    'fixedMonths',
    'Months at the fixed payment',
    payoff.months,
    'payments until done',
  )
  const interest = sheet.sum(
    'fixedInterest',
    'Interest at the fixed payment',
    payoff.totalInterest,
    'interest of every month added up',
  )
  if (!cost.paysOff) return [text`At ${paying} a month it’s ${months} and ${interest}.`]
  const saved = sheet.aside(
    'Interest saved',
    cost.totalInterest - payoff.totalInterest,
    'interest on minimums minus interest at the fixed payment',
    [interest],
  )
  if (payoff.months >= cost.months)
    return [text`At ${paying} a month it’s ${months} and ${interest}, ${saved} less.`]
  const sooner = sheet.time(
    'fixedSooner',
    'Months sooner at the fixed payment',
    cost.months - payoff.months,
    'months on minimums minus those at the fixed payment',
  )
  return [text`At ${paying} a month it’s ${months}, ${sooner} sooner, and ${interest}, ${saved} less.`]
}
