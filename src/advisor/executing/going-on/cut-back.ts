/** 'If we cut restaurants in half and drop subscriptions', 'cut eating out by 200 and cancel the gym': all of it together. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { findRows } from '#advisor/planning/data/find-row.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const JOINS = /\s*(?:,| and then| and| plus)\s+/i
const SUPPOSED = /\b(?:if|could|would|what about|say)\b/i
const DROPPED =
  /\b(?:drop(?:ped)?|cancel(?:l?ed)?|cut out|ditch(?:ed)?|get rid of|got rid of|stop(?:ped)?|skip(?:ped)?)\b/i
const HALVED = /\b(?:in half|by half|halved?)\b/i
const CUT = /\b(?:cut|reduced?|trim(?:med)?|slash(?:ed)?|drop(?:ped)?|lower(?:ed)?)\b/i
const BY = /\bby (?:about |like |around )?\$?$/i

export function cutBack({ text, minded: { numbers }, snapshot }: Talk): Action | null {
  const parts = text.split(JOINS)
  if (parts.length < 2 || !SUPPOSED.test(text)) return null
  let at = 0
  const cuts = parts.map((part): Value | null => {
    const start = text.indexOf(part, at)
    at = start + part.length
    const said = numbers.filter((one) => one.kind !== 'factor' && one.start >= start && one.end <= at)
    const [row, another] = findRows(part, snapshot.expenses, ({ category }) => category)
    const [amount, more] = said
    if (!row || another || more) return null
    const bill: Value = { kind: 'row', row: { list: 'expenseItems', id: row.id, name: row.category } }
    if (amount)
      return CUT.test(part) && BY.test(text.slice(0, amount.start))
        ? { kind: 'number', number: amount }
        : null
    if (HALVED.test(part))
      return { kind: 'operation', operator: 'over', left: bill, right: { kind: 'constant', value: 2 } }
    return DROPPED.test(part) ? bill : null
  })
  // What is said of one of them only leaves the message to other rules.
  const all = cuts.filter((cut) => cut !== null)
  return all.length === parts.length
    ? { ...bare('what-if'), inputs: all.map((value) => ({ slot: 'lessExpense', value })) }
    : null
}
