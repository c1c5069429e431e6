/** 2026-01-29, 1/29/26, 29.01.2026, Jan 29, 29 January */
const DATE = /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b|\b[a-z]{3,9}\.? \d{1,2}\b|\b\d{1,2}\.? [a-z]{3,9}\b/i
const AMOUNT = /\d+[.,]\d{2}\b/

/** Columns beside each other: cells of a spreadsheet have tabs between them, lines of a CSV two commas at least. */
const hasColumns = (line: string) =>
  /\t/.test(line) || /(?:[^;]*;){2}/.test(line) || /(?:[^,]*,){2}/.test(line)

/** Whether a text is rows with days and amounts, rather than something that somebody says. */
export function looksLikeTable(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const rows = lines.filter((line) => hasColumns(line) && DATE.test(line) && AMOUNT.test(line))
  return lines.length > 1 && rows.length * 2 >= lines.length
}
