/** Readings of a follow-up that no message can mean: the same change once more, a cost that ends as one that comes. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { isLeaf, leavesOf } from './leaves.ts'

export function isNoChange(
  { intent, from, inputs }: Action,
  text: string,
  sums: readonly SumRecord[],
): boolean {
  const before = sums.find(({ id }) => id === from)
  return inputs.some(
    ({ slot, value }) =>
      paysForEnd(slot, value, text) ||
      isOtherUnit(findSum(intent)?.inputs[slot]?.unit, value, text) ||
      (before !== undefined &&
        before.kind === intent &&
        (scalesNothing(slot, value, before) || isRepeated(value, before))),
  )
}

/** 'Half of that', of an input that the sum before had not. */
const scalesNothing = (slot: string, value: Value, before: SumRecord) =>
  value.kind === 'operation' &&
  (value.operator === 'times' || value.operator === 'over') &&
  value.left.kind === 'before' &&
  before.inputs[slot] === undefined

/** A number from before that was added or taken off already is not so once more. */
const isRepeated = (value: Value, { said = {} }: SumRecord) =>
  value.kind === 'operation' &&
  (value.operator === 'add' || value.operator === 'take') &&
  value.left.kind === 'before' &&
  isLeaf(value.right) &&
  startOf(value.right) === null &&
  Object.values(said).some((tree) =>
    leavesOf(tree).some(({ number }) => isLeaf(value.right) && number.value === value.right.number.value),
  )

const ENDS =
  /\b(?:stop\w*|quit\w*|cancel\w*|get(?:ting)? rid of|give up|giving up|drop\w*|ditch\w*)\b[^.?!;]*$/i
const costs: ReadonlySet<string> = new Set(['expenses', 'moreExpense'])

/** 'And i stop eating out, 200': what comes to an end is nothing more to pay. */
function paysForEnd(slot: string, value: Value, text: string): boolean {
  const added = value.kind === 'operation' && value.operator === 'add' ? value.right : value
  const isSaid = isLeaf(added) && startOf(added) !== null
  return costs.has(slot) && isSaid && ENDS.test(text.slice(0, added.number.start))
}

const COUNTED = /^[- ]?(?:days?|hours?|hrs?|weeks?|shifts?|kids?|people|times|miles)\b/i

/** 'Down to 4 days' is no rate of 4. */
const isOtherUnit = (unit: string | undefined, value: Value, text: string) =>
  unit === 'percent' &&
  endsOf(value).some(
    (end) => isLeaf(end) && startOf(end) !== null && COUNTED.test(text.slice(end.number.end)),
  )
