/** Inputs that rest on what was told or computed before: what was short, a list, a difference, all that is owed. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { namedBy } from '#advisor/planning/data/find-row.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { bySaving, howMuchApart, ofTheDifference, taxedGap, whatCameLast } from './of-the-difference.ts'
import { raisedByYear } from './raised-by-year.ts'
import { asBorrowed, asPrice, offTheLoan, restOf, restOfWindfall, stillShort } from './still-short.ts'
import { allOfList, endOfList } from './told-list.ts'

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
  { sum, action, text, snapshot, sums, from, heard = [] }: Asking,
): Action['inputs'] {
  const steps: ((inputs: Action['inputs']) => Action['inputs'])[] = [
    (all) => raisedByYear({ ...action, inputs: all }, from),
    (all) => ofTheDifference(all, sums),
    (all) => whatCameLast(all, text, sums),
    (all) => howMuchApart({ ...action, inputs: all }, sums),
    (all) => bySaving({ ...action, inputs: all }, sums),
    (all) => taxedGap({ ...action, inputs: all }, text, sums),
    (all) => allOfList(all, heard, sums),
    (all) => endOfList(all, sum, text, heard, sums),
    (all) => stillShort(all, sum, text, sums),
    (all) => restOf(all, text, heard),
    (all) => restOfWindfall(all, text, sums),
    (all) => offTheLoan(all, sum, from),
    (all) => asPrice(all, sum, text, sums),
    (all) => asBorrowed(all, sums),
    (all) => allOwed(all, sum, text, snapshot),
  ]
  return steps.reduce((all, step) => step(all), inputs)
}

const ALL = /\b(?:all|both|everything|them|together|combined)\b/i
const NAMED = 0.4

/** 'A loan for all of it', of two cards: what is owed on every one of them, and not on the first. */
function allOwed(
  inputs: Action['inputs'],
  sum: Sum,
  text: string,
  { liabilities }: Snapshot,
): Action['inputs'] {
  const open = liabilities.filter(({ amount, category }) => amount > 0 && category !== 'Mortgage')
  if (open.length < 2 || !ALL.test(text) || open.some(({ name }) => namedBy(text, name) > NAMED))
    return inputs
  const rows = open.map(({ id, name }): Value => ({ kind: 'row', row: { list: 'liabilities', id, name } }))
  const value = rows.reduce((left, right) => ({ kind: 'operation', operator: 'add', left, right }))
  return inputs.map((one) => {
    const isRow = one.value.kind === 'row' && one.value.row.list === 'liabilities'
    return isRow && one.slot === 'principal' && sum.inputs[one.slot]?.unit === 'money'
      ? { ...one, value }
      : one
  })
}
