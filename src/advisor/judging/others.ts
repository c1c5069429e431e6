/** Goals, insurance and school: each by the rule that is known for it. */
import { text } from '#advisor/grounding/pieces.ts'
import { show } from '#advisor/figures/show.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import type { Judge } from './judgement.ts'
import { judgeSaving } from './payment.ts'

/** A pace that falls short, or gets there. */
export const judgePace: Judge = ({ record, sheet }) => {
  const { short, extra } = record.results
  if (!short) return null
  if (short.value <= 0)
    return {
      grade: 'good',
      isMoreBetter: true,
      claim: text`you’re on track`,
      because: [text`Keep it automatic, and it gets there by itself.`],
    }
  return {
    grade: 'poor',
    isMoreBetter: true,
    claim: text`at this pace you end up ${show(sheet, short)} short`,
    because: extra && extra.value > 0 ? [text`${show(sheet, extra)} more a month closes the gap.`] : [],
  }
}

/** 'Is that enough', of savings for retirement: what they grow to by themselves against what is wanted. */
export const judgeNeed: Judge = (matter) => {
  const { goal, value, gap, monthly } = matter.record.results
  const { sheet, question } = matter
  // What is put in each month is held against what is left, unless the nest egg is asked about.
  const ofPayment = AFFORDED.test(question) ? judgeSaving(matter) : null
  if (ofPayment || !goal || !value) return ofPayment ?? judgeSaving(matter)
  const isThere = value.value >= goal.value
  const short = gap && gap.value > 0 ? gap : null
  return {
    grade: isThere ? 'good' : value.value >= goal.value * NEARLY ? 'fair' : 'poor',
    isMoreBetter: true,
    isFirm: true,
    claim: isThere
      ? text`what you have grows to about ${show(sheet, value)} by itself, and ${show(sheet, goal)} is wanted`
      : text`what you have grows to about ${show(sheet, value)} by itself, short of the ${show(sheet, goal)}`,
    because: [
      ...(!isThere && short && monthly
        ? [text`Putting in ${show(sheet, monthly)} a month closes the ${show(sheet, short)}.`]
        : []),
      text`Social Security comes on top.`,
    ],
  }
}
const NEARLY = 0.9
const AFFORDED = /\b(?:afford|do-?able|realistic|manage|too much|possible|a lot)\b/i

/** Time until a goal: there already, or as fast as what is left allows. */
export const judgeGoalTime: Judge = (matter) => {
  const months = matter.record.results['months']
  if (months?.value === 0)
    return { grade: 'good', isMoreBetter: true, claim: text`you have it already`, because: [] }
  return judgeSaving(matter)
}

export const judgeCover: Judge = ({ record, sheet }) => {
  const { need } = record.results
  return need
    ? {
        grade: 'good',
        isMoreBetter: true,
        claim: text`${show(sheet, need)} is a sound amount while others live on your pay`,
        because: [
          fillText(
            'The quick rule is {life-cover} your yearly pay; debts and children raise it, savings lower it.',
            sheet,
          ),
        ],
      }
    : null
}

export const judgeCollege: Judge = ({ sheet }) => ({
  grade: 'fair',
  isMoreBetter: true,
  claim: text`you don’t have to save all of it`,
  because: [
    fillText(
      'A common plan is {college-third} from savings, the rest from pay, aid and loans. Your own retirement comes first.',
      sheet,
    ),
  ],
})
