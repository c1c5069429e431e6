/** 'Daycare would double': so much more goes out, 'if we cut eating out in half': so much less. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { findRows } from '#advisor/planning/data/find-row.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { Talk } from './talk.ts'

const COMES = String.raw`(?:would|will|'ll|could|might|may|is going to|are going to|gonna|if)`
const GROWS = new RegExp(String.raw`\b${COMES}\b[^.?!;]{0,30}\b(doubles?|triples?)\b`, 'i')
const HALVED = /\b(?:cut|halve|slash)\b[^.?!;]{0,30}\b(?:in half|by half)\b|\bhalve\b/i

/** A bill that is named, in a message that says what becomes of it. */
export function doubled({ text, minded: { numbers }, snapshot }: Talk): Action | null {
  const grows = GROWS.exec(text)?.[1]?.toLowerCase()
  const isHalved = HALVED.test(text)
  if ((grows === undefined && !isHalved) || numbers.some(({ kind }) => kind !== 'factor')) return null
  const [row, ...more] = findRows(text, snapshot.expenses, ({ category }) => category)
  if (!row || more.length > 0) return null
  const bill: Value = { kind: 'row', row: { list: 'expenseItems', id: row.id, name: row.category } }
  const times = (operator: 'times' | 'over'): Value => ({
    kind: 'operation',
    operator,
    left: bill,
    right: { kind: 'constant', value: 2 },
  })
  const change = isHalved
    ? { slot: 'lessExpense', value: times('over') }
    : { slot: 'moreExpense', value: grows?.startsWith('triple') ? times('times') : bill }
  return { ...bare('what-if'), inputs: [change] }
}
