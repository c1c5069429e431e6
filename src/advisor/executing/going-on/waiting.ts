/** 'What if we wait one more year': what is saved by then, and the home or the loan with it. A loan's term does not wait. */
import { bare } from '#advisor/executing/bare-action.ts'
import { asInputs, isReady, newestOf } from '#advisor/executing/of-sum.ts'
import { toldPlan } from '#advisor/executing/told-plan.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const WAITS = new RegExp(
  String.raw`\b(?:wait(?:ed|ing)?|hold(?:ing)? (?:off|out)|delay(?:ed|ing)?|postpon(?:e|ed|ing))\b|` +
    String.raw`\b(?:put|push|move)(?:ing|ed)? (?:it|that|this|the \w+)(?: \w+)? (?:off|back|out)\b|\bgive it\b|\blater\b`,
  'i',
)
const MORE = /\b(?:more|another|longer|extra|further|back|later|off|out|additional)\b/i
/** Sums in which a longer wait is a longer time to save. */
const byTime: ReadonlySet<string> = new Set(['saved-by', 'goal-pace', 'goal-payment'])
const bought = ['house-payment', 'affordability', 'loan-payment']
/** And those that only hold one of them against something. */
const held = ['housing-ratio', 'debt-to-income', 'afford-monthly', 'difference', 'share']
const waited: ReadonlySet<string> = new Set([
  ...byTime,
  ...bought,
  ...held,
  'down-payment',
  'goal-time',
  'rent-or-buy',
])

export function waiting(talk: Talk): Action[] | null {
  const { text, minded, sums } = talk
  const last = sums.at(-1)
  const number: SaidNumber | undefined = minded.numbers.find(({ kind }) => kind === 'months') ?? spelled(text)
  // 'And save 1,500 a month meanwhile'.
  const [amount, ...more] = minded.numbers.filter((one) => one !== number)
  if (!last || !isReady(last) || !waited.has(last.kind) || !WAITS.test(text)) return null
  if (!number || more.length > 0 || (amount && amount.period !== 'month')) return null
  const plan = toldPlan(talk)
  const time: Value = { kind: 'number', number }
  const before = timeOf(plan.months, sums)
  // 'Wait a year', where it was two: one more. 'Wait three': until then.
  const isMore = before !== null && (MORE.test(text) || number.value <= before)
  const months: Value =
    isMore && plan.months ? { kind: 'operation', operator: 'add', left: plan.months, right: time } : time
  const purchase = newestOf(sums, ...bought)
  const monthly: Value | null = amount ? { kind: 'number', number: amount } : plan.monthly
  if (plan.last && byTime.has(plan.last.kind) && !purchase)
    return [
      {
        ...bare(plan.last.kind),
        from: plan.last.id,
        inputs: asInputs({ months, monthly: plan.last.inputs['monthly'] && amount ? monthly : null }),
      },
    ]
  if (!monthly) return null
  const saved: Action = {
    ...bare('saved-by'),
    inputs: asInputs({ monthly, months, start: plan.start }),
  }
  return purchase && isPaidDown(purchase, talk) ? [saved, withSaved(purchase)] : [saved]
}

const A_WHILE =
  /\b(?:wait\w*|hold(?:ing)? off|give it|delay\w*|postpon\w*)(?: (?:it|that|buying|for|just|like))* (?:an?|another) (year|month)\b/i

/** 'Wait a year' says its number in no figure. */
function spelled(text: string): SaidNumber | undefined {
  const found = A_WHILE.exec(text)
  if (!found) return undefined
  const [quote, unit] = found
  const months = unit?.toLowerCase() === 'year' ? 12 : 1
  return {
    kind: 'months',
    value: months,
    period: null,
    quote,
    start: found.index,
    end: found.index + quote.length,
  }
}

function timeOf(value: Value | null, sums: readonly SumRecord[]): number | null {
  if (value?.kind === 'number') return value.number.value
  if (value?.kind !== 'figure') return null
  return sums.find(({ id }) => id === value.sum)?.inputs[value.name]?.value ?? null
}

/** Whether what was put down is what had been saved, so that more of it is put down later. */
function isPaidDown({ inputs }: SumRecord, { sums, snapshot }: Talk): boolean {
  const down = inputs['down']?.value
  const saved = sums.flatMap(({ kind, results }) => (kind === 'saved-by' ? [results['total']?.value] : []))
  return down !== undefined && [snapshot.profile.savings, ...saved].includes(down)
}

const withSaved = ({ kind, id }: SumRecord): Action => ({
  ...bare(kind),
  from: id,
  inputs: [{ slot: 'down', value: { kind: 'own', result: 'total' } }],
})
