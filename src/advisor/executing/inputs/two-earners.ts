/** Of two stored incomes one is the user's and the other the partner's. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

const OWN = /^(?:my pay|salary)$/i

/** Bills that two people share by income: each row goes to whom it belongs, where no number says it. */
export function twoEarners(
  inputs: Action['inputs'],
  sum: Sum,
  { income: [one, two, another] }: Pick<Snapshot, 'income'>,
): Action['inputs'] {
  if (sum.name !== 'fair-split' || !one || !two || another || OWN.test(one.source) === OWN.test(two.source))
    return inputs
  const [mine, theirs] = OWN.test(one.source) ? [one, two] : [two, one]
  const rowOf = ({ id, source }: typeof one): Value => ({
    kind: 'row',
    row: { list: 'incomeItems', id, name: source },
  })
  const isSaid = (slot: string) => inputs.some((input) => input.slot === slot && input.value.kind !== 'row')
  const rows = [
    ...(isSaid('mine') ? [] : [{ slot: 'mine', value: rowOf(mine) }]),
    ...(isSaid('theirs') ? [] : [{ slot: 'theirs', value: rowOf(theirs) }]),
  ]
  return [...inputs.filter(({ slot }) => !rows.some((row) => row.slot === slot)), ...rows]
}
