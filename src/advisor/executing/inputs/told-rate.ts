/** 'How long until my Visa is paid off at 22.9%', where no rate of it is stored: the rate that the message tells. */
import { type Action, endsOf, type Minded, startOf, type Value } from '#advisor/minding/minded.ts'
import { isRateOpen } from '#advisor/planning/data/debt-rate.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

export function toldRate(
  inputs: Action['inputs'],
  numbers: Minded['numbers'],
  snapshot: Snapshot,
): Action['inputs'] {
  const used = new Set(inputs.flatMap(({ value }) => endsOf(value)).map(startOf))
  const [said, ...others] = numbers.filter(({ kind, start }) => kind === 'percent' && !used.has(start))
  if (!said || others.length > 0) return inputs
  const lacksRate = (value: Value) => {
    const id = value.kind === 'row' && value.row.list === 'liabilities' ? value.row.id : null
    const debt = snapshot.liabilities.find((one) => one.id === id)
    return debt !== undefined && (debt.interestRate === null || isRateOpen(debt, snapshot))
  }
  return inputs.map((input) =>
    input.slot === 'rate' && lacksRate(input.value)
      ? { ...input, value: { kind: 'number', number: said } }
      : input,
  )
}
