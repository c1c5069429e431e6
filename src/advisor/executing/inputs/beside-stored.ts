/** 'If groceries are 500, how much is left': costs that are tried out come beside those that are stored. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { thingsNamed } from '#advisor/understanding/later/focus.ts'
import { segmentOf } from '#advisor/understanding/later/segments.ts'
import { isWritten } from '#advisor/understanding/names/rows.ts'
import { isMoneyLike, readMessage } from '#advisor/understanding/reading/reading.ts'

const TRIED = /\b(?:if|suppose|say)\b/i
const WHOLE = /\b(?:total|everything|altogether|all (?:my|our|the)|expenses|spending|bills|budget)\b/i

export function besideStored(
  inputs: Action['inputs'],
  sum: Sum,
  text: string,
  { expenses }: Pick<Snapshot, 'expenses'>,
): Action['inputs'] {
  const costs = inputs.filter(({ slot }) => slot === 'expenses')
  if (sum.name !== 'budget-summary' || costs.length === 0 || !TRIED.test(text) || WHOLE.test(text))
    return inputs
  const reading = readMessage(text)
  const money = reading.amounts.filter(isMoneyLike)
  const isPart = ({ value }: Action['inputs'][number]) => {
    const amount =
      value.kind === 'number' && value.number.quote === text.slice(value.number.start, value.number.end)
        ? money.find(({ start }) => start === value.number.start)
        : undefined
    return amount !== undefined && thingsNamed(segmentOf(reading, amount, money)).length > 0
  }
  if (!costs.every(isPart)) return inputs
  const others = expenses.filter(({ category }) => !isWritten(category, text))
  return [
    ...inputs,
    ...others.map(({ id, category }): Action['inputs'][number] => {
      const value: Value = { kind: 'row', row: { list: 'expenseItems', id, name: category } }
      return { slot: 'expenses', value }
    }),
  ]
}
