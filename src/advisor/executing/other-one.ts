/** 'The other one has 14,000 left at 7': not the debt that was spoken of last. */
import type { Fact } from '#advisor/facts.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, startOf } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { namedBy } from '#advisor/planning/data/find-row.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
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

/** Its payment is the one that was told and that the first did not take; else it is asked for. */
export function paidOnOther(
  inputs: Action['inputs'],
  text: string,
  sums: readonly SumRecord[],
  heard: readonly HeardNumber[],
): Action['inputs'] {
  const last = sums.at(-1)
  const paid = last?.inputs['payment']?.value
  if (!OTHER.test(text) || paid === undefined) return inputs
  const taken = new Set(Object.values(last?.inputs ?? {}).map(({ value }) => value))
  const isLike = (value: number) => value < paid * LARGER && value * LARGER > paid
  const [number, ...more] = heard.filter(
    ({ kind, value }) =>
      (kind === 'money' || kind === 'number') && !taken.has(centsOf(value)) && isLike(centsOf(value)),
  )
  if (!number || more.length > 0) return inputs
  const isSaid = ({ value }: Action['inputs'][number]) => endsOf(value).some((end) => startOf(end) !== null)
  if (inputs.some((one) => one.slot === 'payment' && isSaid(one))) return inputs
  return [
    ...inputs.filter(({ slot }) => slot !== 'payment'),
    { slot: 'payment', value: { kind: 'number', number } },
  ]
}

/** A payment is of the size of another, and a balance is not. */
const LARGER = 5
