import { extraPayment } from '#advisor/planning/calculators/extra-payment.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { balanceSlot, paymentSlot, rateSlot, termSlot } from './slots.ts'

const more =
  '(?:extra|additional|more|another|on top|add\\w*|increase\\w*|raise\\w*|bump\\w*|overpay\\w*|prepay\\w*|round\\w* up)'

export const extraPaymentKind = defineKind({
  name: 'extra-payment',
  cues: [
    cue(`${more} …\\$`, 4),
    cue(`\\$…${more}`, 4),
    cue('extra payments?|overpay\\w*|prepay\\w*|pay (?:it )?(?:down|off) (?:early|faster|sooner|quicker)', 4),
    cue('(?:increas|rais|bump)\\w*[^.?!]{0,20}payment', 4),
    cue('(?:regular|normal|ordinary|required|usual|current) payment', 2),
    cue('(?:mortgage|loan|payments?|debt)', 1),
    cue('(?:interest|money|much|months|time|years)…sav|sav\\w*…(?:interest|months|years)', 2),
    cue('(?:lump sum|one time|one off|bonus|windfall|tax refund|at once)…', 2),
    cue('(?:gone|paid off|faster|sooner|earlier|shorter|knock off|shave)', 1),
  ],
  not: /\bretire|\bira\b|401\(k\)|403\(b\)|real (?:yearly )?return|saved for|avalanche|snowball|all (?:of )?(?:my|the|our) debts|minimums\b|refinanc|\bearn\w* \$|afford/,
  covers: ['loan-payment', 'payoff-time'],
  needs: { principal: balanceSlot, rate: rateSlot },
  may: {
    months: { ...termSlot, bareUnit: 'months' },
    extra: {
      type: 'money',
      per: 'month',
      cues: [
        cue(
          `(?:extra|additional|another|on top|overpay\\w*|prepay\\w*|\\badd|adding|added|increas\\w*|rais\\w*|bump\\w*)…#`,
          6,
        ),
        cue(
          '#…(?:extra|more|on top|additional|to every payment|to each payment|to the payment|toward (?:the )?principal|over)',
          6,
        ),
      ],
    },
    once: {
      type: 'money',
      cues: [
        cue('(?:lump sum|one time|one off|once|bonus|windfall|refund|inherit\\w*|single)…#', 8),
        cue(
          '#…(?:lump sum|one time|one off|once|bonus|windfall|refund|inherit\\w*|right now|today|at once)',
          8,
        ),
      ],
    },
    payment: { ...paymentSlot, loose: false },
  },
  plan(given) {
    if (given.extra === undefined && given.once === undefined) {
      return { slot: 'extra', ask: text`How much more would you pay each month?` }
    }
    const payment =
      given.payment?.source.kind === 'words' || given.months === undefined ? given.payment : undefined
    if (given.months === undefined && payment === undefined) {
      return { slot: 'months', ask: text`How many payments are left?` }
    }
    return planWith(
      extraPayment,
      {
        principal: given.principal.value,
        rate: given.rate.value,
        months: given.months?.value,
        payment: payment?.value,
        extra: given.extra?.value ?? 0,
        once: given.once?.value ?? 0,
      },
      given,
    )
  },
})
