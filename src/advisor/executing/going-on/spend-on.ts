/** 'Is it ok to spend 200 on going out', beside a stored budget: held against what is left each month. */
import { bare } from '#advisor/executing/bare-action.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { ASKING } from '#advisor/reading/asked-part.ts'
import { isWritten } from '#advisor/understanding/names/rows.ts'
import { toCents } from '#finance/money.ts'
import type { Talk } from '#advisor/executing/talk.ts'

const SPENDS = /\b(?:spend(?:ing)?|pay(?:ing)?|budget(?:ing)?|drop(?:ping)?|blow(?:ing)?)\b[^.?!,;\d]{0,16}$/i
const ON_IT =
  /^(?: ?(?:dollars|bucks))?(?: (?:a|per|each|every) mo(?:nth)?)? (?:on|for|in) (?!rent\b|it\b|that\b)[a-z]/i
/** 'On a couch' is spent once. */
const ONCE = /^ ?(?:dollars |bucks )?(?:on|for) (?:an?|the|this|new|some)\b/i
/** 'Do I pay 200 on it' asks what is so, not what may be. */
const WHETHER_SO = /\b(?:do|does|did) (?:i|we)\b/i
/** A sum for how much or how long asks something else. */
const COUNTS = /\b(?:how (?:much|long|many)|percent|left|instead|save[ds]?|more|less)\b/i

/** 'I pay 340 a month on my own. whats that a year' asks about something else. */
function sentenceAt(text: string, place: number): string {
  const before = Math.max(
    0,
    ...[...text.slice(0, place).matchAll(/[.!?\n]\s/g)].map(({ index }) => index + 1),
  )
  const rest = text.slice(place).search(/[.!?\n](?:\s|$)/)
  return text.slice(before, rest < 0 ? undefined : place + rest + 1)
}

export function spendOn({ text, minded: { numbers }, snapshot }: Talk): Action | null {
  const [number, ...more] = numbers
  const { income } = snapshot.profile
  if (!number || more.length > 0 || !income || snapshot.expenses.length === 0) return null
  const isSpent = SPENDS.test(text.slice(0, number.start)) && ON_IT.test(text.slice(number.end))
  const isAsked = ASKING.test(sentenceAt(text, number.start)) && !WHETHER_SO.test(text)
  if (!isSpent || !isAsked || COUNTS.test(text)) return null
  const isByTheMonth = number.period === 'month' || number.period === null
  if ((number.kind !== 'money' && number.kind !== 'number') || !isByTheMonth) return null
  const row = snapshot.expenses.find(({ category }) => isWritten(category, text))
  // More than a month's pay is spent once.
  const isOnce =
    toCents(number.value) * 12 > income || (number.period === null && ONCE.test(text.slice(number.end)))
  if (!row && isOnce) return null
  const said = { kind: 'number', number } as const
  if (!row) return { ...bare('afford-monthly'), inputs: [{ slot: 'amount', value: said }] }
  const stored = { kind: 'row', row: { list: 'expenseItems', id: row.id, name: row.category } } as const
  const [slot, left, right] =
    toCents(number.value) >= row.amount
      ? (['moreExpense', said, stored] as const)
      : (['lessExpense', stored, said] as const)
  const value: Value = { kind: 'operation', operator: 'take', left, right }
  return { ...bare('what-if'), inputs: [{ slot, value }], per: 'month' }
}
