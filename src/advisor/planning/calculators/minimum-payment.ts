import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, percent, rate } from '#advisor/planning/input-fields.ts'
import { compareMinimumWithFixed, costOfMinimumPayments } from '#finance/minimum-payment.ts'

export const minimumPayment = defineCalculator({
  name: 'minimum_payment',
  description:
    'How long paying only the minimum of a card takes and what it costs; with a fixed payment also the comparison.',
  input: z.object({
    balance: amount,
    rate,
    percent,
    floor: z._default(amount, 2500),
    /** The minimum is the month's interest plus a share of the balance. */
    plusInterest: z._default(z.boolean(), false),
    fixed: z.optional(amount),
  }),
  formula:
    'each month interest is added, then the minimum is paid: a share of that balance, but at least the floor',
  assumptions: ['the card is used no more', 'the last, smaller payment counts as a month'],
  compute(input, sheet) {
    const balance = sheet.money('balance', 'Balance', input.balance)
    const interestRate = sheet.percent('rate', 'Interest a year', input.rate)
    sheet.percent('percent', 'Minimum, share of the balance', input.percent)
    const floor = sheet.money('floor', 'Minimum, at least', input.floor)
    const cost = costOfMinimumPayments(input)
    const first = sheet.sum(
      'first_payment',
      'First payment',
      cost.firstPayment,
      'share of the balance after interest, at least the floor',
      [balance, floor],
    )
    if (!cost.paysOff) {
      const monthly = sheet.sum(
        'monthly_interest',
        'Interest in the first month',
        cost.monthlyInterest,
        'balance times the monthly share of the rate',
        [balance, interestRate],
      )
      return {
        answer: [
          text`By minimums alone this never pays off: the first minimum is ${first}, the month's interest ${monthly}.`,
        ],
        lines: [text`First minimum: ${first}`, text`Interest in the first month: ${monthly}`],
      }
    }
    const months = sheet.time('months', 'Months', cost.months, 'payments until nothing is owed')
    const interest = sheet.sum(
      'total_interest',
      'Total interest',
      cost.totalInterest,
      'interest of every month added up',
    )
    const paid = sheet.sum('total_paid', 'Paid in all', cost.totalPaid, 'balance plus interest', [
      balance,
      interest,
    ])
    const lines = [
      text`By minimums alone: ${sheet.spell(months)}`,
      text`Total interest: ${interest}`,
      text`Paid in all: ${paid}`,
      text`First minimum: ${first}`,
    ]
    const answer = [
      text`Paying only the minimum takes ${sheet.spell(months)} and costs ${interest} of interest.`,
    ]
    if (input.fixed !== undefined) {
      const payment = sheet.money('fixed', 'Fixed payment', input.fixed)
      const { fixed, interestSaved } = compareMinimumWithFixed(input, input.fixed)
      if (fixed.paysOff) {
        const shorter = sheet.time(
          'fixed_months',
          'Months at the fixed payment',
          fixed.months,
          'payments until nothing is owed',
        )
        const less = sheet.sum(
          'fixed_interest',
          'Interest at the fixed payment',
          fixed.totalInterest,
          'interest of every month added up',
        )
        const saved = sheet.sum(
          'interest_saved',
          'Interest saved',
          Math.max(0, interestSaved ?? 0),
          'interest by minimums minus interest at the fixed payment',
          [interest, less],
        )
        lines.push(text`At ${payment} a month: ${sheet.spell(shorter)}, ${less} of interest, ${saved} saved`)
        answer.push(text`At ${payment} a month it is ${shorter} and ${less}.`)
      }
    }
    return { answer, lines }
  },
})
