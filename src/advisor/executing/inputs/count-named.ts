/** 'With the tax, what is left over', 'after all that and the loan': what was worked out or told by that name counts, too. */
import { isDeepStrictEqual } from 'node:util'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { figureOf, isReady } from '#advisor/executing/of-sum.ts'
import { isLending } from '#advisor/executing/inherit.ts'
import { figurePeriod } from '#advisor/executing/periods/period-of.ts'
import { mainResult } from '#advisor/figures/show.ts'

interface Talk {
  text: string
  sums: readonly SumRecord[]
  snapshot: Pick<Snapshot, 'income'>
  heard?: readonly HeardNumber[]
}

const COUNTED = new RegExp(
  String.raw`\b(?:with|plus|after|including|counting|(?:that|this|those|it) and) ` +
    String.raw`(?:the|that|this|my|our|his|her|their) (?!and\b)((?:[a-z]+ ?){1,3})`,
  'gi',
)
/** Words that name no amount. */
const VAGUE =
  /^(?:rest|money|same|other|total|savings|months?|years?|weeks?|last|first|new|what|how|whats|left|and|for|kids?)$/i
/** What somebody adds up or takes off, and where more of it goes. */
const counted: Readonly<Record<string, string>> = {
  'sum-of': 'parts',
  'budget-summary': 'expenses',
  difference: 'take',
  runway: 'savings',
}
/** So many sums back people still speak of by name. */
const RECENT = 6

const isIn = (name: string, words = '') =>
  new RegExp(String.raw`\b${name.replace(/s$/, '')}s?\b`, 'i').test(words.replaceAll('.', ''))

/** 'The shop pension 640', '120 for the gas': what this message itself says an amount of. */
function isSaid(name: string, text: string): boolean {
  const stem = name.replace(/s$/, '')
  const ahead = String.raw`\b${stem}s?\b(?: (?!(?:and|plus|with|after)\b)[a-z']+){0,2}:? \$?\d`
  return new RegExp(String.raw`${ahead}|\d[^.,;?!\d]{0,24}\b${stem}s?\b`, 'i').test(text)
}

/** What each such phrase goes by. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(COUNTED)]
    .map(([, phrase = '']) => phrase.trim().toLowerCase().split(' '))
    .flatMap(
      (words) => words.find((word) => word.length > 2 && !VAGUE.test(word) && !isSaid(word, text)) ?? [],
    )

/** The newest result of a question with the name, else the one amount that was told by it. */
function findNamed(name: string, { sums, heard = [], text }: Talk): Value | null {
  const sum = sums.slice(-RECENT).findLast((one) => isReady(one) && isIn(name, one.words))
  const figure = sum && figureNameOf(sum, text)
  if (sum && figure) return figureOf(sum, figure)
  const [number, ...others] = heard.filter(
    ({ kind, words }) => (kind === 'money' || kind === 'number') && isIn(name, words),
  )
  const isOne = number && others.every(({ value }) => value === number.value)
  return isOne ? { kind: 'number', number: { ...number, kind: 'money' } } : null
}

function figureNameOf(sum: SumRecord, text: string): string | null {
  if (isLending(sum.kind) && sum.results['payment']) return 'payment'
  if (/\bmonth(?:ly)?\b/i.test(text) && sum.results['month']) return 'month'
  const [name, figure] = mainResult(sum) ?? []
  return name !== undefined && figure?.unit === 'money' ? name : null
}

const isFromBefore = (end: Value) =>
  end.kind === 'figure' || end.kind === 'row' || (end.kind === 'number' && startOf(end) === null)

export function countNamed(inputs: Action['inputs'], { name: kind }: Sum, talk: Talk): Action['inputs'] {
  const slot = counted[kind]
  // 'That I.R.A. money'
  const text = talk.text.replaceAll(/\b([A-Z])\.(?=[A-Z]?\b|\s)/g, '$1')
  const ends = inputs.flatMap(({ value }) => endsOf(value))
  if (slot === undefined || !ends.some((end) => startOf(end) !== null)) return inputs
  // The mind counts something from before already.
  const isCounted = inputs.some(
    (one) => one.slot === slot && endsOf(one.value).some((end) => isFromBefore(end)),
  )
  if (isCounted) return inputs
  const named = namesIn(text).flatMap((name) => {
    const value = findNamed(name, talk)
    const isThere = ends.some((end) => isDeepStrictEqual(end, value))
    if (!value || isThere || (slot === 'savings' && comesOften(value, talk.sums))) return []
    const isPay = slot === 'expenses' && talk.snapshot.income.some((row) => isIn(name, row.source))
    return [{ slot: isPay ? 'income' : slot, value }]
  })
  return [...inputs, ...named]
}

function comesOften(value: Value, sums: readonly SumRecord[]): boolean {
  if (value.kind === 'number') return value.number.period !== null && value.number.period !== 'once'
  const sum = value.kind === 'figure' ? sums.find(({ id }) => id === value.sum) : undefined
  return value.kind === 'figure' && sum !== undefined && figurePeriod(sum, value.name) !== null
}
