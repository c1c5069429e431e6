/** 'Rent went up, it's 1,035 now': a cost that is stored and said anew stands in place of itself. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Minded, startOf, type Value } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { isWritten } from '#advisor/understanding/names/rows.ts'

type Cost = Snapshot['expenses'][number]

const MORE = /\b(?:another|extra|more|less|plus|add(?:ed|ing|s)?|on top|forgot|also|by)\b/i
const TO = /\b(?:to|at|is|was|be|were|only|just) (?:about |around |like )?\$?$/i

const rowOf = ({ id, category }: Cost): Value => ({
  kind: 'row',
  row: { list: 'expenseItems', id, name: category },
})

export function saidAnew(
  inputs: Action['inputs'],
  sum: Sum,
  numbers: Minded['numbers'],
  text: string,
  { snapshot: { expenses }, from }: { snapshot: Pick<Snapshot, 'expenses'>; from: SumRecord | null },
): Action['inputs'] {
  const [named, ...others] = expenses.filter(({ category }) => isWritten(category, text))
  if (!named || others.length > 0 || MORE.test(text)) return inputs
  if (sum.name === 'what-if') return changedCost(inputs, named, numbers, text)
  const rest = expenses.filter((one) => one !== named)
  if (sum.name !== 'budget-summary' || from?.kind !== sum.name || rest.length === 0) return inputs
  const costs = inputs.filter(({ slot }) => slot === 'expenses')
  const said = onlySaid(costs)
  if (!said) return inputs
  return [
    ...inputs.filter((one) => !costs.includes(one)),
    ...[said, ...rest.map(rowOf)].map((value) => ({ slot: 'expenses', value })),
  ]
}

/** The one number of the message among costs, whatever of the budget it was joined with. */
function onlySaid(costs: Action['inputs']): Value | null {
  const ends = costs.flatMap(({ value }) => endsOf(value))
  const [said, ...further] = ends.filter((end) => startOf(end) !== null)
  const isOfBudget = (end: Value) =>
    end.kind === 'before' ||
    (end.kind === 'row' && end.row.list === 'expenseItems') ||
    (end.kind === 'figure' && end.name === 'expenses')
  if (!said || further.length > 0) return null
  return ends.every((end) => end === said || isOfBudget(end)) ? said : null
}

/** 'If rent drops to 1,150': what falls away, or comes on top, is the difference. */
function changedCost(
  inputs: Action['inputs'],
  named: Cost,
  numbers: Minded['numbers'],
  text: string,
): Action['inputs'] {
  const [number, ...further] = numbers
  const isSaid = number && (number.kind === 'money' || number.kind === 'number')
  if (!isSaid || further.length > 0 || !TO.test(text.slice(0, number.start))) return inputs
  const [now, then]: [Value, Value] = [rowOf(named), { kind: 'number', number }]
  // '3 blocks from work' is no rent.
  if (number.kind === 'number' && number.value * 1000 < named.amount) return inputs
  const isLess = number.value * 100 < named.amount
  const [left, right] = isLess ? [now, then] : [then, now]
  const kept = inputs.filter(({ slot }) => slot !== 'lessExpense' && slot !== 'moreExpense')
  const change: Value = { kind: 'operation', operator: 'take', left, right }
  return [...kept, { slot: isLess ? 'lessExpense' : 'moreExpense', value: change }]
}
