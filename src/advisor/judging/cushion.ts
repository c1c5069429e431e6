/** Money for bad days: months that it covers, or what a purchase leaves of it. */
import type { Figure } from '#contract/figures.ts'
import { byFormula } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { show } from '#advisor/figures/show.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import type { Grade, Judge, Judgement, Matter } from './judgement.ts'
import { gradeAbove } from './judgement.ts'
import { spendingOf } from './household.ts'

const valueOf = (id: string) => findRule(id)?.value ?? 0
const RULE = 'A full emergency fund is {cushion-low} to {cushion-high} of bills.'

const claims: Record<Grade, string> = {
  good: 'is a solid cushion',
  fair: 'is a decent cushion, not yet a full one',
  poor: 'is thin',
}

/** What still comes in pays the bills: nothing is taken out. */
const covered: Judgement = {
  grade: 'good',
  isMoreBetter: true,
  claim: ['what still comes in covers your bills'],
  because: [['Your savings stay whole as long as that goes on.']],
}

export const judgeMonths: Judge = ({ record, sheet }) => {
  const months = record.results['covered'] ?? record.results['months']
  if (!months) return record.results['need']?.value === 0 ? covered : null
  const grade = gradeAbove(months.value, valueOf('cushion-high'), valueOf('cushion-low'))
  return {
    grade,
    isMoreBetter: true,
    claim: text`${show(sheet, months)} ${claims[grade]}`,
    because: [fillText(RULE, sheet)],
  }
}

/** What is left of savings after something was paid from them. */
export function judgeRest({ sheet, snapshot }: Matter, rest: Figure): Judgement {
  const spending = spendingOf(sheet, snapshot)
  if (!spending) {
    const grade = rest.value >= valueOf('starter-cushion') ? 'fair' : 'poor'
    const floor =
      'Keep at least {starter-cushion} for surprises; a full cushion is {cushion-low} to {cushion-high} of bills.'
    return {
      grade,
      isMoreBetter: true,
      isOpen: grade === 'fair',
      claim:
        grade === 'fair'
          ? text`it’s sensible if ${rest} still covers a few months of bills`
          : text`${rest} is a thin cushion`,
      because: [fillText(floor, sheet)],
    }
  }
  const value = Math.round((rest.value / spending.value) * 10) / 10
  const months = sheet.months(
    'Bills it covers',
    value,
    byFormula('what is left divided by the bills of a month', [rest, spending]),
  )
  const grade = gradeAbove(value, valueOf('cushion-high'), valueOf('cushion-low'))
  return {
    grade,
    isMoreBetter: true,
    claim: text`${rest}, ${months} of bills, ${claims[grade]}`,
    because: [fillText(RULE, sheet)],
  }
}
