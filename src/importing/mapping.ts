import { directionOf, isClear } from './directions.ts'
import { type DateOrder, possibleOrders } from './read-date.ts'
import { type DecimalMark, possibleMarks, readAmount } from './read-amount.ts'
import type { ColumnRole, ReadTable } from './read-table.ts'

/** How a table is read: guessed where only one reading is possible, said by a person where there are two. */
export interface Mapping {
  roles: (ColumnRole | null)[]
  dateOrder: DateOrder | null
  decimal: DecimalMark | null
  /** 'reversed' where money out is written without a minus, as on some card statements. */
  sign: 'plain' | 'reversed' | null
}

/** What only the person who brings a file can know. */
export type Question =
  | { kind: 'column'; role: 'date' | 'amount' }
  | { kind: 'dateOrder'; example: string; orders: DateOrder[] }
  | { kind: 'decimal'; example: string; marks: DecimalMark[] }
  | { kind: 'sign'; example: string }

const valuesOf = (table: ReadTable, roles: Mapping['roles'], wanted: readonly ColumnRole[]) =>
  roles.flatMap((role, at) =>
    role !== null && wanted.includes(role) ? table.rows.map((row) => row[at] ?? '') : [],
  )

/** The mapping as far as it is certain; `said` is what a person has chosen. */
export function guessMapping(
  table: ReadTable,
  said: Partial<Mapping> = {},
): { mapping: Mapping; questions: Question[] } {
  const roles = said.roles ?? table.roles ?? table.header.map(() => null)
  const dates = valuesOf(table, roles, ['date'])
  const amounts = valuesOf(table, roles, ['amount', 'debit', 'credit'])
  const orders = possibleOrders(dates)
  const marks = possibleMarks(amounts)
  const decimal = pick(marks, said.decimal)
  const sign = table.sign ?? findSign(table, roles, decimal)
  const mapping: Mapping = {
    roles,
    dateOrder: pick(orders, said.dateOrder),
    decimal,
    sign: said.sign ?? sign,
  }
  const questions: Question[] = []
  if (orders.length === 0) questions.push({ kind: 'column', role: 'date' })
  if (marks.length === 0 || amounts.length === 0) questions.push({ kind: 'column', role: 'amount' })
  if (orders.length > 1)
    questions.push({
      kind: 'dateOrder',
      example: dates.find((date) => possibleOrders([date]).length > 1) ?? '',
      orders,
    })
  if (marks.length > 1)
    questions.push({
      kind: 'decimal',
      example: amounts.find((text) => possibleMarks([text]).length > 1) ?? '',
      marks,
    })
  if (amounts.length > 0 && sign === null)
    questions.push({ kind: 'sign', example: amounts.find((text) => text.trim() !== '') ?? '' })
  return { mapping, questions }
}

/** The only possibility, or the chosen one among several. */
const pick = <Choice>(possible: Choice[], chosen: Choice | null | undefined): Choice | null =>
  possible.length === 1 ? (possible[0] ?? null) : (possible.find((choice) => choice === chosen) ?? null)

/**
 * A word such as 'Purchase' beside the amount proves what a minus means. A running balance that falls with most
 * amounts, which have no minus, shows that they are money out; one that grows with them may be savings as well as what
 * a card is owed. Then a minus means money out where most amounts have one: people pay more often than they are paid.
 * In all other cases, and where a card's bank says thank you for a minus, only the owner of the statement knows.
 */
function findSign(table: ReadTable, roles: Mapping['roles'], decimal: DecimalMark | null): Mapping['sign'] {
  if (roles.some((role) => role === 'debit' || role === 'credit' || role === 'direction')) return 'plain'
  const read = (role: ColumnRole) =>
    valuesOf(table, roles, [role]).map((text) => readAmount(text, decimal ?? '.'))
  const [amounts, balances] = [read('amount'), read('balance')]
  const byBalance = proveSign(amounts, balances) ?? proveSign(amounts.toReversed(), balances.toReversed())
  const isThanked = table.rows.some(
    (row, at) => (amounts[at] ?? 0) < 0 && row.some((cell) => /thank you/i.test(cell)),
  )
  const out = amounts.filter((amount) => amount !== null && amount < 0).length
  const into = amounts.filter((amount) => amount !== null && amount > 0).length
  const isSpent = byBalance === 'reversed' && into > out
  const proven = proveByWords(table, roles, amounts) ?? (isSpent ? byBalance : null)
  if (proven) return proven
  const isMost = byBalance !== 'reversed' && (out > into || (out === into && byBalance === 'plain'))
  return isMost && !isThanked ? 'plain' : null
}

const ENOUGH = 20

/** Whether each balance is the previous one plus (or minus) the amount. */
function proveSign(amounts: (number | null)[], balances: (number | null)[]): Mapping['sign'] {
  if (balances.length < 2) return null
  const steps = amounts.slice(1, ENOUGH).map((amount, at) => ({
    amount,
    change: (balances[at + 1] ?? Number.NaN) - (balances[at] ?? Number.NaN),
  }))
  if (steps.every(({ amount, change }) => amount === change)) return 'plain'
  return steps.every(({ amount, change }) => amount === -change) ? 'reversed' : null
}

/** Single letters are too ambiguous. */
const LEAST_LETTERS = 4

/** Whether all rows that say in a word which way their money went have the sign for it, or all have the other. */
function proveByWords(
  table: ReadTable,
  roles: Mapping['roles'],
  amounts: (number | null)[],
): Mapping['sign'] {
  const spare = [...roles.keys()].filter((at) => roles[at] === null)
  const signs = new Set<number>()
  let isSure = false
  for (const [at, row] of table.rows.entries()) {
    const said = spare.map((place) => row[place] ?? '').find((text) => isDirection(text))
    const amount = amounts[at] ?? 0
    if (said === undefined || amount === 0) continue
    signs.add(Math.sign(amount) * (directionOf(said) ?? 0))
    isSure ||= isClear(said)
  }
  if (signs.size !== 1) return null
  if (signs.has(1)) return 'plain'
  return isSure ? 'reversed' : null
}

const isDirection = (text: string) => text.trim().length >= LEAST_LETTERS && directionOf(text) !== null

export const isSettled = ({ roles, dateOrder, decimal, sign }: Mapping) =>
  roles.includes('date') && dateOrder !== null && decimal !== null && sign !== null
