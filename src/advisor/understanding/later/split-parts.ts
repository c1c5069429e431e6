import type { Hearing } from '#advisor/advisor.ts'
import type { Change } from '#advisor/facts.ts'
import type { Cents } from '#finance/money.ts'
import { assetCategory, liabilityCategory } from '#advisor/understanding/names/categories.ts'
import type { Named } from '#advisor/understanding/names/naming.ts'
import { thingIn } from '#advisor/understanding/names/naming-rules.ts'
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import { findRow } from '#advisor/understanding/names/rows.ts'

/** A part of a sum; the rest has no amount of its own. */
export interface Part {
  amount: Amount | null
  value: Cents
  named: Named | null
}

const rest = new RegExp(
  [
    String.raw`\b(?:rest|remainder)(?:'s| is| are|,)?(?: of (?:it|that))?(?: is| are)?(?: (?:all|mostly|just|mainly|in|on|`,
    String.raw`for|with|from|my|our|the|a|an|his|hers?,?|her|their|is))* ([a-z][\w'&-]*(?: [a-z][\w'&-]*){0,2}?)`,
    String.raw`(?=[.,;!?\n()]|$| (?:and|at|which|with|lol|so|i|we)\b)`,
  ].join(''),
  'i',
)
const noName = new RegExp(
  [
    String.raw`^(?:gone|mine|fine|same|ok|okay|whatever|left|still|paid|i|we|will|would|goes|went|not|nothing|fun|unknown|`,
    String.raw`it|that|stays?|ours|to|too|spent|later|yours|good|done|history|interest|principal|up|there|here|safe|free|`,
    String.raw`extra|his|hers|untouched|invested|saved|sitting|pretty|what|by|about|easy|hard|small|stuff|misc|random|`,
    String.raw`coming|due|between|of|life)\b`,
  ].join(''),
  'i',
)

/** 'The rest is all Capital One' */
export function restOf({ text }: Reading, value: Cents): Part | null {
  const said = rest.exec(text)?.[1]
  if (!said || noName.test(said)) return null
  const thing = thingIn(said.toLowerCase().split(' '))
  if (thing === null && !/^[A-Z]/.test(said) && !/\bof (?:it|that)\b/i.test(text)) return null
  return { amount: null, value, named: { name: said.charAt(0).toUpperCase() + said.slice(1), thing } }
}

/** A part as a row, which may keep the id of the sum; it is of the sum's kind unless its name tells another. */
export function partChange(
  { named, value }: Part,
  role: 'asset' | 'liability' | 'expenseItem' | 'income',
  sum: Change,
  { snapshot }: Hearing,
  id: number | null,
): Change {
  const { name, thing } = named ?? { name: 'Part', thing: null }
  const others = (rows: readonly { id: number; name: string }[]) =>
    rows.filter((row) => !('id' in sum) || row.id !== sum.id)
  const rowOf = (rows: readonly { id: number; name: string }[]) =>
    id ?? findRow(others(rows), name)?.id ?? null
  switch (role) {
    case 'asset': {
      const own = assetCategory({ name, thing })
      const category = own === 'Other Assets' && sum.kind === 'asset' ? sum.category : own
      return { kind: 'asset', id: rowOf(snapshot.assets), name, value, category }
    }
    case 'liability': {
      const own = liabilityCategory({ name, thing })
      const category = own === 'Other Debt' && sum.kind === 'liability' ? sum.category : own
      return { kind: 'liability', id: rowOf(snapshot.liabilities), name, amount: value, category }
    }
    case 'income': {
      const rows = snapshot.income.map((row) => ({ id: row.id, name: row.source }))
      return { kind: 'income', id: rowOf(rows), name, amount: Math.round(value / 12) }
    }
    default: {
      const rows = snapshot.expenses.map((row) => ({ id: row.id, name: row.category }))
      return { kind: 'expense', id: rowOf(rows), name, amount: value }
    }
  }
}

/** What of savings is invested is no savings; an account at the bank stays part of them. */
export function savingsSplit(parts: readonly Part[], sum: Change, hearing: Hearing): Change[] {
  if (sum.kind !== 'profile' || typeof sum.value !== 'number') return []
  const rows = parts
    .filter(({ named }) => named?.thing !== 'savings')
    .map((part) => partChange(part, 'asset', sum, hearing, null))
  // '7 of it is my daughter's': what is neither in a bank nor invested is not kept.
  if (rows.some((row) => row.kind !== 'asset' || row.category === 'Other Assets')) return []
  const invested = rows.reduce(
    (total, row) =>
      row.kind === 'asset' && row.category !== 'Cash and Equivalents' ? total + row.value : total,
    0,
  )
  return [{ kind: 'profile', field: 'savings', value: sum.value - invested }, ...rows]
}
