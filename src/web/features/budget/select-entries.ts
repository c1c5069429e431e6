import type { Entry } from '#web/budget-edits/lists.ts'
import { labelOf } from '#web/budget-edits/lists.ts'

/** '2023-01', or null for all entries. */
export type Month = string | null

export type SortColumn = 'label' | 'amount' | 'date'

export interface Sorting {
  column: SortColumn
  descending: boolean
}

/** The months that entries lie in, the latest first. */
export function listMonths(...lists: Entry[][]): string[] {
  const months = new Set(lists.flat().map((entry) => entry.date.slice(0, 7)))
  return [...months].toSorted().toReversed()
}

export function inMonth<Row extends Entry>(entries: Row[], month: Month): Row[] {
  return month === null ? entries : entries.filter((entry) => entry.date.startsWith(month))
}

/** Entries whose name has the text in it, whatever its case. */
export function matching<Row extends Entry>(entries: Row[], text: string): Row[] {
  const wanted = text.trim().toLowerCase()
  return wanted ? entries.filter((entry) => labelOf(entry).toLowerCase().includes(wanted)) : entries
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

const comparers: Record<SortColumn, (a: Entry, b: Entry) => number> = {
  label: (a, b) => names.compare(labelOf(a), labelOf(b)),
  amount: (a, b) => a.amount - b.amount,
  date: (a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)),
}

/** Without sorting the entries stand as entered, the newest first; equal ones keep that order either way. */
export function sortEntries<Row extends Entry>(entries: Row[], sorting: Sorting | null): Row[] {
  if (!sorting) return entries
  const compare = comparers[sorting.column]
  const sign = sorting.descending ? -1 : 1
  return entries.toSorted((a, b) => sign * compare(a, b))
}

/** Pressing a column: first its natural direction, then the other, then as entered. */
export function nextSorting(current: Sorting | null, column: SortColumn): Sorting | null {
  const startsDescending = column !== 'label'
  if (current?.column !== column) return { column, descending: startsDescending }
  return current.descending === startsDescending ? { column, descending: !startsDescending } : null
}
