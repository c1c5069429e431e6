/** 'Daycare would double': so much more goes out, 'if we cut eating out in half': so much less. */
import type { Action, Value } from '#advisor/minding/minded.ts'
import { findRows } from '#advisor/planning/data/find-row.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const COMES = String.raw`(?:would|will|'ll|could|might|may|is going to|are going to|gonna)`
/** What doubles stands right before it. */
const GROWS = new RegExp(
  String.raw`([^.?!,;]{3,24}) ${COMES}(?: \w+)? (double|triple)\b(?! check)|\bif ([^.?!,;]{3,24}) (doubles|triples)\b`,
  'i',
)
const HALVED = /\b(?:cut|halve|slash)\b([^.?!;]{3,30})\b(?:in half|by half)\b|\bhalve ([^.?!;]{3,24})/i
/** What is given for a bill is not the bill. */
const NO_BILL = /\b(?:credit|deduct\w*|tax|limit|help|subsidy|allowance)\b/i

/** A bill that is named, in a message that says what becomes of it. */
export function doubled({ text, minded: { numbers }, snapshot }: Talk): Action | null {
  const [, before, grows = '', after, growing = ''] = GROWS.exec(text) ?? []
  const halved = HALVED.exec(text)
  const said = before ?? after ?? halved?.[1] ?? halved?.[2]
  if (said === undefined || NO_BILL.test(said) || numbers.some(({ kind }) => kind !== 'factor')) return null
  const [row, ...more] = findRows(said, snapshot.expenses, ({ category }) => category)
  if (!row || more.length > 0) return null
  const bill: Value = { kind: 'row', row: { list: 'expenseItems', id: row.id, name: row.category } }
  const twice = (operator: 'times' | 'over'): Value => ({
    kind: 'operation',
    operator,
    left: bill,
    right: { kind: 'constant', value: 2 },
  })
  const isTripled = /^triple/i.test(grows || growing)
  const change =
    before === undefined && after === undefined
      ? { slot: 'lessExpense', value: twice('over') }
      : { slot: 'moreExpense', value: isTripled ? twice('times') : bill }
  return { ...bare('what-if'), inputs: [change] }
}
