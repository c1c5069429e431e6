/** A spreadsheet runs a cell that starts like this as a formula; an apostrophe in front makes it text again. */
const FORMULA = /^[=+\-@\t\r]/

export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (cells: string[]) => `${cells.map(csvCell).join(',')}\r\n`

export type Cell = string | number | boolean | null | undefined | object

/** Numbers stay numbers, also below zero; what has an inner structure is written as JSON. */
export const csvRow = (cells: Cell[]) => `${cells.map(writeCell).join(',')}\r\n`

function writeCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  return csvCell(typeof cell === 'object' ? JSON.stringify(cell) : String(cell))
}
