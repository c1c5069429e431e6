import { columnWords } from './column-words.ts'
import { directionOf } from './directions.ts'
import { joinCurrencies } from './join-currencies.ts'
import { knownTools } from './known-tools.ts'
import { possibleMarks } from './read-amount.ts'
import { possibleOrders } from './read-date.ts'
import { type ColumnRole, columnRoles, type ImportFormat, type ReadTable } from './read-table.ts'
import { MAX_COLUMNS, UnreadableFile } from './unreadable-file.ts'

/** Above the table banks write whose it is and of when; the names of the columns come this far down at most. */
const MOST_PREAMBLE = 40

const keyOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[:*]+$/, '')

/** Finds the names of the columns, what wrote the table, and what each column is. */
export function findColumns(cells: string[][], format: ImportFormat): ReadTable {
  refusePlan(cells)
  const at = findHeader(cells)
  const width = Math.max(0, ...cells.slice(Math.max(at, 0), at + 20).map((row) => row.length))
  if (cells.length === 0 || width < 2)
    throw new UnreadableFile('This is no table: Keel finds no columns in it. Please export it as CSV or OFX.')
  const names =
    at < 0 ? Array.from({ length: width }, (_, index) => `Column ${index + 1}`) : (cells[at] ?? [])
  const { header, rows } = joinCurrencies(names, cells.slice(at + 1).filter(hasTwoCells))
  if (rows.length === 0)
    throw new UnreadableFile('This table has the names of columns and no rows. Is it the right file?')
  return (
    recogniseTool(header, rows, format) ?? {
      format,
      tool: null,
      header,
      rows,
      roles: findRoles(header, rows),
      balances: [],
    }
  )
}

const OF_PLAN = ['month', 'category group', 'category', 'activity', 'available']

/** YNAB exports two files, and people often choose the wrong one. */
function refusePlan([first = []]: string[][]): void {
  const keys = new Set(first.map(keyOf))
  if (OF_PLAN.every((name) => keys.has(name)))
    throw new UnreadableFile(
      "This is the plan of YNAB, which holds no transactions. Please bring the file that ends in 'Register.csv', " +
        'or the zip as it is.',
    )
}

/** A table with fewer columns cannot describe payments. */
function hasTwoCells(row: string[]): boolean {
  let filled = 0
  for (const cell of row) if (cell.trim() !== '') filled += 1
  return filled > 1
}

/**
 * The first row that names a date and an amount, else one that names a date and a payee; -1 when the first row is data
 * already.
 */
function findHeader(cells: string[][]): number {
  const scores = cells.slice(0, MOST_PREAMBLE).map((row) => {
    const roles = new Set(row.map((cell) => roleByName(keyOf(cell))?.role))
    if (!roles.has('date')) return 0
    if (roles.has('amount') || roles.has('debit') || roles.has('credit')) return MAX_COLUMNS + roles.size
    return roles.has('payee') && !row.some((cell) => /\d{2}/.test(cell)) ? roles.size : 0
  })
  const best = Math.max(0, ...scores)
  return best === 0 ? -1 : scores.indexOf(best)
}

function recogniseTool(header: string[], rows: string[][], format: ImportFormat): ReadTable | null {
  const keys = header.map(keyOf)
  const tool = knownTools.find(({ has }) => has.every((name) => keys.includes(name)))
  if (!tool) return null
  const records = rows.map((row) => Object.fromEntries(keys.map((key, at) => [key, row[at] ?? ''])))
  const arranged = tool.arrange ? tool.arrange(records) : records
  const names = Object.keys(tool.roles)
  return {
    format,
    tool: tool.name,
    header: names.map((name) => header[keys.indexOf(name)] ?? name),
    rows: arranged.map((record) => names.map((name) => record[name] ?? '')),
    roles: names.map((name) => tool.roles[name] ?? null),
    sign: tool.sign,
    balances: [],
  }
}

/** The role that a column name stands for; the smaller the rank, the more certain. */
function roleByName(key: string): { role: ColumnRole; rank: number } | null {
  let best: { role: ColumnRole; rank: number } | null = null
  for (const role of columnRoles) {
    const rank = rankOf(key, columnWords[role])
    if (rank !== null && (best === null || rank < best.rank)) best = { role, rank }
  }
  return best
}

/** A name by itself, or with something behind it: 'Débit euros'. */
function rankOf(key: string, words: readonly string[]): number | null {
  const exact = words.indexOf(key)
  if (exact >= 0) return exact
  const begun = words.findIndex((word) => key.startsWith(`${word} `))
  return begun >= 0 ? 100 + begun : null
}

/** Each role goes to the column with the most certain name for it; without names, the values decide. */
function findRoles(header: string[], rows: string[][]): (ColumnRole | null)[] {
  const named = header.map((name) => roleByName(keyOf(name)))
  const fitting = named.map((found, at) => (found && fits(found.role, columnOf(rows, at)) ? found : null))
  const roles = fitting.map((found, at): ColumnRole | null => {
    if (!found) return null
    const isSurest = fitting.every(
      (other, place) =>
        other?.role !== found.role || other.rank > found.rank || (other.rank === found.rank && place >= at),
    )
    return isSurest ? found.role : null
  })
  const filled = fillByValues(dropDuplicateRoles(roles), rows)
  const byName = named.map((found) => found?.role ?? null)
  return addPayeeNote(filled, byName, rows)
}

/** Where some rows name no payee, another text column becomes their note, which stands in for the payee. */
function addPayeeNote(
  roles: (ColumnRole | null)[],
  byName: (ColumnRole | null)[],
  rows: string[][],
): (ColumnRole | null)[] {
  const payee = roles.indexOf('payee')
  const isWhole = rows.slice(0, SAMPLE).every((row) => (row[payee] ?? '').trim() !== '')
  if (payee < 0 || isWhole || roles.includes('memo')) return roles
  const isSpare = (at: number, role: ColumnRole) =>
    roles[at] === null && byName[at] === role && isWords(columnOf(rows, at))
  const places = [...roles.keys()]
  // The kind of payment is better than nothing.
  const at =
    places.find((place) => isSpare(place, 'payee')) ?? places.find((place) => isSpare(place, 'direction'))
  return roles.map((role, place) => (place === at ? 'memo' : role))
}

/** A sign in the amount, or two columns for it, but not both. */
function dropDuplicateRoles(roles: (ColumnRole | null)[]): (ColumnRole | null)[] {
  const isPair = roles.includes('debit') && roles.includes('credit')
  return roles.map((role) => {
    if (role === 'amount' && isPair) return null
    if (role === 'direction' && isPair) return null
    return role
  })
}

function fillByValues(roles: (ColumnRole | null)[], rows: string[][]): (ColumnRole | null)[] {
  const filled = [...roles]
  const take = (role: ColumnRole, isIt: (values: string[]) => boolean) => {
    const at = filled.findIndex((known, place) => known === null && isIt(columnOf(rows, place)))
    if (at >= 0) filled[at] = role
  }
  if (!filled.includes('date')) take('date', isDates)
  if (!filled.includes('amount') && !filled.includes('debit') && !filled.includes('credit'))
    take('amount', isAmounts)
  const memo = filled.indexOf('memo')
  if (!filled.includes('payee') && memo >= 0) filled[memo] = 'payee'
  if (!filled.includes('payee')) take('payee', isWords)
  return filled
}

const SAMPLE = 200

const columnOf = (rows: string[][], at: number) =>
  rows
    .slice(0, SAMPLE)
    .map((row) => row[at] ?? '')
    .filter((cell) => cell.trim() !== '')

const isDates = (values: string[]) => values.length > 0 && possibleOrders(values).length > 0
const isAmounts = (values: string[]) =>
  values.length > 0 && possibleMarks(values).length > 0 && !isDates(values)
const isWords = (values: string[]) =>
  values.filter((value) => /\p{L}{3}/u.test(value)).length > values.length / 2

/** 'Type' is often no direction at all, and a column named like an amount may hold words. */
function fits(role: ColumnRole, values: string[]): boolean {
  if (role === 'direction') return values.length > 0 && values.every((value) => directionOf(value) !== null)
  if (role === 'date') return values.length === 0 || isDates(values)
  if (role === 'amount' || role === 'balance') return values.length === 0 || possibleMarks(values).length > 0
  if (role === 'currency')
    return values.length > 0 && values.every((value) => /^[A-Z]{3}$/i.test(value.trim()))
  // A reference is a number more often than a note.
  if (role === 'memo') return values.some((value) => /\p{L}{3}/u.test(value))
  // Some columns are always empty. An empty debit or credit column is still one; an empty text column is useless.
  return values.length > 0 || role === 'debit' || role === 'credit'
}
