/** 'I gross 5,000 and net 3,900.' 'Bills are 3,100, what is left': of a pay told both ways, budgets go by what is brought home. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { earnedBy } from '#advisor/planning/data/earners.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import { perYear } from '#advisor/reading/question/per-period.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

/** Without the pay before tax that was told in an earlier message: what is stored takes its place. */
export function takenHome(
  inputs: Action['inputs'],
  sum: Sum,
  { takeHome, profile }: Snapshot,
): Action['inputs'] {
  if (!takeHome || takeHome.isAside) return inputs
  const isGross = (value: Value) =>
    value.kind === 'number' && 'words' in value.number && centsOf(perYear(value.number)) === profile.income
  return inputs.filter(({ slot, value }) => sum.inputs[slot]?.pay !== 'net' || !isGross(value))
}

/** 'My wife brings in 1,900', after how long savings last: it comes beside what came in before, and is stored by now. */
export function besideAtHome(
  inputs: Action['inputs'],
  sum: Sum,
  from: SumRecord | null,
  snapshot: Snapshot,
): Action['inputs'] {
  const theirs =
    from?.kind === 'runway' && sum.name === 'runway' ? earnedBy('theirs', snapshot)?.value : undefined
  if (theirs === undefined) return inputs
  const isTheirs = (value: Value) =>
    value.kind === 'number' && Math.abs(centsOf(perYear(value.number) / 12) - theirs) <= 1
  return inputs.filter(({ slot, value }) => slot !== 'income' || !isTheirs(value))
}
