import type { Assumption } from '#contract/assumptions.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { findChangeable } from './changeable.ts'

/** What a sum rests on that nobody gave and anybody may change, and numbers that were set in such a place. */
export function listAssumptions(record: SumRecord, names: readonly string[]): Assumption[] {
  // What is worked out by the way is not remembered, and cannot be gone on from.
  if (record.id === '') return []
  return [...new Set(names)].flatMap((name): Assumption[] => {
    const figure = record.inputs[name]
    const found = findChangeable(record, name)
    if (!figure || !found) return []
    const { min, max, input } = found
    const { unit, value, source } = figure
    const common = { sum: record.id, input: name, label: input.label, isOwn: source.kind === 'words' }
    if (unit === 'money') return [{ ...common, unit, value, min, max }]
    if (unit !== 'percent' && unit !== 'months' && unit !== 'age' && unit !== 'count') return []
    return [{ ...common, unit, value, min, max }]
  })
}
