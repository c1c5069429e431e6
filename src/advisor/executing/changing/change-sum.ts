import type { AssumptionChange } from '#contract/assumptions.ts'
import { byWords, type FigureSheet } from '#advisor/grounding/figures.ts'
import { nextId, type SumRecord } from '#advisor/figures/sum-record.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { findChangeable } from './changeable.ts'
import { householdOf } from '#advisor/executing/find-household.ts'
import { type Made, makeSum } from '#advisor/executing/make-sum.ts'
import { asValued } from '#advisor/executing/references.ts'
import { refreshSums } from './refresh.ts'
import { changedValue } from './refuse-change.ts'

interface Changing {
  change: AssumptionChange
  /** The user's words, the source of the new number. */
  words: string
  sums: readonly SumRecord[]
  snapshot: Snapshot
  sheet: FigureSheet
}

/** The same sum once more with one number in the place of another; null where it is not known any more. */
export function changeSum({ change, words, sums, snapshot, sheet }: Changing): Changed | null {
  const known = sums.find(({ id }) => id === change.sum)
  const found = known ? findChangeable(known, change.input) : null
  const [before] = known ? refreshSums([known], snapshot, sheet) : []
  if (!before || !found) return null
  const given = new Map(Object.entries(before.inputs).map(([name, figure]) => [name, asValued(figure)]))
  const value = changedValue(found, change.value)
  given.set(change.input, { value, unit: found.input.unit, source: byWords(words) })
  const { [change.input]: _, ...said } = before.said ?? {}
  const made = makeSum(found.sum, given, householdOf(before, snapshot), sheet, {
    ...before,
    id: nextId(sums),
    from: before.id,
    said,
  })
  return { before, made }
}

export interface Changed {
  /** The earlier sum, with what is stored today. */
  before: SumRecord
  made: Made
}
