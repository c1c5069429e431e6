/** Pay, raises and taxes. */
import { text } from '#advisor/grounding/pieces.ts'
import { show } from '#advisor/figures/show.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import type { Judge } from './judgement.ts'
import { gradeAbove } from './judgement.ts'
import { lessOf, shareOf, spendingOf } from './household.ts'

const valueOf = (id: string) => findRule(id)?.value ?? 0

/** A raise has to beat prices first. */
export const judgeRaise: Judge = ({ record, sheet }) => {
  const isPay = record.kind === 'raise' || /\b(?:raise|pay|salary|wage|offer)\b/i.test(record.words ?? '')
  const percent = record.results['percent'] ?? record.inputs['percent']
  if (!isPay || !percent || percent.unit !== 'percent') return null
  const shown = show(sheet, percent)
  const grade = gradeAbove(percent.value, valueOf('inflation-rate') + 1, valueOf('inflation-rate'))
  const claim =
    grade === 'good'
      ? text`${shown} is a real raise`
      : grade === 'fair'
        ? text`${shown} just keeps up with prices`
        : text`${shown} falls behind prices`
  return {
    grade,
    isMoreBetter: true,
    claim,
    because: [
      fillText(
        'Prices rise about {inflation-rate} a year in the long run; the rest is what you gain.',
        sheet,
      ),
    ],
  }
}

/** Pay against the bills it has to cover. */
export const judgePay: Judge = ({ record, sheet, snapshot }) => {
  const { month } = record.results
  const spending = spendingOf(sheet, snapshot)
  if (!month || !spending) return null
  const pay = show(sheet, month)
  const rest = lessOf(sheet, 'Left a month', pay, spending)
  const grade = gradeAbove(pay.value, spending.value * 1.2, spending.value)
  return {
    grade,
    isMoreBetter: true,
    claim:
      grade === 'poor'
        ? text`it’s ${rest} a month short of the ${spending} you spend`
        : text`${pay} a month covers the ${spending} you spend`,
    because: grade === 'poor' ? [] : [text`It leaves ${rest} for savings and surprises.`],
  }
}

/** Tax as a share of what it is taken from. */
export const judgeTax: Judge = ({ record, sheet }) => {
  const { effective, marginal, tax } = record.results
  const income = record.inputs['income'] ?? record.inputs['profit']
  const [owed, whole] = [tax && show(sheet, tax), income && show(sheet, income)]
  const share = effective
    ? show(sheet, effective)
    : owed && whole && whole.value > 0
      ? shareOf(sheet, 'Share', owed, whole)
      : null
  if (!share) return null
  return {
    grade: 'fair',
    isMoreBetter: false,
    claim: text`it’s ${share} of your income all told`,
    because: marginal
      ? [
          text`Only your last dollars are taxed at ${show(sheet, marginal)}. Money into a traditional 401(k), IRA or HSA brings it down.`,
        ]
      : [text`Money into a traditional 401(k), IRA or HSA brings it down.`],
  }
}
