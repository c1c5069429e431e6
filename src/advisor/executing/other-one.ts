/** 'The other one has 14,000 left at 7': not the debt that was spoken of last. */
import type { Fact } from '#advisor/facts.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { namedBy } from '#advisor/planning/data/find-row.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

const OTHER = /\bthe other (?:one|loan|card|car|truck|debt)\b/i
const NAMED = 0.4

/** What is told of the other one sets nothing anew that is kept of the first. */
export function withoutOther(
  facts: readonly Fact[],
  text: string,
  sums: readonly SumRecord[],
  { liabilities }: Snapshot,
): Fact[] {
  const last = sums.at(-1)
  if (!OTHER.test(text) || !last) return [...facts]
  const owed = new Set(['balance', 'principal', 'owed'].map((name) => last.inputs[name]?.value))
  const spokenOf = new Set(
    liabilities.filter(({ id, amount }) => last.rows?.debt === id || owed.has(amount)).map(({ id }) => id),
  )
  return facts.filter(
    ({ change }) =>
      change.kind !== 'liability' ||
      change.id === null ||
      !spokenOf.has(change.id) ||
      namedBy(text, change.name) > NAMED,
  )
}
