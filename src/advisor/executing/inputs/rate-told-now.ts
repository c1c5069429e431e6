/** 'Cards avg 25%. all of that on the cards, how long': the rate that the message tells, of a debt that had none. */
import { type Action, endsOf, type Minded, startOf } from '#advisor/minding/minded.ts'
import { isRateOpen } from '#advisor/planning/data/debt-rate.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

export function rateToldNow(
  inputs: Action['inputs'],
  sum: Sum,
  numbers: Minded['numbers'],
  snapshot: Snapshot,
): Action['inputs'] {
  const used = new Set(inputs.flatMap(({ value }) => endsOf(value)).map(startOf))
  const [number, ...others] = numbers.filter(({ kind, start }) => kind === 'percent' && !used.has(start))
  if (!number || others.length > 0) return inputs
  return inputs.map((one) => {
    const { slot, value } = one
    const id = value.kind === 'row' && value.row.list === 'liabilities' ? value.row.id : null
    const debt = snapshot.liabilities.find((row) => row.id === id)
    const isOpen = sum.inputs[slot]?.unit === 'percent' && debt && isRateOpen(debt, snapshot)
    return isOpen ? { slot, value: { kind: 'number', number } } : one
  })
}
