/** What units come to beside what the mind reads: where both are plain arithmetic, the units are believed. */
import { type Action, endsOf } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Chosen } from '#advisor/executing/choosing/choose-reading.ts'
import { plain } from '#advisor/executing/find-odd.ts'
import { UNSURE } from '#advisor/executing/thresholds.ts'
import type { ResultOf } from '#advisor/executing/choosing/weigh-readings.ts'

/** Sums that a mind also makes of pay and costs. */
const alike: ReadonlySet<string> = new Set([
  'difference',
  'share',
  'per-year',
  'pay-conversion',
  'budget-summary',
  'saved-by',
  'fair-split',
  'raise',
  'offers',
  ...plain,
])

/** Whether the mind reads arithmetic, is sure of nothing else, or asks for nothing. */
export const isReckonable = ({ actions, chance }: Chosen, text: string) =>
  (chance < UNSURE && !(JOINS.test(text) && actions.some(reachesBack))) ||
  (actions.every(({ intent }) => alike.has(intent) || !findSum(intent)) && !actions.some(reachesBack))

/** 'After rent and that payment' joins a figure from before to what is said. */
const JOINS = /\b(?:and|plus|minus|less|with) (?:that|those) (?!was\b|is\b|said\b)[a-z]+/i

/** 'So all in what is it a month', after a payment: the units of this message alone do not tell. */
const reachesBack = ({ inputs }: Action) =>
  inputs.flatMap(({ value }) => endsOf(value)).some(({ kind }) => kind === 'figure')

/** The mind's own sum where it comes to the same: it may tell more. */
export function preferReckoned(reckoned: Action, { actions }: Chosen, resultOf: ResultOf): Chosen {
  const sums = actions.filter(({ intent }) => findSum(intent))
  const [only, ...more] = sums
  const isSame = only !== undefined && more.length === 0 && resultOf(only) === resultOf(reckoned)
  const heard = actions.filter(({ intent }) => intent.startsWith('hear:'))
  return { actions: [...heard, isSame ? only : reckoned], chance: 1 }
}
