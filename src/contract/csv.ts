/** A spreadsheet runs a cell that starts like this as a formula; an apostrophe in front makes it text again. */
const FORMULA = /^[=+\-@\t\r]/

export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvLine = (cells: string[]) => `${cells.map(csvCell).join(',')}\r\n`
