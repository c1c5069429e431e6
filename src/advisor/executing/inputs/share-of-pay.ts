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

const PUT_IN = String.raw`put(?:ting)?|sav(?:es?|ing)|contribut(?:es?|ing)|invest(?:ing)?|defer(?:ring)?|sock(?:ing)?`
const PUTS = new RegExp(String.raw`\b(?:${PUT_IN})\b[^.?!,;\d]{0,24}$`, 'i')
/** 'If i go to 6%', where it was said before how much of the pay goes in: nobody chooses what the market pays. */
const CHANGES =
  /\b(?:i|we)(?:'d| would| just| only)? (?:go|went|do|did|bump|up|upped|raised?|increased?|cut|dropp?(?:ed)?)\b[^.?!,;\d]{0,24}$/i
/** What it earns there, or what is meant by it beside the pay. */
const EARNS =
  /\b(?:at|with|by|up to|first|earn\w*|mak\w+|get\w*|assum\w*|us(?:e|ing))(?: (?:like|about|say|only))?\W*$/i
const OF_OTHER =
  /^\W*(?:down\b|off\b|on\b|return|interest|growth|match|of (?:the|it|that|what)\b|a (?:year|yr)\b|more on\b)/i
const HEARD = new RegExp(String.raw`\b(?:${PUT_IN})\b`, 'i')
const HEARD_OTHER = /\b(?:down|off|match\w*|return|interest|growth|tax(?:es)?|cd|fund|rate)\b/i

const isShareWord = ({ kind, words }: HeardNumber) =>
  kind === 'percent' && HEARD.test(words) && !HEARD_OTHER.test(words)

/** The percentage of the message that goes in of the pay. */
export function findShare(
  text: string,
  numbers: readonly SaidNumber[],
  heard: readonly HeardNumber[] = [],
  sums: readonly SumRecord[] = [],
): SaidNumber | undefined {
  const isKnown = heard.some(isShareWord) || newestOf(sums, 'employer-match', 'contribution-split')
  return numbers.find(({ kind, start, end }) => {
    const before = text.slice(0, start)
    const isPutIn = PUTS.test(before) || (isKnown && CHANGES.test(before))
    return kind === 'percent' && isPutIn && !EARNS.test(before) && !OF_OTHER.test(text.slice(end))
  })
}

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

export function shareOfPay(inputs: Action['inputs'], asking: Asking): Action['inputs'] {
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
