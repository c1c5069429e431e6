import type { Figure } from '#contract/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { loanTable } from './loan-table.ts'
import { defineSum } from '#advisor/planning/sum.ts'
import type { Worksheet } from '#advisor/planning/worksheet.ts'
import { payWithExtra } from '#finance/extra-payment.ts'
import { loanRate, money, monthly, principal, storedPayment, termLeft } from './loan-inputs.ts'

/** 'What is the payment, and what would 200 more do': the loan as it stands comes first. */
const PAYMENT_ASKED = new RegExp(
  String.raw`\b(?:what(?:'?s| is| are| would| will)|how much(?: is| are| would| will)?)\b` +
    String.raw`[^.?!\d]{0,24}\bpayments?\b(?! (?:off|down|plan))`,
  'i',
)

export const extraPayment = defineSum({
  name: 'extra-payment',
  about: 'Paying extra each month, or a lump at once, on one loan: the time and the interest that it saves.',
  inputs: {
    extra: monthly('Extra each month'),
    principal,
    rate: loanRate,
    months: termLeft,
    payment: { ...monthly('Payment a month'), stored: storedPayment },
    once: money('Paid at once'),
  },
  results: ['saved', 'months', 'sooner', 'interest', 'payment'],
  formula:
    'the loan is run month by month with the regular payment and with the extra; the difference is saved',
  assumptions: ['a lump is paid today', 'the last, smaller payment counts as a month'],
  compute(input, sheet, household) {
    if (input.principal === 0) return 'Nothing is owed on it, so there is nothing to pay faster.'
    const { extra = 0, once = 0 } = input
    if (extra === 0 && once === 0) return 'How much extra would you pay, each month or at once?'
    const isStored = input.payment === storedPayment(household)?.value
    const byTerm = input.payment === undefined || (sheet.isSaid('months') && isStored)
    if (byTerm && input.months === undefined)
      return 'How many years are left on it, or what do you pay on it each month?'
    sheet.money('principal', 'Balance', input.principal)
    const rate = sheet.percent('rate', 'Interest a year', input.rate)
    if (byTerm) sheet.months('months', 'Time left', input.months ?? 1)
    else sheet.money('payment', 'Payment a month', input.payment ?? 0)
    const way = wayOf(sheet, extra, once)
    if (once >= input.principal) {
      const left = sheet.sum('left', 'Left over', once - input.principal, 'the lump minus the balance')
      return {
        answer: [text`That pays it off in full today, with ${left} to spare.`],
        lines: [text`Left over: ${left}`],
      }
    }
    const { regularPayment, before, after } = payWithExtra({
      principal: input.principal,
      rate: input.rate,
      ...(byTerm ? { months: input.months ?? 1 } : { payment: input.payment ?? 0 }),
      extra,
      once,
    })
    const regular = byTerm
      ? sheet.sum(
          'payment',
          'Regular payment',
          regularPayment,
          'the equal payment that clears it in its term',
        )
      : null
    if (!after.paysOff) {
      const first = sheet.sum(
        'firstInterest',
        'Interest a month',
        after.monthlyInterest,
        'a month of the rate',
      )
      return {
        answer: [text`Even with ${way} it never goes away: interest alone is ${first} a month.`],
        lines: [text`Interest in the first month: ${first}`],
      }
    }
    const months = sheet.time(
      'months',
      'Months with the extra',
      after.months,
      'payments until nothing is owed',
    )
    const interest = sheet.sum(
      'interest',
      'Interest with the extra',
      after.totalInterest,
      'interest of every month added up',
    )
    const withExtra = text`With the extra: ${sheet.spell(months)}, ${interest} of interest`
    const cards = [loanTable('With the extra, month by month', after.schedule)]
    if (!before.paysOff) {
      return {
        answer: [text`With ${way} it’s gone in ${sheet.spell(months)}; without it, never.`],
        lines: [withExtra],
        cards,
      }
    }
    const usual = sheet.time(
      'usualMonths',
      'Months without it',
      before.months,
      'payments until nothing is owed',
    )
    const usualInterest = sheet.sum(
      'usualInterest',
      'Interest without the extra',
      before.totalInterest,
      'interest of every month added up',
    )
    const saved = sheet.sum(
      'saved',
      'Interest saved',
      before.totalInterest - after.totalInterest,
      'interest without the extra minus interest with it',
      [usualInterest, interest],
    )
    const sooner = sheet.time(
      'sooner',
      'Months saved',
      before.months - after.months,
      'months without the extra minus months with it',
      [usual, months],
    )
    const isWhole = regular !== null && PAYMENT_ASKED.test(household.text)
    return {
      answer: isWhole
        ? [
            text`${regular} a month, with ${sheet.about(usualInterest)} of interest in all.`,
            text`${way} would save ${sheet.about(saved)} of that and end it ${sooner} sooner, in ${sheet.spell(months)}.`,
          ]
        : [
            text`You’d save ${sheet.about(saved)} in interest and be done in ${sheet.spell(months)}, ${sooner} sooner.`,
            text`That’s with ${way} at ${rate}.`,
          ],
      lines: [
        ...(regular ? [text`Regular payment: ${regular} a month`] : []),
        text`Without the extra: ${sheet.spell(usual)}, ${usualInterest} of interest`,
        withExtra,
        text`Saved: ${saved} of interest and ${sooner}`,
      ],
      cards,
    }
  },
})

function wayOf(sheet: Worksheet, extra: number, once: number): Text {
  const more: Figure | null = extra > 0 ? sheet.money('extra', 'Extra each month', extra) : null
  const lump: Figure | null = once > 0 ? sheet.money('once', 'Paid at once', once) : null
  if (more && lump) return text`${more} more each month and ${lump} now`
  return more ? text`${more} more each month` : text`${lump ?? ''} now`
}
