/** Questions about one debt or loan. */
import { text } from '#advisor/grounding/pieces.ts'
import { borrowingPower } from '#advisor/planning/calculators/borrowing-power.ts'
import { biweeklyPayment } from '#advisor/planning/calculators/biweekly-payment.ts'
import { paymentToClear } from '#advisor/planning/calculators/payment-to-clear.ts'
import { payoffTime } from '#advisor/planning/calculators/payoff-time.ts'
import { remainingBalance } from '#advisor/planning/calculators/remaining-balance.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { downPaymentSlots } from './loan-payment.ts'
import { balanceSlot, paymentSlot, rateSlot, termSlot } from './slots.ts'

const debtWords = '(?:card|visa|master ?card|amex|discover|loan|debt|balance|mortgage|owe|chase|bill)'

export const payoffTimeKind = defineKind({
  name: 'payoff-time',
  cues: [
    cue(
      '(?:how (?:long|many months|many payments|many years|soon)|when|what month\\b)[^.?!]*(?:pay\\w*|paid|gone|clear\\w*|zero|rid of|debt ?free|done|finish\\w*|kill|off)',
      5,
    ),
    cue(debtWords, 2),
    cue('(?:pay\\w*|put\\w*|throw\\w*|send\\w*|payments?)…\\$', 2),
    cue('\\$ (?:a|per|each|every) month|\\$/(?:mo|month)|\\$ monthly', 1),
    cue('(?:how much|total|what) interest', 1),
  ],
  not: /avalanche|snowball|\bminimum|\bextra\b|\$ more\b|on top|refinanc|my debts|all (?:of )?my|lump sum|goal\b|afford|one time|additional/,
  needs: { balance: balanceSlot, rate: rateSlot, payment: paymentSlot },
  plan: (given) =>
    planWith(
      payoffTime,
      { balance: given.balance.value, rate: given.rate.value, payment: given.payment.value },
      given,
    ),
})

export const paymentToClearKind = defineKind({
  name: 'payment-to-clear',
  cues: [
    cue(
      '(?:how much|what)[^.?!]*(?:pay|payments?|put|send|throw)[^.?!]*(?:month|monthly)?[^.?!]*(?:in|within|over|by) (?:the next )?(?:~|=)',
      4,
    ),
    cue(
      '(?:clear|pay\\w* off|paid off|wipe out|get rid of|kill|eliminate|pay\\w* down|debt ?free|gone|knock out|zero)[^.?!]*(?:in|within|over|by|inside) (?:the next )?(?:~|=|a year)',
      5,
    ),
    cue(debtWords, 2),
    cue(
      '(?:have|need) to pay|must (?:i|we) pay|should (?:i|we) pay|payment…(?:needed|required|necessary)',
      2,
    ),
  ],
  not: /avalanche|snowball|\bextra\b|refinanc|how (?:long|many months)|afford|still owe|borrow|on a \$ (?:mortgage|loan|house)|\b(?:fixed )?mortgage at|instead/,
  covers: ['loan-payment', 'payoff-time', 'goal-payment'],
  needs: {
    balance: balanceSlot,
    rate: rateSlot,
    months: { ...termSlot, ask: text`In how many months or years?` },
  },
  plan: (given) =>
    planWith(
      paymentToClear,
      { balance: given.balance.value, rate: given.rate.value, months: given.months.value },
      given,
    ),
})

export const biweeklyKind = defineKind({
  name: 'biweekly-payment',
  cues: [
    cue('bi ?weekly|every (?:two|other|=) weeks?|half payments?', 4),
    cue('(?:mortgage|loan)', 2),
    cue('(?:pay\\w*|payments?)', 1),
    cue('(?:save|sooner|faster|interest)', 1),
  ],
  not: /salary|wage|paycheck|earn|income/,
  covers: ['loan-payment', 'extra-payment', 'payoff-time'],
  needs: { principal: balanceSlot, rate: rateSlot, months: termSlot },
  plan: (given) =>
    planWith(
      biweeklyPayment,
      { principal: given.principal.value, rate: given.rate.value, months: given.months.value },
      given,
    ),
})

export const remainingBalanceKind = defineKind({
  name: 'remaining-balance',
  cues: [
    cue(
      '(?:still|will i|would i|do i|left to) owe[^.?!]*(?:after|in) ~|(?:after|in) ~[^.?!]*(?:still |left to |would i |will i )?(?:owe|left)',
      6,
    ),
    cue(
      '(?:remaining|outstanding|left) (?:\\w+ )?(?:balance|principal)|balance (?:left|remaining|after)|payoff balance',
      5,
    ),
    cue('(?:loan|mortgage)', 1),
    cue('after ~', 1),
  ],
  not: /avalanche|snowball|\bextra\b|refinanc|equal monthly payments|has ~ left/,
  covers: ['loan-payment', 'payoff-time', 'growth'],
  needs: {
    principal: balanceSlot,
    rate: rateSlot,
    months: { ...termSlot, cues: [cue('(?:over|for|term)…#', 3), cue('#…(?:loan|mortgage|term|fixed)', 4)] },
    made: {
      type: 'months',
      loose: true,
      cues: [cue('(?:after|made|paid|in)…#', 4), cue('#…(?:of payments|in\\b|later|into)', 4)],
      ask: text`After how many payments or years?`,
    },
  },
  plan: (given) =>
    planWith(
      remainingBalance,
      {
        principal: given.principal.value,
        rate: given.rate.value,
        months: given.months.value,
        made: given.made.value,
      },
      given,
    ),
})

export const borrowingPowerKind = defineKind({
  name: 'borrowing-power',
  cues: [
    cue(
      '(?:how (?:much|big|large)|what)[^.?!]*(?:borrow|loan|finance|car|mortgage)[^.?!]*(?:for|with|on|if|at)…\\$ (?:a|per|each|monthly)',
      6,
    ),
    cue(
      '\\$ (?:a|per|each) month[^.?!]*(?:borrow|buy|get|finance|what (?:size )?(?:loan|mortgage)|how (?:big|large|much)[^.?!]*(?:loan|mortgage|car))',
      6,
    ),
    cue('(?:borrow|loan|finance)', 1),
    cue('(?:largest|biggest|maximum|max) (?:loan|mortgage)', 5),
  ],
  not: /28\/36|gross|income|salary|\bearn|\bmake\b|extra|avalanche|snowball|how long|how many/,
  covers: ['loan-payment', 'affordability'],
  needs: {
    payment: { ...paymentSlot, stored: undefined },
    rate: { ...rateSlot, stored: undefined },
    months: termSlot,
  },
  may: downPaymentSlots,
  plan: (given) =>
    planWith(
      borrowingPower,
      {
        payment: given.payment.value,
        rate: given.rate.value,
        months: given.months.value,
        downPayment: given.downPayment?.value ?? 0,
      },
      given,
    ),
})
