/** 'What if i put in 15%', 'i save 10%': so much of the pay goes in every month, and nothing earns that much. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Minded, startOf, type Value } from '#advisor/minding/minded.ts'
import { householdTotals } from '#advisor/planning/data/household-totals.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { figureOf, newestOf } from '#advisor/executing/of-sum.ts'
import { EARNED } from '#advisor/executing/said-words.ts'
import { matchTerms } from '#advisor/executing/wordings/match-terms.ts'
import { findShare, isShareWord } from '#advisor/executing/wordings/share-said.ts'

interface Asking {
  sum: Sum
  text: string
  numbers: Minded['numbers']
  snapshot: Snapshot
  sums: readonly SumRecord[]
  from: SumRecord | null
  heard?: readonly HeardNumber[]
}

const places: Readonly<Record<string, string>> = {
  growth: 'contribution',
  'retirement-projection': 'monthly',
}

export function shareOfPay(given: Action['inputs'], asking: Asking): Action['inputs'] {
  const inputs = byTheMonth(given, asking)
  const { sum, text, numbers, snapshot, sums, from, heard = [] } = asking
  const place = places[sum.name]
  if (place === undefined) return inputs
  const told = numbers.find(({ kind, start }) => kind === 'money' && EARNED.test(text.slice(0, start)))
  const pay = told ? monthOf(told) : householdTotals.income(snapshot) ? income : null
  const matched = pay && addMatch(inputs, place, pay, asking)
  if (matched) return matched
  const now = findShare(text, numbers, heard, sums)
  // What went in before, or is said in dollars, goes in now; a pot that only grows was told with nothing going in.
  const isOpen =
    sum.name === 'retirement-projection' && !from && !inputs.some(({ slot }) => slot === place) && !told
  const share = now ?? (isOpen ? heard.find(isShareWord) : undefined)
  if (!pay || !share) return inputs
  const number: Value = { kind: 'number', number: share }
  const value = times(pay, number)
  const starts = new Set([now?.start, told?.start])
  const isOf = (one: Value) => endsOf(one).some((end) => starts.has(startOf(end) ?? -1))
  const others = inputs.filter(({ slot, value: one }) => slot !== place && !isOf(one))
  return [...others, { slot: place, value }, ...allMatched(share, place, sums)]
}

const RAISED = /\b(?:raise|promot\w+|bump)\b/i

/** '10% of my pay, i make 70k', and then for 20 years: what a share of a year's pay is goes in over the year. */
function byTheMonth(inputs: Action['inputs'], { sum, text, snapshot, sums }: Asking): Action['inputs'] {
  const yearly = snapshot.profile.income
  const place = places[sum.name]
  const isYear = (end: Value) =>
    end.kind === 'number' && end.number.period !== 'month' && end.number.value * 100 === yearly
  const isShareOfYear = (value: Value) => {
    const record = value.kind === 'figure' ? sums.find(({ id }) => id === value.sum) : undefined
    if (record) return record.kind === 'percent-of' && record.inputs['base']?.value === yearly
    if (value.kind !== 'operation' || value.operator !== 'times') return false
    return [value.left, value.right].some(isYear)
  }
  return inputs.flatMap((one) => {
    if (one.slot !== place || yearly === null || !isShareOfYear(one.value)) return [one]
    // A raise goes nowhere by itself.
    return RAISED.test(text) ? [] : [{ ...one, value: over(one.value, 12) }]
  })
}

const income: Value = { kind: 'total', name: 'income' }
const over = (left: Value, right: number): Value => ({
  kind: 'operation',
  operator: 'over',
  left,
  right: { kind: 'constant', value: right },
})
const monthOf = (number: SaidNumber): Value =>
  number.period === 'month'
    ? { kind: 'number', number }
    : over({ kind: 'number', number: { ...number, period: null } }, 12)

const MATCHED = /\bmatch(?:es|ed|ing)?\b/i

/** 'Work matches half up to 6%, so with that on top': what the employer adds comes to what went in before. */
function addMatch(
  inputs: Action['inputs'],
  place: string,
  pay: Value,
  { text, numbers, from, heard = [] }: Asking,
): Action['inputs'] | null {
  if (!from?.inputs[place] || !MATCHED.test(text)) return null
  const terms = matchTerms(bare('employer-match'), text, { numbers }).inputs
  const [part, limit, ...more] = ['match', 'upTo', 'nextMatch'].flatMap(
    (name) => terms.find(({ slot }) => slot === name)?.value ?? [],
  )
  if (part?.kind !== 'number' || limit?.kind !== 'number' || more.length > 0) return null
  const own = heard.find(isShareWord)
  const counted: Value = own && own.value < limit.number.value ? { kind: 'number', number: own } : limit
  const value = times(times(pay, counted), part)
  const kept = inputs.filter(
    ({ slot, value: one }) => slot !== place && !endsOf(one).some((end) => startOf(end) !== null),
  )
  return [...kept, { slot: place, value: { kind: 'before' } }, { slot: place, value }]
}

const times = (left: Value, right: Value): Value => ({ kind: 'operation', operator: 'times', left, right })

/** All that an employer adds, to somebody who puts in enough for it. */
function allMatched({ value }: SaidNumber, slot: string, sums: readonly SumRecord[]): Action['inputs'] {
  const match = newestOf(sums, 'employer-match')
  const [own, salary] = [match?.results['own']?.value, match?.inputs['salary']?.value]
  const isFull = own !== undefined && salary && value >= (own / salary) * 100
  return match && isFull ? [{ slot, value: over(figureOf(match, 'full'), 12) }] : []
}
