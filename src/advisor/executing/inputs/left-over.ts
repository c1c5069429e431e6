/** A number that a reading leaves over, for the one input that is still open. */
import { type Action, endsOf, type Minded, startOf } from '#advisor/minding/minded.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Input, Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { completeList } from './complete-list.ts'
import { inherit } from '#advisor/executing/inherit.ts'
import { toValue, type Valued } from '#advisor/planning/to-value.ts'

interface Asking {
  sum: Sum
  action: Action
  numbers: Minded['numbers']
  snapshot: Snapshot
  from: SumRecord | null
}

/** 'A four-month emergency fund', 'if I add 480 every month': a time or a rate of saving that a sum can do without. */
function optionalFor(
  { kind, period }: Minded['numbers'][number],
  sum: Sum,
  inputs: Action['inputs'],
  from: SumRecord | null,
): [string, Input] | [] {
  const isFitting = ({ unit, per }: Input) =>
    kind === 'months' ? unit === 'months' : period === 'month' && unit === 'money' && per === 'month'
  const [only, ...more] = Object.entries(sum.inputs).filter(
    ([name, input]) => isFitting(input) && !from?.inputs[name] && !inputs.some(({ slot }) => slot === name),
  )
  return only && more.length === 0 ? only : []
}

/** One number is left over and one input still open: they belong together. */
export function withLeftOver({ sum, action: read, numbers, snapshot, from }: Asking): Action['inputs'] {
  const action = { ...read, inputs: completeList(read, sum, numbers) }
  const used = new Set(action.inputs.flatMap(({ value }) => endsOf(value)).map(startOf))
  const left = numbers.filter(
    (number) =>
      !used.has(number.start) &&
      number.kind !== 'factor' &&
      // A time is nobody's.
      (number.kind === 'months' || (number.role !== 'O' && number.role !== 'P')),
  )
  const before = from ? inherit(sum, from) : new Map<string, Valued>()
  const open = Object.entries(sum.inputs).filter(
    ([name, input]) =>
      input.ask !== undefined &&
      (!input.stored || action.inputs.length === 0) &&
      !before.has(name) &&
      !action.inputs.some(({ slot }) => slot === name),
  )
  const [number] = left
  if (left.length !== 1 || !number) return action.inputs
  const isFitting = ([, input]: [string, Input]) => toValue(number, input, snapshot.today) !== null
  const [fitting, ...others] = open.filter(isFitting)
  const [slot] = fitting ?? optionalFor(number, sum, action.inputs, from)
  if (others.length > 0 || slot === undefined) return action.inputs
  return [...action.inputs, { slot, value: { kind: 'number', number } }]
}
