/** Bills that two who are known share by pay: what is stored of both is surer than any earlier number. */
import { type Action, endsOf, type Value } from '#advisor/minding/minded.ts'
import { earnedBy } from '#advisor/planning/data/earners.ts'
import { centsOf } from '#advisor/planning/given.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

const isHeard = (value: Value) => {
  const numbers = endsOf(value).filter(({ kind }) => kind === 'number')
  return numbers.length > 0 && numbers.every((end) => end.kind === 'number' && 'words' in end.number)
}

/** 'How should we split that', after both pays and some bills were told. */
export function sharedBills(inputs: Action['inputs'], sum: Sum, snapshot: Snapshot): Action['inputs'] {
  if (sum.name !== 'fair-split' || !earnedBy('mine', snapshot) || !earnedBy('theirs', snapshot)) return inputs
  // A bill that is stored is one of all.
  const isKept = (value: Value) =>
    value.kind === 'number' && snapshot.expenses.some(({ amount }) => amount === centsOf(value.number.value))
  // One pay is not that of both, whichever row the mind points at.
  return inputs.filter(({ slot, value }) =>
    slot === 'bills' ? !(isHeard(value) && isKept(value)) : value.kind !== 'row' && !isHeard(value),
  )
}
