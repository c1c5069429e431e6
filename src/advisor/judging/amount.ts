/** A plain amount: by what it is for, against pay, what is left, or the savings it comes from. */
import { text } from '#advisor/grounding/pieces.ts'
import { mainResult, show } from '#advisor/figures/show.ts'
import { savings } from '#advisor/planning/data/totals.ts'
import type { Judge, Matter } from './judgement.ts'
import { judgeRest } from './cushion.ts'
import { leftOf, payOf } from './household.ts'
import { judgeAgainstLeft } from './payment.ts'
import { judgeOfPay } from './share.ts'
import { subjectOf } from './subjects.ts'

const YEARLY =
  /\b(?:a|per|each|every|the|one) year\b|\byearly\b|\bannual(?:ly)?\b|\bin all\b|\btotal\b|\baltogether\b/i
const EARNED = /\b(?:earn|make|paid me|pays me|wages?|salary|an hour|raise|bonus|profit|revenue|tips)\b/i

/** What stays of savings that something was paid from. */
const isRestOfSavings = ({ record, snapshot }: Matter) => {
  const has = savings(snapshot)?.value
  const from = record.inputs['amount']
  return record.kind === 'difference' && has !== undefined && from?.value === has
}

export const judgeAmount: Judge = (matter) => {
  const { record, sheet, snapshot, sums } = matter
  const figure = record.results['month'] ?? mainResult(record)?.[1]
  if (!figure || figure.unit !== 'money') return null
  const shown = show(sheet, figure)
  if (record.kind === 'difference' && figure.value < 0)
    return { grade: 'poor', isMoreBetter: true, claim: text`it doesn’t cover it`, because: [] }
  if (isRestOfSavings(matter)) return judgeRest(matter, shown)
  const words = `${record.words ?? ''} ${matter.question}`
  if ((YEARLY.test(words) && !record.results['month']) || EARNED.test(words)) return null
  const pay = payOf(sheet, snapshot)
  if (!pay || shown.value > pay.value) return null
  const subject = subjectOf(record, sums, snapshot)
  if (subject && subject !== 'credit' && subject !== 'debt') return judgeOfPay(matter, shown, pay, subject)
  const left = leftOf(sheet, snapshot)
  return left ? judgeAgainstLeft(matter, shown, left) : judgeOfPay(matter, shown, pay, null)
}
