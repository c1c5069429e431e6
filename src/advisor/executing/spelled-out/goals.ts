/** Questions about what is saved for, with all of their numbers. */
import type { Action } from '#advisor/minding/minded.ts'
import { findRows } from '#advisor/planning/data/find-row.ts'
import { Placing } from './placing.ts'
import type { Spelling } from './spelling.ts'
import { assetRow, constant, goalRow, own, writeSum } from './write-sum.ts'

/** '15% of my 3,900' is a share and no interest. */
const NO_SHARE = /^(?! of\b)/i
const A_MONTH = /\b(?:a|per|each|every) month\b|\bmonthly\b|\bput (?:away|aside|back)\b|\bset aside\b/i
const ASKS_TIME = /\bhow (?:many|long|soon)\b|\bwhen\b/i

/** 'The wedding and the move are both 20 months from now: what a month for each, and together?' */
export function namedGoals({ text, numbers, snapshot }: Spelling): Action[] | null {
  const goals = findRows(text, snapshot.goals, ({ name }) => name)
  if (goals.length < 2 || goals.length > 3 || !A_MONTH.test(text)) return null
  const said = new Placing(text, numbers)
  const rate = said.percent({ most: 15, after: NO_SHARE })
  const months = said.months()
  if (!months || !said.isDone) return null
  const each = goals.map((goal) =>
    writeSum('goal-payment', {
      target: goalRow(goal),
      current: goalRow(goal),
      months,
      rate: rate ?? constant(0),
    }),
  )
  return [...each, writeSum('sum-of', { parts: goals.map(() => own('monthly')) })]
}

const TARGET = {
  before:
    /\b(?:want|need|reach|hit|to be|get to|goal(?: of| is)?|costs?|target(?: of| is)?)\b[^.?!,]{0,30}$/i,
  after: /^[^.?!,]{0,20}\b(?:when|by the time|for (?:college|school|tuition)|goal|target)\b/i,
}
const UNTOUCHED =
  /\b(?:never|not|without|didn'?t|don'?t|nothing)\b[^.?!]{0,30}\b(?:add\w*|put|anything|more|touch\w*)\b/i

/** 'A 529 is in my assets; 96,000 in 11 years at 6%: what a month, and what if we never added anything?' */
function towardsAmount({ text, numbers, snapshot }: Spelling): Action[] | null {
  const accounts = findRows(text, snapshot.assets, ({ name }) => name)
  const [account, ...others] = accounts
  if (!account || others.length > 0 || !A_MONTH.test(text)) return null
  const said = new Placing(text, numbers)
  said.count({ least: 529, most: 529 })
  const rate = said.percent({ most: 20 })
  const target = said.money({ ...TARGET, least: 500 })
  const months = said.months({ least: 6 })
  if (!rate || !target || !months || !said.isDone) return null
  const saving = writeSum('goal-payment', { target, current: assetRow(account), months, rate })
  if (!UNTOUCHED.test(text)) return [saving]
  return [saving, writeSum('growth', { start: assetRow(account), contribution: constant(0), rate, months })]
}

/** 'The agency fee is the goal I saved here; at 4.2%, 540 a month: how many months, and at 640?' */
export function towardsGoal(spelling: Spelling): Action[] | null {
  const { text, numbers, snapshot } = spelling
  const named = findRows(text, snapshot.goals, ({ name }) => name)
  const [goal, ...more] = named.length > 0 ? named : snapshot.goals
  const isOfGoal = named.length > 0 || /\bgoals?\b/i.test(text)
  if (!goal || more.length > 0 || !isOfGoal || !ASKS_TIME.test(text)) return towardsAmount(spelling)
  const said = new Placing(text, numbers)
  const rate = said.percent({ most: 15, after: NO_SHARE })
  const monthly = said.money({ most: 20_000 })
  const other = said.money({ most: 20_000 })
  if (!monthly || !said.isDone) return towardsAmount(spelling)
  const time = (amount: typeof monthly) =>
    writeSum('goal-time', {
      target: goalRow(goal),
      current: goalRow(goal),
      monthly: { ...amount, kind: 'money', period: amount.period ?? 'month' },
      rate: rate ?? constant(0),
    })
  return other ? [time(monthly), time(other)] : [time(monthly)]
}
