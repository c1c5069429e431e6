import { z } from '#contract/zod.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineCalculator } from '#advisor/planning/calculator.ts'
import { amount, months, rate } from '#advisor/planning/input-fields.ts'
import { compareExtraPayment } from '#finance/extra-payment.ts'
import { loanTable } from './loan-table.ts'

export const extraPayment = defineCalculator({
  name: 'extra_payment',
  description:
    'What paying more than agreed on one loan does: the regular payment, months with the extra, months and interest saved. Either the payments left or the present payment is needed.',
  input: z.object({
    principal: amount,
    rate,
    months: z.optional(months),
    payment: z.optional(amount),
    extra: z._default(amount, 0),
    /** Paid once, with the next payment. */
    once: z._default(amount, 0),
  }),
  formula:
    'the loan is run month by month with the regular payment and with the higher one; the difference is what is saved',
  assumptions: ['interest is counted monthly', 'the last, smaller payment counts as a month'],
  compute(input, sheet) {
    const balance = sheet.money('principal', 'Balance', input.principal)
    const interest = sheet.percent('rate', 'Interest a year', input.rate)
    const term =
      input.payment === undefined && input.months !== undefined
        ? sheet.months('months', 'Payments left', input.months)
        : null
    const stated =
      input.payment === undefined ? null : sheet.money('payment', 'Present payment', input.payment)
    const more = input.extra > 0 ? sheet.money('extra', 'Extra each month', input.extra) : null
    const once = input.once > 0 ? sheet.money('once', 'Paid once', input.once) : null
    const loan = {
      principal: input.principal,
      rate: input.rate,
      extraMonthly: input.extra,
      oneOffs: input.once > 0 ? [{ month: 1, amount: input.once }] : [],
    }
    const effect = compareExtraPayment(
      input.payment === undefined
        ? { ...loan, months: input.months ?? 1 }
        : { ...loan, payment: input.payment },
    )
    const regular =
      stated ??
      sheet.sum(
        'regular_payment',
        'Regular payment',
        effect.regularPayment,
        'the equal payment that clears the loan in its term',
        term ? [balance, interest, term] : [balance, interest],
      )
    const { before, after } = effect
    if (!after.paysOff) {
      const cost = sheet.sum(
        'monthly_interest',
        'Interest in the first month',
        after.monthlyInterest,
        'balance times the monthly share of the rate',
        [balance, interest],
      )
      return {
        answer: [text`Even with the extra this never pays off: the first month's interest alone is ${cost}.`],
        lines: [text`Interest in the first month: ${cost}`],
      }
    }
    const months = sheet.time(
      'months',
      'Months with the extra',
      after.months,
      'payments until nothing is owed',
    )
    const cost = sheet.sum(
      'interest',
      'Interest with the extra',
      after.totalInterest,
      'interest of every month added up',
    )
    const way =
      more && once
        ? text`${more} more each month and ${once} at once`
        : more
          ? text`${more} more each month`
          : text`${once ?? ''} at once`
    if (!before.paysOff || effect.monthsSaved === null || effect.interestSaved === null) {
      return {
        answer: [text`With ${way} it is gone in ${months}; without it never.`],
        lines: [text`With the extra: ${sheet.spell(months)}, ${cost} of interest`],
      }
    }
    const usual = sheet.time(
      'months_before',
      'Months without the extra',
      before.months,
      'payments until nothing is owed',
    )
    const usualCost = sheet.sum(
      'interest_before',
      'Interest without the extra',
      before.totalInterest,
      'interest of every month added up',
    )
    const saved = sheet.sum(
      'interest_saved',
      'Interest saved',
      effect.interestSaved,
      'interest without the extra minus interest with it',
      [usualCost, cost],
    )
    const sooner = sheet.time(
      'months_saved',
      'Months saved',
      effect.monthsSaved,
      'months without the extra minus months with it',
      [usual, months],
    )
    return {
      answer: [
        text`The regular payment is ${regular}. With ${way} the loan is gone in ${months} and you save ${saved} of interest.`,
      ],
      lines: [
        text`Regular payment: ${regular} a month`,
        text`Without the extra: ${sheet.spell(usual)}, ${usualCost} of interest`,
        text`With the extra: ${sheet.spell(months)}, ${cost} of interest`,
        text`Saved: ${sooner} and ${saved} of interest`,
      ],
      cards: [loanTable('With the extra, month by month', after.schedule)],
    }
  },
})
