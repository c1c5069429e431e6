/** A share of pay, of a limit or of a value. */
import type { Figure } from '#contract/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import { show } from '#advisor/figures/show.ts'
import { monthlyIncome } from '#advisor/planning/data/totals.ts'
import { type Grade, gradeBelow, type Judge, type Judgement, type Matter } from './judgement.ts'
import { payWord, shareOf } from './household.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { anything, gradeShare, marks } from './marks.ts'
import { type Subject, subjectOf } from './subjects.ts'

const claims: Record<Grade, { less: string; more: string }> = {
  good: { less: 'is within the usual', more: 'is a good place to be' },
  fair: { less: 'is near the top of what’s usual', more: 'is a fair start' },
  poor: { less: 'is on the high side', more: 'is on the low side' },
}

export function judgeShare({ sheet }: Matter, share: Figure, subject: Subject | null, of = ''): Judgement {
  const mark = subject ? marks[subject] : anything
  const isMoreBetter = mark.isMoreBetter ?? false
  const grade = gradeShare(share.value, mark)
  const claim = subject
    ? text`${share}${of} ${claims[grade][isMoreBetter ? 'more' : 'less']}`
    : text`${share}${of} ${plainClaims[grade]}`
  return { grade, isMoreBetter, claim, because: [fillText(mark.says, sheet)] }
}

const plainClaims: Record<Grade, string> = {
  good: 'is a small slice',
  fair: 'is a fair slice for one thing',
  poor: 'is a big slice for one thing',
}

/** 'Pull 800 every month out of the ira, what percent is it a year', and no share that goes in. */
const POT =
  /\b(?:iras?|401\(?k\)?s?|403\(?b\)?s?|nest egg|portfolio|retirement (?:savings|accounts?|money|fund)|invested)\b/i
const DRAWN =
  /\b(?:tak(?:e|ing)(?! home)|pull(?:ing)?|draw(?:ing)?|withdraw\w*|live on|living on|com(?:e|ing) out)\b/i
const BY_THE_YEAR = /\b(?:a|per|each|every) year\b|\byearly\b|\bannual(?:ly)?\b/i

export const isDrawn = ({ kind, words = '' }: SumRecord) =>
  kind === 'share' && POT.test(words) && DRAWN.test(words) && BY_THE_YEAR.test(words)

/** Somewhat more than the rule may be drawn for a shorter time. */
const MOST_DRAWN = 5

/** What is drawn from savings in a year, against the rule for it. */
function judgeDraw({ sheet }: Matter, share: Figure): Judgement {
  const grade = gradeBelow(share.value, findRule('withdrawal-rate')?.value ?? 0, MOST_DRAWN)
  return {
    grade,
    isMoreBetter: false,
    claim:
      grade === 'good'
        ? text`${share} a year is within what savings usually bear`
        : grade === 'fair'
          ? text`${share} a year is a little more than savings usually bear`
          : text`${share} a year is more than savings usually bear`,
    because: [
      fillText('By the rule of thumb {withdrawal-rate} a year has lasted thirty years or more.', sheet),
    ],
  }
}

const PAY =
  /\b(?:pay|paychecks?|take[- ]?home|income|salary|wages?|earn|make|bring(?:s|ing)? home|gross|net)\b/i

const EARNED = /\b(?:an hour|(?:hours|hrs) a week|a shift|my (?:pay|salary|wages?|paychecks?))\b/i

/** Whether the whole is what somebody earns; a share of a loan or a bill is no burden. */
function isOfPay({ record, snapshot, sums }: Matter): boolean {
  const whole = record.inputs['whole']
  const pay = monthlyIncome(snapshot)?.value
  if (!whole) return false
  // 'I get 17.50 an hour, 32 hours a week': what that came to.
  const isEarned = sums.some(
    ({ words = '', results }) =>
      EARNED.test(words) && Object.values(results).some(({ value }) => value === whole.value),
  )
  if (isEarned) return true
  return (
    PAY.test(record.words ?? '') ||
    (pay !== undefined && Math.abs(whole.value - pay) <= pay / 100) ||
    (whole.source.kind === 'row' && whole.source.list === 'incomeItems')
  )
}

/** Kinds of which the share itself is the result. */
export const judgeRatio: Judge = (matter) => {
  const { record, sheet, sums, snapshot } = matter
  const figure = record.results['percent'] ?? record.results['rate']
  if (figure && isDrawn(record)) return judgeDraw(matter, show(sheet, figure))
  if (!figure || (record.kind === 'share' && !isOfPay(matter))) return null
  return judgeShare(matter, show(sheet, figure), subjectOf(record, sums, snapshot))
}

/** An amount a month as a share of the pay that is known. */
export function judgeOfPay(matter: Matter, amount: Figure, pay: Figure, subject: Subject | null): Judgement {
  const share = shareOf(matter.sheet, 'Share of pay', amount, pay)
  return judgeShare(matter, share, subject, ` of your ${payWord(matter.snapshot)}`)
}

/** How much has to be earned for an amount to stay within its mark. */
export function payFor(matter: Matter, amount: Figure, subject: 'housing' | 'car'): Text {
  const { sheet } = matter
  const rule = subject === 'housing' ? 'housing-share' : 'car-share'
  const [line] = fillText(`{${rule}}`, sheet)
  if (typeof line !== 'object' || !('unit' in line)) return []
  const pay = sheet.roundedMoney('Pay it asks for', Math.round((amount.value * 100) / line.value), {
    kind: 'formula',
    formula: 'the amount divided by the share that the rule allows',
    inputs: [amount, line].map(({ label, text: words }) => ({ label, text: words })),
  })
  return subject === 'housing'
    ? text`By the ${line} rule for housing it takes gross pay of about ${pay} a month.`
    : text`By the 20/4/10 rule, ${line} of gross pay for a car, it takes about ${pay} a month.`
}
