import { text } from '#advisor/grounding/pieces.ts'
import { minimumPayment } from '#advisor/planning/calculators/minimum-payment.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { assumed, balanceSlot, paymentSlot, rateSlot } from './slots.ts'

export const minimumPaymentKind = defineKind({
  name: 'minimum-payment',
  cues: [
    cue('\\bminimums?\\b|\\bmin payments?\\b|bare minimum|the min\\b', 3),
    cue(
      '(?:only|just|nothing but|never more than|no more than|keep|stick\\w*|always|merely|simply)…(?:the )?(?:bare )?min',
      4,
    ),
    cue('minimum[^.?!]*(?:only|alone|forever|each month|every month|is|takes?|cost\\w*)', 2),
    cue('minimum[^?]*(?:how (?:long|many|much)|interest)|(?:how (?:long|many|much)|interest)[^?]*minimum', 2),
  ],
  not: /avalanche|snowball|all (?:of )?(?:my|the|our) debts|extra to|minimums (?:are|of)|minimum payments are|minimum (?:on|for) (?:visa|the first)/,
  covers: ['payoff-time', 'loan-payment'],
  needs: {
    balance: balanceSlot,
    rate: {
      ...rateSlot,
      loose: true,
      cues: [
        cue('(?:apr|rate|interest|charges?)…#', 4),
        cue('#…(?:apr|interest|rate|a year)', 4),
        cue('\\bat #', 3),
      ],
    },
  },
  may: {
    percent: {
      type: 'percent',
      cues: [
        cue('min\\w*…#', 5),
        cue(
          '#…(?:of (?:the |my |that |this )?(?:\\w+ )?(?:balance|amount|what i owe|statement|outstanding)|minimum|plus interest|plus the)',
          6,
        ),
        cue('(?:greater|larger|higher|more|bigger) of…#', 5),
      ],
    },
    floor: {
      type: 'money',
      cues: [
        cue(
          '(?:at least|never less than|no less than|not less than|never (?:below|under)|floor|or|minimum of|lowest|whichever|least|with a)…#',
          6,
        ),
        cue('(?:greater|larger|higher|bigger|more) of #', 7),
        cue('# or %', 7),
        cue('min(?:imum)?(?: payment)?(?: of| is|:)? #', 6),
        cue('#…(?:floor|minimum|whichever|at least|at the least|or the whole)', 6),
      ],
    },
    fixed: {
      ...paymentSlot,
      loose: false,
      stored: undefined,
      cues: [
        cue('(?:instead|fixed|flat|constant|rather|versus|vs|compared?)…#', 6),
        cue('#…(?:instead|fixed|flat|every month instead)', 6),
      ],
    },
  },
  plan(given, { question }) {
    const percent = given.percent
    if (percent === undefined && given.floor === undefined) {
      return {
        slot: 'percent',
        ask: text`What share of the balance is the minimum, and at least how many dollars?`,
      }
    }
    const share = percent ?? assumed(0, 'Minimum', 'a fixed minimum')
    const floor = given.floor ?? assumed(2500, 'Minimum floor', 'a usual lowest payment')
    return planWith(
      minimumPayment,
      {
        balance: given.balance.value,
        rate: given.rate.value,
        percent: share.value,
        floor: floor.value,
        plusInterest:
          /plus (?:the |that |any |all )?(?:month'?s? |monthly )?interest|interest plus|and (?:the )?interest on top/.test(
            question.gist,
          ),
        fixed: given.fixed?.value,
      },
      { ...given, percent: share, floor },
    )
  },
})
