/** 'The last 3 months were 3,200, 2,300 and 3,800': a list of an earlier message, and what later ones make of it. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { figureOf, newestOf } from '#advisor/executing/of-sum.ts'

/** Two numbers beside each other are rarely a list. */
export const FEWEST = 3
/** ', and $' is all that stands between two of a list. */
const BETWEEN = 7

/** The newest list that was told, in its order. */
export function toldList(heard: readonly HeardNumber[]): HeardNumber[] {
  const runs: HeardNumber[][] = []
  for (const number of heard) {
    const run = runs.at(-1)
    const next = run?.at(-1)
    const gap = next ? next.start - number.end : 0
    if (run && isAmount(next) && isAmount(number) && gap > 0 && gap <= BETWEEN) run.push(number)
    else runs.push([number])
  }
  const list = runs.find(([first, ...more]) => more.length + 1 >= FEWEST && isAmount(first)) ?? []
  const isMoney = list.every(({ unit }) => unit?.of === 'money')
  return list.map((number) => (isMoney ? { ...number, kind: 'money' as const } : number)).toReversed()
}

const isAmount = (number: HeardNumber | undefined) => number?.kind === 'money' || number?.kind === 'number'

/** All of a list, where some of it was read, and added here and taken off there; a total of it is that total. */
export function allOfList(
  inputs: Action['inputs'],
  heard: readonly HeardNumber[],
  sums: readonly SumRecord[],
): Action['inputs'] {
  const list = toldList(heard)
  const total = newestOf(sums, 'sum-of')
  const source = total?.inputs['parts']?.source
  const parts = new Set(source?.kind === 'words' ? source.quote.split(' + ') : [])
  return inputs.map((one) => {
    const quotes = heardIn(one.value)
    if (quotes.length < 2) return one
    if (total && quotes.every((quote) => parts.has(quote))) return { ...one, value: figureOf(total, 'total') }
    const isOfList = list.length > 0 && quotes.every((quote) => list.some((number) => number.quote === quote))
    return isOfList && takes(one.value) ? { ...one, value: added(list) } : one
  })
}

export const added = (list: readonly HeardNumber[]): Value =>
  list
    .map((number): Value => ({ kind: 'number', number }))
    .reduce((left, right) => ({ kind: 'operation', operator: 'add', left, right }))

/** The numbers of earlier messages that a value is made of, where it is made of nothing else. */
function heardIn(value: Value): string[] {
  const ends = value.kind === 'operation' ? endsOf(value) : []
  const quotes = ends.flatMap((end) =>
    end.kind === 'number' && startOf(end) === null ? [end.number.quote] : [],
  )
  return quotes.length === ends.length ? quotes : []
}

const takes = (value: Value): boolean =>
  value.kind === 'operation' && (value.operator === 'take' || takes(value.left) || takes(value.right))

/** 'The best of them', 'my worst month', and neither the best way nor the biggest house. */
const MEMBER = String.raw`(?: (?:of|ones?|days?|weeks?|months?|years?|(?:pay)?checks?|quotes?)\b|\W*$)`
const WORST = new RegExp(String.raw`\b(?:worst|lowest|smallest|leanest|slowest)${MEMBER}`, 'i')
const BEST = new RegExp(String.raw`\b(?:best|highest|biggest|largest)${MEMBER}`, 'i')

/** 'In the worst of those months': the least of the list that was told. */
export function endOfList(
  inputs: Action['inputs'],
  sum: Sum,
  text: string,
  heard: readonly HeardNumber[],
  sums: readonly SumRecord[],
): Action['inputs'] {
  const [isLeast, isMost] = [WORST.test(text), BEST.test(text)]
  const list = isLeast === isMost ? [] : toldList(heard).toSorted((a, b) => a.value - b.value)
  const number = isLeast ? list[0] : list.at(-1)
  if (!number) return inputs
  const value: Value = { kind: 'number', number }
  const isMember = (one: Value) => {
    if (one.kind === 'figure') return isAverage(one, list, sums)
    return (
      one.kind === 'number' && startOf(one) === null && list.some(({ quote }) => quote === one.number.quote)
    )
  }
  const isOpen = 'income' in sum.inputs && !inputs.some(({ slot }) => slot === 'income')
  const member = inputs.find((one) => isMember(one.value))
  // Where several of the list were read, one is meant.
  return [
    ...inputs.flatMap((one) => (one === member ? { ...one, value } : isMember(one.value) ? [] : one)),
    ...(isOpen && !member ? [{ slot: 'income', value }] : []),
  ]
}

/** What the list came to on average is none of its members. */
function isAverage(
  { sum, name }: Value & { kind: 'figure' },
  list: readonly HeardNumber[],
  sums: readonly SumRecord[],
): boolean {
  const record = sums.find(({ id }) => id === sum)
  const total = list.reduce((all, { value }) => all + value, 0)
  const amount = record?.inputs['amount']
  const isOfList = amount !== undefined && amount.value === (amount.unit === 'money' ? centsOf(total) : total)
  return record?.kind === 'quotient' && name === 'each' && isOfList
}
