/** What a debt costs: by its rate, and by the time it takes. */
import type { Figure } from '#contract/figures.ts'
import { byFormula } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { show } from '#advisor/figures/show.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import { loanPayment } from '#finance/loan.ts'
import { percentShare } from '#finance/money.ts'
import type { Judge, Matter } from './judgement.ts'
import { gradeBelow } from './judgement.ts'

const valueOf = (id: string) => findRule(id)?.value ?? 0

/** 'About 53 cents of interest on every dollar borrowed', as a share. */
function addedBy({ sheet, record }: Matter, interest: Figure): Text[] {
  const owed = record.inputs['principal'] ?? record.inputs['balance'] ?? record.results['loan']
  if (!owed || owed.value <= 0 || interest.value <= 0) return []
  const shown = show(sheet, owed)
  const value = percentShare(interest.value, owed.value)
  const share = sheet.percent(
    'Interest against the loan',
    value,
    byFormula('interest divided by the loan', [interest, shown]),
    0,
  )
  return [text`Interest adds ${interest}, ${share} on top of the ${shown}.`]
}

/** A loan or a debt by its rate. */
export const judgeCost: Judge = (matter) => {
  const { record, sheet } = matter
  const rate = record.inputs['newRate'] ?? record.inputs['rate']
  if (!rate || rate.unit !== 'percent') return null
  const shown = show(sheet, rate)
  const interest = record.results['interest'] ?? record.results['year']
  const grade = gradeBelow(rate.value, valueOf('low-rate'), valueOf('costly-rate'))
  const claim =
    grade === 'good'
      ? text`${shown} is cheap for a loan`
      : grade === 'fair'
        ? text`${shown} is a middling rate`
        : text`${shown} is costly`
  const rule =
    grade === 'good'
      ? 'Under {low-rate} there’s no hurry to pay it off.'
      : grade === 'fair'
        ? 'From {costly-rate} on, a debt comes before investing; this one can wait.'
        : 'From {costly-rate} on, a debt is worth avoiding, or paying off before anything is invested.'
  return {
    grade,
    isMoreBetter: false,
    claim,
    because: [...(interest ? addedBy(matter, show(sheet, interest)) : []), fillText(rule, sheet)],
  }
}

/** From here on it is a mortgage, which takes its time. */
const LONG_LOAN = 120

/** How long a debt takes. */
export const judgePayoff: Judge = (matter) => {
  const { record, sheet } = matter
  const { months } = record.results
  const { balance, rate } = record.inputs
  const mark = valueOf('clear-months')
  if (!months)
    return {
      grade: 'poor',
      isMoreBetter: false,
      claim: text`at that payment it never goes away`,
      because: quicker(matter, mark),
    }
  const isMortgage = months.value >= LONG_LOAN && (rate?.value ?? 0) < valueOf('costly-rate')
  if (isMortgage) return judgeCost(matter)
  const shown = show(sheet, months)
  const time = sheet.span(shown) ?? shown
  const grade = gradeBelow(months.value, mark, 60)
  const interest = record.results['interest']
  return {
    grade,
    isMoreBetter: false,
    claim:
      grade === 'good'
        ? text`${time} is a sound pace`
        : grade === 'fair'
          ? text`${time} is on the long side`
          : text`${time} is too long`,
    because: [
      ...(interest && balance ? addedBy(matter, show(sheet, interest)) : []),
      ...(grade === 'good' ? [] : quicker(matter, mark)),
    ],
  }
}

/** The payment that would clear it by the mark. */
function quicker({ record, sheet }: Matter, mark: number): Text[] {
  const { balance, rate } = record.inputs
  if (!balance || !rate) return []
  const [owed, at] = [show(sheet, balance), show(sheet, rate)]
  const [time] = fillText('{clear-months}', sheet)
  const value = loanPayment({ principal: balance.value, rate: rate.value, months: mark })
  const payment = sheet.money(
    'Payment',
    value,
    byFormula('the equal payment that clears it in that time', [owed, at]),
  )
  return [text`${payment} a month would clear it in ${time ?? ''}, the mark that card statements print.`]
}
