/** 'I gross 5,000 and net 3,900.' 'Bills are 3,100, what is left': of a pay told both ways, budgets go by what is brought home. */
import { type Action, endsOf, type Value } from '#advisor/minding/minded.ts'
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

/** Whose pay is meant where one of two is. */
const OF_ONE = /\b(?:i|i'm|im|my|mine|me|he|she|his|hers?|him)\b/i

/** 'What is left after 4k of bills', of two whose pays were told before: of both, as they are stored by now. */
export function paidToBoth(
  inputs: Action['inputs'],
  sum: Sum,
  text: string,
  { income }: Snapshot,
): Action['inputs'] {
  if (income.length < 2) return inputs
  const isToldBefore = (value: Value) =>
    endsOf(value).every(
      (end) => end.kind === 'constant' || (end.kind === 'number' && 'words' in end.number),
    ) &&
    (value.kind === 'operation' || !OF_ONE.test(text))
  const isPay = ({ slot }: Action['inputs'][number]) => {
    const input = sum.inputs[slot]
    return input?.pay !== undefined && input.adds === true && input.stored !== undefined
  }
  const pays = inputs.filter(isPay)
  // Beside a pay that is said now, those of before are counted as they were read.
  return pays.every(({ value }) => isToldBefore(value)) ? inputs.filter((one) => !pays.includes(one)) : inputs
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
