/** 'After 6% for the agents and 4k for moving': a sum that words settled leaves nothing out that the mind surely uses. */
import { type Action, endsOf, type Minded, startOf, type Value } from '#advisor/minding/minded.ts'
import { UNSURE } from '#advisor/executing/thresholds.ts'
import type { ResultOf } from './weigh-readings.ts'

/** A count of months or a percent is often settled by the words themselves. */
const isAmount = (end: Value) =>
  end.kind === 'number' && (end.number.kind === 'money' || end.number.kind === 'number')

const placesIn = ({ inputs }: Action) =>
  new Set(
    inputs.flatMap(({ value }) =>
      endsOf(value)
        .filter(isAmount)
        .flatMap((end) => startOf(end) ?? []),
    ),
  )

/** Whether the mind surely makes the same sum with every amount that a worded sum uses, and more of the message. */
export function saysMore(worded: Action, { readings }: Minded, resultOf: ResultOf): boolean {
  const used = placesIn(worded)
  const [first] = readings
  const sums = first?.actions.filter(({ intent }) => intent === worded.intent) ?? []
  const [only, ...more] = sums
  if (!first || first.score < UNSURE || !only || more.length > 0 || used.size === 0) return false
  const places = placesIn(only)
  return used.isSubsetOf(places) && places.size > used.size && resultOf(only) !== null
}
