/** What units come to beside what the mind reads: where both are plain arithmetic, the units are believed. */
import { type Action, endsOf, startOf } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Chosen } from '#advisor/executing/choose-reading.ts'
import { plain } from '#advisor/executing/find-odd.ts'
import { UNSURE } from '#advisor/executing/thresholds.ts'
import type { ResultOf } from '#advisor/executing/weigh-readings.ts'

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
export const isReckonable = ({ actions, chance }: Chosen) =>
  chance < UNSURE || actions.every(({ intent }) => alike.has(intent) || !findSum(intent))

const endsIn = ({ inputs }: Action) => inputs.flatMap(({ value }) => endsOf(value))

/** 'With that payment, insurance 168 and gas 120 a month': all that the units use, and a figure from before. */
function goesFurther({ actions, chance }: Chosen, reckoned: Action): boolean {
  const ends = actions.filter(({ intent }) => findSum(intent)).flatMap(endsIn)
  const starts = new Set(ends.map(startOf))
  return (
    chance >= UNSURE &&
    ends.some(({ kind }) => kind === 'figure') &&
    endsIn(reckoned).every((end) => startOf(end) === null || starts.has(startOf(end)))
  )
}

/** The mind's own sum where it comes to the same, as it may tell more, or where it goes further. */
export function preferReckoned(reckoned: Action, chosen: Chosen, resultOf: ResultOf): Chosen {
  if (goesFurther(chosen, reckoned)) return chosen
  const { actions } = chosen
  const sums = actions.filter(({ intent }) => findSum(intent))
  const [only, ...more] = sums
  // Two ways side by side tell more than what lies between them.
  const tellsMore = only && !(reckoned.intent === 'two-ways' && only.intent === 'difference')
  const isSame = tellsMore && more.length === 0 && resultOf(only) === resultOf(reckoned)
  const heard = actions.filter(({ intent }) => intent.startsWith('hear:'))
  return { actions: [...heard, isSame ? only : reckoned], chance: 1 }
}
