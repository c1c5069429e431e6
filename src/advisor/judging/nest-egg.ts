/** Savings for later: what they would pay, against what is spent or earned now. */
import type { Figure } from '#contract/figures.ts'
import { byFormula, byRule } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { show } from '#advisor/figures/show.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import { currentAge } from '#advisor/planning/data/totals.ts'
import type { Judge, Judgement, Matter } from './judgement.ts'
import { gradeAbove } from './judgement.ts'
import { payOf, spendingOf } from './household.ts'
import { speaksOfOthers } from './question.ts'

const valueOf = (id: string) => findRule(id)?.value ?? 0

/** What a nest egg pays a month by the withdrawal rule, in today's money where the sum has that. */
export function paysOf({ record, sheet }: Matter): Figure | null {
  const { today, value, month, year } = record.results
  const egg = today ?? value
  if (record.kind === 'four-percent' && month && year) return show(sheet, month)
  if (!egg || egg.unit !== 'money') return null
  const rate = sheet.percent(
    'Drawn a year',
    valueOf('withdrawal-rate'),
    byRule('4% rule', 'a share that has lasted three decades in the past'),
  )
  const monthly = Math.round((egg.value * valueOf('withdrawal-rate')) / 1200)
  return sheet.roundedMoney(
    'It pays a month',
    monthly,
    byFormula('a twelfth of its share under the rule', [show(sheet, egg), rate]),
  )
}

/** Social Security pays for part of most retirements. */
const WITH_BENEFITS = 0.6

export const judgeNestEgg: Judge = (matter) => {
  const { sheet, snapshot, question } = matter
  const benchmark =
    speaksOfOthers(question) || /\b(?:behind|ahead|slow|on track|late)\b/i.test(question)
      ? judgeByAge(matter)
      : null
  if (benchmark) return benchmark
  const pays = paysOf(matter)
  if (speaksOfOthers(question)) return beyondOthers(pays)
  if (!pays) return null
  const spending = spendingOf(sheet, snapshot) ?? payOf(sheet, snapshot)
  const inToday = matter.record.results['today'] ? ' in today’s money' : ''
  if (!spending)
    return {
      grade: 'fair',
      isMoreBetter: true,
      isOpen: true,
      claim: text`it would pay about ${pays} a month${inToday} by the 4% rule`,
      because: [
        text`If that and Social Security cover what you spend, it’s enough. What do you spend a month?`,
      ],
    }
  const grade = gradeAbove(pays.value, spending.value, spending.value * WITH_BENEFITS)
  const what = spending.label === 'Pay a month' ? 'earn' : 'spend'
  return {
    grade,
    isMoreBetter: true,
    claim: text`it pays about ${pays} a month${inToday}, next to the ${spending} you ${what} now`,
    because: [
      grade === 'good'
        ? text`That covers it, and Social Security comes on top.`
        : grade === 'fair'
          ? text`Social Security may well fill the rest.`
          : text`Saving more or working a little longer closes the gap; Social Security helps too.`,
    ],
  }
}

/** Somebody else is no yardstick, and of one's own too little is known. */
const beyondOthers = (pays: Figure | null): Judgement => ({
  grade: 'fair',
  isMoreBetter: true,
  isOpen: true,
  claim: text`someone else’s number has their own pay and plan behind it, so hold yours against what you’ll spend`,
  because: pays ? [text`By the 4% rule yours would pay about ${pays} a month.`] : [],
})

const ages = [67, 60, 50, 40, 30] as const

/** Savings of today against the usual multiples of pay by age. */
function judgeByAge(matter: Matter): Judgement | null {
  const { record, sheet, snapshot } = matter
  const saved = record.inputs['savings'] ?? record.inputs['portfolio'] ?? record.inputs['start']
  const age = record.inputs['age']?.value ?? currentAge(snapshot)?.value
  const pay = payOf(sheet, snapshot)
  const mark = ages.find((one) => age !== undefined && age >= one)
  if (!saved || !pay || age === undefined || mark === undefined) return null
  const [times] = fillText(`{pay-at-${mark}}`, sheet)
  const due = valueOf(`pay-at-${mark}`)
  const has = saved.value / (pay.value * 12)
  const shown = sheet.number(
    'Savings in years of pay',
    'ratio',
    Math.round(has * 10) / 10,
    byFormula('savings divided by a year of pay', [show(sheet, saved), pay]),
  )
  const rule = byRule('Rule of thumb', 'savings by age, in years of pay')
  const marked = sheet.number('Age', 'age', mark, rule)
  const grade = gradeAbove(has, due, due * 0.7)
  return {
    grade,
    isMoreBetter: true,
    claim:
      grade === 'poor'
        ? text`you’re behind the usual mark`
        : grade === 'fair'
          ? text`you’re close to the usual mark`
          : text`you’re on track`,
    because: [
      text`You have ${shown} years of pay saved; at ${marked} the benchmark is ${times ?? ''}.`,
      text`Someone else's number has their pay and plan behind it.`,
    ],
  }
}

/** How long savings last. */
export const judgeLasting: Judge = ({ record, sheet, snapshot }) => {
  const { months, years } = record.results
  const time = months ?? years
  if (!time) return null
  const long = time.unit === 'years' ? time.value : time.value / 12
  const shown = show(sheet, time)
  const said = sheet.span(shown) ?? shown
  const age = currentAge(snapshot)
  const due = age ? Math.max(5, 95 - age.value) : valueOf('long-retirement')
  const grade = gradeAbove(long, due, due * 0.75)
  return {
    grade,
    isMoreBetter: true,
    claim:
      grade === 'good'
        ? text`${said} is long enough`
        : grade === 'fair'
          ? text`${said} is close`
          : text`${said} is on the short side`,
    because: [
      fillText(
        'Planners let savings last {long-retirement}, or to the middle nineties, with prices rising on the way.',
        sheet,
      ),
    ],
  }
}

export const judgeOdds: Judge = ({ record, sheet }) => {
  const { chance } = record.results
  if (!chance) return null
  const grade = gradeAbove(chance.value, valueOf('odds-good'), 65)
  return {
    grade,
    isMoreBetter: true,
    claim:
      grade === 'good'
        ? text`${show(sheet, chance)} is a sound plan`
        : grade === 'fair'
          ? text`${show(sheet, chance)} is workable`
          : text`${show(sheet, chance)} leaves too much to luck`,
    because: [
      fillText(
        'Planners like to see {odds-good} or so; a little less spending or one more year of work lifts it fast.',
        sheet,
      ),
    ],
  }
}

/** Interest that savings earn, or money that grows for a while. */
export const judgeGrowth: Judge = (matter) => {
  const { record, sheet } = matter
  const months = record.inputs['months']?.value ?? 12
  if (
    record.kind === 'growth' &&
    months >= 120 &&
    !/\b(?:house|car|college|wedding|kid)/i.test(record.words ?? '')
  ) {
    const judged = judgeNestEgg(matter)
    if (judged) return judged
  }
  const rate = record.inputs['rate']
  if (!rate) return null
  const grade = gradeAbove(rate.value, valueOf('inflation-rate'), 1.5)
  const shown = show(sheet, rate)
  return {
    grade,
    isMoreBetter: true,
    claim:
      grade === 'good'
        ? text`${shown} keeps ahead of prices`
        : grade === 'fair'
          ? text`${shown} nearly keeps up with prices`
          : text`${shown} falls behind prices`,
    because: [
      fillText(
        'Those rise about {inflation-rate} a year in the long run, so only what’s above that makes you richer.',
        sheet,
      ),
    ],
  }
}
