/** What a month leaves, what one owns, and how bills are shared. */
import { byFormula } from '#advisor/grounding/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { show } from '#advisor/figures/show.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import type { Judge } from './judgement.ts'
import { gradeAbove } from './judgement.ts'
import { payOf, shareOf } from './household.ts'

const valueOf = (id: string) => findRule(id)?.value ?? 0

export const judgeLeft: Judge = ({ record, sheet, snapshot }) => {
  const left = record.results['left']
  if (!left) return null
  const shown = show(sheet, left)
  if (left.value < 0)
    return {
      grade: 'poor',
      isMoreBetter: true,
      claim: text`more goes out than comes in`,
      because: [text`The largest bill that can move is where to start.`],
    }
  const income = record.inputs['income']
  const pay = income ? show(sheet, income) : payOf(sheet, snapshot)
  if (!pay || pay.value < left.value) return null
  const share = shareOf(sheet, 'Share of pay that is left', shown, pay)
  const grade = gradeAbove(share.value, valueOf('savings-share'), valueOf('save-low'))
  const claim =
    grade === 'good'
      ? text`${shown}, ${share} of pay, is healthy`
      : grade === 'fair'
        ? text`${shown}, ${share} of pay, is a fair margin`
        : text`${shown}, only ${share} of pay, is thin`
  return {
    grade,
    isMoreBetter: true,
    claim,
    because: [
      fillText(
        'The 50/30/20 rule puts {savings-share} of take-home pay into savings and extra debt payments.',
        sheet,
      ),
    ],
  }
}

export const judgeNetWorth: Judge = ({ record, sheet }) => {
  const worth = record.results['networth'] ?? record.results['equity']
  if (!worth) return null
  const isHome = record.kind === 'equity'
  if (worth.value < 0)
    return {
      grade: 'poor',
      isMoreBetter: true,
      claim: isHome ? text`you owe more on it than it’s worth` : text`you owe more than you own for now`,
      because: [text`Common early on; what counts is that the number climbs each year.`],
    }
  const ltv = record.results['ltv']
  if (isHome && ltv)
    return {
      grade: gradeAbove(100 - ltv.value, valueOf('down-full'), 10),
      isMoreBetter: true,
      claim: text`${show(sheet, worth)} of it is yours, and the loan is ${show(sheet, ltv)} of its value`,
      because: [fillText('At {pmi-ask} or less, lenders ask for no mortgage insurance.', sheet)],
    }
  return {
    grade: 'good',
    isMoreBetter: true,
    claim: text`you own ${show(sheet, worth)} more than you owe`,
    because: [text`What counts most is that it grows from year to year.`],
  }
}

/** A split by income is fair by design; an equal one is the other common way. */
export const judgeSplit: Judge = ({ record, sheet }) => {
  const { share, mine } = record.results
  const bills = record.inputs['bills']
  if (!share || !mine || !bills) return null
  const equal = sheet.money(
    'Half',
    Math.round(bills.value / 2),
    byFormula('the bills divided by two', [show(sheet, bills)]),
  )
  return {
    grade: 'good',
    isMoreBetter: true,
    claim: text`it’s fair by income: you earn ${show(sheet, share)} of the money and carry as much of the bills`,
    because: [text`An equal split of two would be ${equal} each; fair is what you all agree on.`],
  }
}
