/** A payment a month: against what is left, against pay, else what pay it would take. */
import type { Figure } from '#contract/figures.ts'
import { text } from '#advisor/grounding/pieces.ts'
import { show } from '#advisor/figures/show.ts'
import type { Judge, Judgement, Matter } from './judgement.ts'
import { gradeBelow } from './judgement.ts'
import { judgeCost } from './cost.ts'
import { leftOf, lessOf, payOf } from './household.ts'
import { judgeOfPay, payFor } from './share.ts'
import { subjectOf } from './subjects.ts'

/** Up to this part of what is left, a payment is easy. */
const EASY = 0.6

export function judgeAgainstLeft({ sheet }: Matter, amount: Figure, left: Figure): Judgement {
  const grade = gradeBelow(amount.value, left.value * EASY, left.value)
  const rest = lessOf(sheet, 'Left after it', left, amount)
  return {
    grade,
    isMoreBetter: false,
    claim:
      grade === 'good'
        ? text`${amount} a month is doable`
        : grade === 'fair'
          ? text`${amount} a month fits, but it’s tight`
          : text`${amount} a month is more than you have room for`,
    because: [
      grade === 'poor'
        ? text`You have ${left} left each month, so ${rest} is missing. A longer time or a smaller amount would help.`
        : text`You have ${left} left each month, so it leaves ${rest} for everything else.`,
    ],
  }
}

export const monthlyOf = ({ record, sheet }: Matter): Figure | null => {
  const { payment, monthly, month } = record.results
  const figure = payment ?? monthly ?? month
  return figure && figure.unit === 'money' ? show(sheet, figure) : null
}

const FOR_ME =
  /\b(?:for (?:me|us)|afford|i (?:make|earn)|we (?:make|earn)|my (?:pay|income|salary)|too much)\b/i

/** A loan: what is left decides, then the mark for a home or a car, then what it costs. */
export const judgePayment: Judge = (matter) => {
  const { record, sheet, snapshot, sums } = matter
  const amount = monthlyOf(matter)
  if (!amount) return null
  const subject = subjectOf(record, sums, snapshot)
  const [left, pay] = [leftOf(sheet, snapshot), payOf(sheet, snapshot)]
  const isBought = subject === 'housing' || subject === 'car'
  if (left && subject !== 'housing') return judgeAgainstLeft(matter, amount, left)
  if (pay && isBought) return judgeOfPay(matter, amount, pay, subject)
  const cost = judgeCost(matter)
  // 'Is that too much for me' asks of the pay, and not of the rate.
  const isOfPay = pay !== null && FOR_ME.test(matter.question)
  if (cost && !isBought && !isOfPay) return cost
  if (pay) return judgeOfPay(matter, amount, pay, subject === 'saving' ? null : subject)
  if (!isBought) return null
  return {
    grade: 'fair',
    isMoreBetter: false,
    isOpen: true,
    claim: text`it depends on what you earn`,
    because: [payFor(matter, amount, subject)],
  }
}

/** Money that is put away for a goal: only what is left can pay for it. */
export const judgeSaving: Judge = (matter) => {
  const { record, sheet, snapshot } = matter
  const given = record.inputs['monthly'] ?? record.inputs['contribution']
  const amount = monthlyOf(matter) ?? (given ? show(sheet, given) : null)
  if (!amount || amount.value <= 0) return null
  const left = leftOf(sheet, snapshot)
  if (left) return judgeAgainstLeft(matter, amount, left)
  const pay = payOf(sheet, snapshot)
  return pay && judgeOfPay(matter, amount, pay, null)
}
