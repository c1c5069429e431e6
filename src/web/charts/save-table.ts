import { csvLine } from '#contract/csv.ts'
import { anySign } from '#web/lib/currency.ts'

export interface TableOfSteps {
  /** The first names the step. */
  heads: string[]
  /** As shown. */
  rows: string[][]
}

const AMOUNT = new RegExp(String.raw`^(-?)(?:${anySign})([\d,]+(?:\.\d+)?)$`)

/** Amounts as spreadsheets read them: without a sign of the currency or commas; names as they are. */
function plain(cell: string): string {
  const [, minus = '', digits] = AMOUNT.exec(cell) ?? []
  return digits === undefined ? cell : minus + digits.replaceAll(',', '')
}
const isNumber = (cell: string) => /^-?\d+(?:\.\d+)?$/.test(cell)

/** Nothing that a spreadsheet would run as a formula; a number below zero stays one. */
export function toCsv({ heads, rows }: TableOfSteps): string {
  const lines = [heads, ...rows].map((row) => row.map((cell) => plain(cell)))
  return lines
    .map((row) => row.map((cell) => (isNumber(cell) ? cell : csvLine([cell]).trimEnd())).join(','))
    .join('\r\n')
}

export function saveTable(title: string, table: TableOfSteps) {
  // The mark at the start tells spreadsheets that it is UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', toCsv(table), '\r\n'], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`
  link.click()
  URL.revokeObjectURL(url)
}
