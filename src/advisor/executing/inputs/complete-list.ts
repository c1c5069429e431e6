/** 'Rent 1,480, utilities 300, food 550, car 390': of a list that is added up, no part is left out. */
import { type Action, endsOf, type Minded, startOf } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'

/** From this on a number is taken for what it seems to be. */
const LIKELY = 0.5
/** So many parts make a list. */
const LIST = 2

/** The inputs of an action, with the parts of a list that were passed over: like the others, and used for nothing. */
export function completeList({ inputs }: Action, sum: Sum, numbers: Minded['numbers']): Action['inputs'] {
  const used = new Set(inputs.flatMap(({ value }) => endsOf(value)).map(startOf))
  const adding = Object.keys(sum.inputs).filter(
    (name) => sum.inputs[name]?.adds && sum.inputs[name]?.unit === 'money',
  )
  const missed = adding.flatMap((slot): Action['inputs'] => {
    const places = new Set(inputs.filter((input) => input.slot === slot).map(({ value }) => startOf(value)))
    const parts = numbers.filter(({ start }) => places.has(start))
    const kinds = new Set(parts.map(({ what }) => what))
    const [kind] = kinds
    if (parts.length < LIST || kinds.size !== 1 || !kind) return []
    return numbers
      .filter(({ start, what, own }) => what === kind && own >= LIKELY && !used.has(start))
      .map((number) => ({ slot, value: { kind: 'number', number } }))
  })
  return missed.length === 0 ? inputs : [...inputs, ...missed]
}
