/** Everything that is kept, each by the words and amounts that its owner may call it by. */
import type { Change, Fact, Removal, RowChange } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { allRows, type List } from '#advisor/understanding/endings/stored-rows.ts'
import { amountOf } from '#advisor/understanding/later/said-before.ts'
import { toDollars } from '#finance/money.ts'

/** A row, or a field of the profile. */
export interface Entry {
  from: List | 'profile'
  /** Rows that were made later have a higher one; fields of the profile have none. */
  id: number
  name: string
  /** As its owner may say it, in dollars. */
  amounts: readonly number[]
  /** What takes it away. */
  removal: Change
  /** Of what is owned or owed. */
  category?: string
}

const fields = {
  income: 'income',
  takeHome: 'take home pay',
  expenses: 'expenses',
  savings: 'savings',
  debt: 'debt',
  retirementGoal: 'retirement goal',
} as const

const A_YEAR = 12
/** Weeks and paydays of a month. */
const parts = [52 / A_YEAR, 26 / A_YEAR, 24 / A_YEAR]

/** What comes or goes each month is told by the year, the week or the payday, too. */
const spoken = (from: Entry['from'], dollars: number) =>
  from === 'expense' || from === 'income'
    ? [dollars, dollars * A_YEAR, ...parts.map((part) => dollars / part)]
    : [dollars]

/** What an order took away in this talk, the newest first, with the amounts that were told of it. */
export function goneEntries(focus: readonly Fact[], snapshot: Snapshot): Entry[] {
  const now = entriesOf(snapshot)
  return focus.flatMap(({ change }): Entry[] => {
    const isCleared = change.kind === 'profile' && change.value === null
    if (change.kind !== 'removal' && !isCleared) return []
    if (now.some(({ removal }) => isSamePlace(removal, change))) return []
    const told = focus.flatMap(({ change: one }) => (isPlaceOf(one, change) ? (amountOf(one) ?? []) : []))
    const place =
      change.kind === 'removal'
        ? { from: change.from, id: change.id, name: change.name }
        : { from: 'profile' as const, id: 0, name: nameOfField(change.field) }
    return [
      { ...place, amounts: told.flatMap((cents) => spoken(place.from, toDollars(cents))), removal: change },
    ]
  })
}

const nameOfField = (field: string) => (field in fields ? fields[field as keyof typeof fields] : field)

const isSamePlace = (one: Change, other: Change) =>
  one.kind === 'removal' && other.kind === 'removal'
    ? one.from === other.from && one.id === other.id
    : one.kind === 'profile' && other.kind === 'profile' && one.field === other.field

/** Whether a change spoke of what another took away. */
export const isPlaceOf = (change: Change, removal: Change) =>
  removal.kind === 'removal'
    ? change.kind === removal.from && 'id' in change && change.id === removal.id
    : removal.kind === 'profile' && removal.value === null && isSamePlace(change, removal)

export function entriesOf(snapshot: Snapshot): Entry[] {
  const rows = allRows(snapshot).map(({ from, id, name, stored, category }): Entry => {
    const removal: Removal = { kind: 'removal', from, id, name }
    return {
      from,
      id,
      name,
      amounts: spoken(from, toDollars(stored)),
      removal,
      ...(category && { category }),
    }
  })
  const told = (Object.keys(fields) as (keyof typeof fields)[]).flatMap((field): Entry[] => {
    const value = snapshot.profile[field] ?? null
    if (value === null) return []
    const dollars = toDollars(value)
    const amounts = field === 'income' ? [dollars, dollars / A_YEAR] : [dollars]
    const removal: Change = { kind: 'profile', field, value: null }
    return [{ from: 'profile', id: 0, name: fields[field], amounts, removal }]
  })
  return [...rows, ...told, ...wishesOf(snapshot)]
}

/** What somebody saves for may be kept as one text: each of its parts can be taken out. */
function wishesOf({ profile: { financialGoals } }: Snapshot): Entry[] {
  const wishes = financialGoals?.split(/, | and (?=\w)/) ?? []
  return wishes.map((name, at): Entry => {
    const left = wishes.filter((_, other) => other !== at).join(', ')
    const removal: Change = { kind: 'profile', field: 'financialGoals', value: left === '' ? null : left }
    return { from: 'goal', id: 0, name, amounts: [], removal }
  })
}

/** Cents are left out in talk. */
export const isAmountOf = ({ amounts }: Entry, said: number) =>
  amounts.some((amount) => Math.abs(amount - said) < 0.005) ||
  (Number.isInteger(said) && amounts.some((amount) => Math.abs(amount - said) < 1))

/** The row as it is, as a change that leaves it so. */
export function rowOf(
  { expenses, income, goals, assets, liabilities }: Snapshot,
  { from, id }: Entry,
): RowChange | null {
  const find = <Row extends { id: number }>(rows: readonly Row[]) => rows.find((row) => row.id === id)
  if (from === 'expense') {
    const row = find(expenses)
    return row ? { kind: 'expense', id, name: row.category, amount: row.amount } : null
  }
  if (from === 'income') {
    const row = find(income)
    return row ? { kind: 'income', id, name: row.source, amount: row.amount } : null
  }
  if (from === 'goal') {
    const row = find(goals)
    return row ? { kind: 'goal', id, name: row.name, targetAmount: row.targetAmount } : null
  }
  if (from === 'asset') {
    const row = find(assets)
    return row ? { kind: 'asset', id, name: row.name, value: row.value, category: row.category } : null
  }
  const row = from === 'liability' ? find(liabilities) : undefined
  return row ? { kind: 'liability', id, name: row.name, amount: row.amount, category: row.category } : null
}
