/** A result against a number that the question names: '28', '60k a year', 'if we spend 5,000'. */
import type { Figure } from '#contract/figures.ts'
import { byFormula, byRule, byWords } from '#advisor/grounding/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import type { RecordedFigure } from '#advisor/figures/sum-record.ts'
import { mainResult, show } from '#advisor/figures/show.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { monthlyIncome } from '#advisor/planning/data/totals.ts'
import { perYear } from '#advisor/reading/question/per-period.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { findRule } from '#advisor/knowledge/rules/find-rule.ts'
import { lessOf } from './household.ts'
import type { Judgement, Matter } from './judgement.ts'
import { paysOf } from './nest-egg.ts'
import { speaksOfOthers } from './question.ts'

export function judgeTarget(matter: Matter): Judgement | null {
  const { record, target, question } = matter
  const have = mainResult(record)?.[1]
  if (!have || !target) return null
  if (have.unit === 'percent') return judgePercent(matter, have, target)
  if (target.kind === 'percent') return judgeShareOfPay(matter, have, target)
  const isMoney = target.kind === 'money' || target.kind === 'number'
  if (!isMoney || have.unit !== 'money' || speaksOfOthers(question)) return null
  if (record.kind === 'life-insurance') return judgeCovered(matter, have, target)
  if (record.kind === 'fair-split') return judgeAgainstEqual(matter, have, target)
  return judgeTogether(matter) ?? judgeMoney(matter, have, target)
}

/** 'Is 500k enough', of the cover that is needed: the policy is held against the need, and not the need against it. */
function judgeCovered({ sheet }: Matter, need: RecordedFigure, target: SaidNumber): Judgement {
  const policy = sheet.money('Policy', centsOf(target.value), byWords(target.quote))
  const wanted = show(sheet, need)
  const gap = lessOf(sheet, 'Apart', policy, wanted)
  return policy.value >= need.value
    ? { grade: 'good', isMoreBetter: true, claim: text`${policy} covers the ${wanted} you need`, because: [] }
    : {
        grade: 'poor',
        isMoreBetter: true,
        isFirm: true,
        claim: text`${policy} is ${gap} short of the ${wanted} you need`,
        because: [text`Cover from your job counts toward it.`],
      }
}

function judgePercent({ sheet, record }: Matter, have: RecordedFigure, target: SaidNumber): Judgement | null {
  const isPercent = target.kind === 'percent' || (target.kind === 'number' && target.value <= 100)
  if (!isPercent) return null
  const mark = sheet.percent('Mark', target.value, byWords(target.quote))
  const isMoreBetter = record.kind === 'savings-rate' || record.kind === 'retirement-odds'
  const isOver = have.value > target.value
  const value = Math.round(Math.abs(have.value - target.value) * 10) / 10
  const gap = sheet.number(
    'Points apart',
    'ratio',
    value,
    byFormula('one minus the other', [show(sheet, have), mark]),
  )
  return {
    grade: isOver === isMoreBetter ? 'good' : 'poor',
    isMoreBetter,
    isFirm: true,
    claim: text`${show(sheet, have)} is ${isOver ? 'over' : 'under'} the ${mark}`,
    because: [text`It’s ${gap} points ${isOver ? 'above' : 'below'}.`],
  }
}

const OF_PAY =
  /\b(?:of|than) (?:what|my|our|the)\b[^.?!]*\b(?:make|earn|pay|income|gross|net|take[- ]?home|salary|bring)\b/i

/** 'Is that under 30% of what I make' */
function judgeShareOfPay(matter: Matter, have: RecordedFigure, target: SaidNumber): Judgement | null {
  const { sheet, snapshot, question } = matter
  const pay = monthlyIncome(snapshot)
  if (have.unit !== 'money' || !pay || pay.value === 0 || !OF_PAY.test(question)) return null
  const income = sheet.money('Income a month', pay.value, pay.source)
  const share = {
    label: 'Share of income',
    unit: 'percent' as const,
    value: Math.round((have.value / pay.value) * 1000) / 10,
    source: byFormula('the amount as a part of a month’s income', [show(sheet, have), income]),
  }
  return judgePercent(matter, share, target)
}

const SPENT = /\b(?:spend(?:ing)?|need|live on|bills?|expenses|costs?)\b[^.,?]{0,12}$/i

const COMES =
  /\b(?:social security|ss|ssi|ssdi|pensions?|annuity|va|disability|benefits?|rent(?:al)?|part[- ]time|government|comes? in|gets?)\b/i
const isBesides = (question: string, { start, end }: SaidNumber) =>
  COMES.test(
    question
      .slice(Math.max(0, start - 40), start)
      .split(/[;.?!]\s|,/)
      .at(-1) ?? '',
  ) || COMES.test(question.slice(end, end + 30).split(/[;.?!,]/)[0] ?? '')

/** 'SS says 2,400 a month for me. Is that enough together if we spend 5,000': both incomes against the spending. */
function judgeTogether(matter: Matter): Judgement | null {
  const { sheet, record, numbers, question } = matter
  const month = record.results['month'] && paysOf(matter)
  const amounts = numbers.filter(({ kind, value }) => (kind === 'money' || kind === 'number') && value >= 100)
  const spent = amounts.find(({ start }) => SPENT.test(question.slice(0, start)))
  // What is there, or put in until then, is no income beside it.
  const comes = amounts.filter((one) => one !== spent && isBesides(question, one))
  if (!month || !spent || comes.length === 0) return null
  const monthly = ({ period, value }: SaidNumber) => Math.round(centsOf(value) / (period === 'year' ? 12 : 1))
  const said = (label: string, one: SaidNumber) => sheet.money(label, monthly(one), byWords(one.quote))
  const wanted = said('Spending a month', spent)
  const others = comes.map((one) => said('Comes in besides', one))
  const value = others.reduce((sum, other) => sum + other.value, month.value)
  const all = sheet.roundedMoney(
    'Together a month',
    value,
    byFormula('all that comes in added up', [month, ...others]),
  )
  const gap = lessOf(sheet, 'Difference', all, wanted)
  const isEnough = value >= wanted.value
  const then = record.results['today'] ? ' in today’s money' : ''
  return {
    grade: isEnough ? 'good' : 'poor',
    isMoreBetter: true,
    isFirm: true,
    claim: isEnough
      ? text`together it’s about ${all} a month${then}, ${gap} more than the ${wanted} you spend`
      : text`together it’s about ${all} a month${then}, ${gap} short of the ${wanted} you spend`,
    because: [
      isEnough
        ? text`Taxes come off that first.`
        : text`Saving more, working longer or claiming later closes it.`,
    ],
  }
}

/** Nobody spends more in a month without saying so. */
const MOST_A_MONTH = 25_000
/** From here on an amount is a fortune that pays by the year. */
const STOCK = 5_000_000

/** 'I got 1,500 saved for it' */
const HAD = /\b(?:have|has|had|got|i've|ive|we've|weve)\b[^.,;?!]{0,16}$/i
const SAVED = /^\s*(?:saved|set aside|put away|put aside|in savings|for it|for that|through work|of cover)\b/i
/** Sums whose result is what somebody will have; of any other it is what has to be paid or covered. */
const haves: ReadonlySet<string> = new Set([
  'growth',
  'interest-earned',
  'retirement-projection',
  'four-percent',
  'take-home',
  'pay-conversion',
  'budget-summary',
  'what-if',
  'equity',
  'net-worth',
])

/** Whether the number is there already, and the result is what it has to cover. */
const isThere = ({ record, question }: Matter, { start, end }: SaidNumber) =>
  !haves.has(record.kind) && (HAD.test(question.slice(0, start)) || SAVED.test(question.slice(end)))

function judgeMoney(matter: Matter, have: RecordedFigure, target: SaidNumber): Judgement {
  const { sheet, record } = matter
  // 'We spend 7,400 now' is by the month, though nobody says so.
  const isSpent = target.period === null && SPENT.test(matter.question.slice(0, target.start))
  const isMonthly = isSpent && target.value < MOST_A_MONTH
  const isIncome = target.period === 'year' || target.period === 'month' || isMonthly
  const isStock = have.value > STOCK && isIncome
  const yearly = perYear(isMonthly ? { ...target, period: 'month' } : target)
  const wanted = centsOf(isStock ? yearly : target.value)
  const goal = sheet.money('Wanted', wanted, byWords(target.quote))
  const shown = show(sheet, have)
  const { today } = record.results
  if (isStock) return judgeDrawn(matter, today ? show(sheet, today) : shown, goal)
  const [holds, asks] = isThere(matter, target) ? [goal, shown] : [shown, goal]
  const gap = lessOf(sheet, 'Difference', holds, asks)
  const isEnough = holds.value >= asks.value
  return {
    grade: isEnough ? 'good' : 'poor',
    isMoreBetter: true,
    isFirm: true,
    claim: isEnough
      ? text`${holds} covers the ${asks}, with ${gap} to spare`
      : text`${holds} is ${gap} short of ${asks}`,
    because: [],
  }
}

function judgeDrawn({ sheet, record }: Matter, egg: Figure, goal: Figure): Judgement {
  // What is wanted is told in the money of today.
  const then = record.results['today'] ? ' in today’s money' : ''
  const share = findRule('withdrawal-rate')?.value ?? 4
  const rule = sheet.percent(
    'Withdrawn a year',
    share,
    byRule('4% rule', 'a first-year withdrawal that has lasted three decades in the past'),
  )
  const value = Math.round((egg.value * share) / 100)
  const gives = sheet.roundedMoney(
    'What it gives a year',
    value,
    byFormula('its share under the rule', [egg, rule]),
  )
  const gap = lessOf(sheet, 'Difference', gives, goal)
  const isEnough = value >= goal.value
  const needed = sheet.roundedMoney(
    'Needed',
    Math.round((goal.value * 100) / share),
    byFormula('the spending divided by the rule’s share', [goal, rule]),
  )
  return {
    grade: isEnough ? 'good' : 'poor',
    isMoreBetter: true,
    isFirm: true,
    claim: isEnough
      ? text`at ${rule} a year it gives about ${gives}${then}, ${gap} more than the ${goal}`
      : text`at ${rule} a year it gives about ${gives}${then}, ${gap} short of the ${goal}`,
    because: isEnough ? [] : [text`It would take ${needed}.`],
  }
}

/** 'Equal would be 900' */
function judgeAgainstEqual({ sheet, record }: Matter, mine: RecordedFigure, target: SaidNumber): Judgement {
  const equal = sheet.money('Equal part', centsOf(target.value), byWords(target.quote))
  const part = show(sheet, mine)
  const gap = lessOf(sheet, 'Difference', part, equal)
  const share = record.results['share']
  const why: Text[] = share
    ? [text`By income you carry ${show(sheet, share)}, as much as you earn of the money.`]
    : []
  return {
    grade: 'good',
    isMoreBetter: true,
    claim: text`it’s fair by income: ${part} is ${gap} ${mine.value < equal.value ? 'less' : 'more'} than an equal ${equal}`,
    because: [...why, text`What counts is that everyone agrees.`],
  }
}
