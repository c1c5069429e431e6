import { affordability } from '#advisor/planning/calculators/affordability.ts'
import { USUAL_DOWN_PERCENT } from '#advisor/planning/calculators/home-price.ts'
import { defineKind, planWith } from '#advisor/planning/kind.ts'
import { debtPayments, savings } from '#advisor/planning/data/totals.ts'
import { cue } from '#advisor/planning/question/cues.ts'
import { HOUSING_PERCENT, TOTAL_DEBT_PERCENT } from '#finance/affordability.ts'
import { downPaymentSlots } from './loan-payment.ts'
import { assumed, incomeSlot, rateSlot } from './slots.ts'

const home = '(?:house|home|housing|mortgage|rent|place|apartment|condo|property)'
/** With a price tag. */
const bought = '(?:house|home|place|apartment|condo|property|townhouse|duplex)\\b'

export const affordabilityKind = defineKind({
  name: 'affordability',
  reads: ['percent'],
  cues: [
    cue('28/36|28 36|28 and 36', 8),
    cue('afford', 2),
    cue(`afford[^.?!]*${home}`, 3),
    cue(`${home}[^.?!]*afford`, 3),
    cue(`how (?:much|big|expensive)(?: of)?(?: an?)? (?:${home})`, 5),
    cue(`(?:max\\w*|most|highest|limit|upper|budget)[^.?!]*${home}`, 3),
    cue(`${home} (?:payment |cost |budget |expense )?(?:limit|cap|ceiling|budget|max\\w*)`, 3),
    cue('% (?:tests?|limits?|rules?|cap|ratios?|threshold|line|guidelines?)', 3),
    cue('% (?:and|/|or) (?:the )?% (?:tests?|rules?|limits?|ratios?)', 5),
    cue(
      '(?:how much|what)…(?:can|could|should|may|to) (?:(?:i|we|be) )?(?:\\w+ )?(?:spend|pay|go|put|allot|set aside)\\w* (?:on|for|toward|towards|to|in) (?:my |our |a |an |the )?(?:rent|housing|mortgage|apartment|place to live)',
      6,
    ),
    cue(
      '(?:good|reasonable|right|sensible|fair|ideal|healthy|safe|max\\w*) (?:\\w+ )?(?:rent|mortgage|housing)[^.?!]*(?:income|salary|pay|budget|earn|make)',
      6,
    ),
    cue(`\\$ (?:\\w+ ){0,2}${bought}[^.?!]*(?:within|in|out of|beyond) (?:\\w+ )?(?:reach|budget|range)`, 6),
    cue(`(?:can|could|should) (?:i|we) (?:buy|get|swing|manage|handle)[^.?!]*\\$ (?:\\w+ ){0,2}${bought}`, 6),
    cue('front end|back end', 3),
    cue('(?:qualify|approved) for', 3),
  ],
  needs: {
    income: { ...incomeSlot, cues: [...(incomeSlot.cues ?? []), cue('on # (?:a|per) (?:year|month)', 3)] },
  },
  may: {
    otherDebts: {
      type: 'money',
      per: 'month',
      many: true,
      cues: [
        cue(
          '#…(?:debts?|loans?|cards?|car\\b|truck|student|obligations?|payments?|installment|child support|alimony|auto)',
          4,
        ),
        cue(
          '(?:debts?|loans?|cards?|obligations?|car payment|card payments?|student loans?|payments?|alimony|child support)…#',
          4,
        ),
      ],
      stored: ({ snapshot }) => debtPayments(snapshot, { withMortgage: false }),
    },
    rate: {
      max: 20,
      ...rateSlot,
      loose: false,
      stored: undefined,
      compare: false,
      cues: [
        cue('(?:rates?|apr|interest|mortgage)…#', 3),
        cue('#…(?:rate|apr|interest|mortgage|fixed|loan)', 3),
        cue('\\bat #', 2),
        cue('#,? (?:over|for) ~', 3),
      ],
    },
    months: { type: 'months', loose: true },
    price: {
      type: 'money',
      avoid: /# (?:down|a (?:month|year)|per|salary|income|gross|in savings|saved)/,
      cues: [
        cue(`# (?:\\w+ ){0,2}${bought}`, 7),
        cue(`${bought} (?:\\w+ ){0,3}(?:for|at|cost\\w*|priced(?: at)?|worth|listed(?: at)?|of) #`, 7),
      ],
    },
    ...downPaymentSlots,
    costs: {
      type: 'money',
      per: 'month',
      many: true,
      cues: [
        cue('(?:property tax\\w*|taxes|insurance|hoa)…#', 5),
        cue('#…(?:in |for |of )(?:property )?(?:property tax\\w*|taxes|insurance|hoa)', 6),
      ],
    },
  },
  plan(given, { question, snapshot }) {
    const saved = savings(snapshot)
    const [housing, total] = readTests(
      question.said.filter((said) => said.kind === 'percent').map((said) => said.value),
    )
    const rule = (value: number) => assumed(value, '28/36 rule', 'a share that the 28/36 rule sets')
    const none = assumed(0, 'Other debts', 'none are stored')
    const usualDown = assumed(
      USUAL_DOWN_PERCENT,
      'Down payment',
      'the usual share without mortgage insurance',
    )
    const months = given.months ?? assumed(360, 'Mortgage term', 'the usual term of a mortgage')
    return planWith(
      affordability,
      {
        income: given.income.value,
        otherDebts: (given.otherDebts ?? none).value,
        housingPercent: housing,
        totalPercent: total,
        rate: given.rate?.value,
        price: given.price?.value,
        savings: saved?.value,
        months: months.value,
        downPayment: given.downPayment?.value,
        downPaymentPercent: given.downPayment ? undefined : given.downPercent?.value,
        costs: given.costs?.value ?? 0,
      },
      {
        ...given,
        months,
        savings: saved ?? undefined,
        downPercent: given.downPercent ?? usualDown,
        otherDebts: given.otherDebts ?? none,
        housingPercent: rule(housing),
        totalPercent: rule(total),
      },
    )
  },
})

/** Other lenders use other shares: '31% and 43%'. A mortgage rate is lower than either. */
function readTests(percents: readonly number[]): [number, number] {
  const [first, second] = percents.filter((value) => value >= 25 && value <= 50).toSorted((a, b) => a - b)
  return first !== undefined && second !== undefined ? [first, second] : [HOUSING_PERCENT, TOTAL_DEBT_PERCENT]
}
