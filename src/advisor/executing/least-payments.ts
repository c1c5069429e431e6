import type { Fact } from '#advisor/facts.ts'
import { saidMinimums } from '#advisor/planning/data/said-minimums.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

/** 'Minimums are 190 on the card and 60 on the dentist' sets no balance and names no bill. */
export function withoutLeastPayments(facts: readonly Fact[], text: string, snapshot: Snapshot): Fact[] {
  const least = new Set(saidMinimums(text, snapshot.liabilities, undefined).values())
  return facts.filter(
    ({ change }) =>
      (change.kind !== 'liability' && change.kind !== 'expense') || !least.has(change.amount ?? 0),
  )
}
