import { loanPayment } from '#advisor/planning/calculators/loan-payment.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { percentOf } from '#finance/money.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { balanceSlot, rateSlot, termSlot } from './slots.ts'

export const downPaymentSlots = {
  downPayment: {
    type: 'money',
    cues: [cue('#…\\bdown\\b', 6), cue('(?:down ?payment|deposit|put(?:ting)? down|trade in)…#', 6)],
  },
  downPercent: {
    type: 'percent',
    cues: [cue('#…\\bdown\\b', 6), cue('(?:down ?payment|deposit|put(?:ting)? down)…#', 6)],
  },
} as const

export const loanPaymentKind = defineKind({
  name: 'loan-payment',
  cues: [
    cue('(?:mortgage|loan|borrow\\w*|financ\\w*|\\bnote\\b)', 2),
    cue('(?:payments?|repay\\w*|install?ments?|pay|cost)\\b', 1),
    cue('(?:monthly|per month|a month|each month)', 1),
    cue('payments? (?:on|for) (?:an? )?\\$', 3),
    cue('principal and interest|\\bp ?& ?i\\b|\\bpiti\\b', 3),
    [/^(?=[^]*\$)(?=[^]*%)(?=[^]*~)/, 2],
    cue('total interest|interest[^.?!]*(?:over|in all|altogether|in total)', 1),
    cue('what (?:is|are|would|will) (?:the|my) …payments?', 2),
    cue('\\$ (?:house|home|car|condo|truck|boat|property)', 2),
  ],
  not: /\bextra\b|on top of|refinanc|avalanche|snowball|minimum|\bafford|bi ?weekly|every two weeks|instead of|still owe after|how long|(?:how many|what) months/,
  needs: {
    principal: { ...balanceSlot, ask: text`How much do you borrow?` },
    rate: { ...rateSlot, ask: text`At what interest rate, in percent a year?` },
    months: termSlot,
  },
  may: {
    ...downPaymentSlots,
    costs: {
      type: 'money',
      per: 'month',
      many: true,
      cues: [
        cue('(?:property tax\\w*|taxes|insurance|hoa|escrow)…#', 5),
        cue('#…(?:property tax\\w*|taxes|insurance|hoa|escrow)', 5),
      ],
    },
  },
  plan(given) {
    const down = given.downPayment?.value ?? percentOf(given.principal.value, given.downPercent?.value ?? 0)
    return planWith(
      loanPayment,
      {
        principal: given.principal.value,
        rate: given.rate.value,
        months: given.months.value,
        downPayment: down,
        costs: given.costs?.value ?? 0,
      },
      { ...given, downPayment: given.downPayment ?? given.downPercent },
    )
  },
})
