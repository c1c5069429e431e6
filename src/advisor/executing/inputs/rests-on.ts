/** Inputs that rest on what was told or computed before: what was short, a difference. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { bySaving, howMuchApart, ofTheDifference, taxedGap, whatCameLast } from './of-the-difference.ts'
import { raisedByYear } from './raised-by-year.ts'
import { asBorrowed, offTheLoan } from './still-short.ts'

interface Asking {
  sum: Sum
  action: Action
  text: string
  snapshot: Snapshot
  sums: readonly SumRecord[]
  from: SumRecord | null
  heard?: readonly HeardNumber[]
}

export function restsOn(
  inputs: Action['inputs'],
  { sum, action, text, sums, from }: Asking,
): Action['inputs'] {
  const steps: ((inputs: Action['inputs']) => Action['inputs'])[] = [
    (all) => raisedByYear({ ...action, inputs: all }, from),
    (all) => ofTheDifference(all, sums),
    (all) => whatCameLast(all, text, sums),
    (all) => howMuchApart({ ...action, inputs: all }, sums),
    (all) => bySaving({ ...action, inputs: all }, sums),
    (all) => taxedGap({ ...action, inputs: all }, text, sums),
    (all) => offTheLoan(all, sum, from),
    (all) => asBorrowed(all, sums),
  ]
  return steps.reduce((all, step) => step(all), inputs)
}
