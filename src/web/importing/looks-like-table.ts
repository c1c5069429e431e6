/** 2026-01-29, 1/29/26, 29.01.2026, Jan 29, 29 January */
const DATE = /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b|\b[a-z]{3,9}\.? \d{1,2}\b|\b\d{1,2}\.? [a-z]{3,9}\b/i
const AMOUNT = /\d+[.,]\d{2}\b/
const LIST_MARK = /^\s*[-–—*•]\s/
const COMMA_BETWEEN_WORDS = /\p{L}, +\p{L}/u

/** Whatever is pasted is looked at while the page waits: the beginning says enough. */
const MOST_LINES = 200
const MOST_CHARACTERS = 1000

/** Cells of a spreadsheet have tabs between them, lines of a European CSV semicolons. */
const hasCells = (line: string) => line.includes('\t') || line.split(';', 3).length > 2

/** Those that may stand between cells; a sentence has none of them. */
function countCommas(line: string): number {
  const unquoted = line.replaceAll(/"[^"]*"/g, '')
  return COMMA_BETWEEN_WORDS.test(unquoted) ? 0 : unquoted.split(',').length - 1
}

/** How many lines have the number of commas that most have, two at least. */
function countAlike(lines: string[]): number {
  const lineCounts = new Map<number, number>()
  for (const commas of lines.map(countCommas))
    if (commas > 1) lineCounts.set(commas, (lineCounts.get(commas) ?? 0) + 1)
  return Math.max(0, ...lineCounts.values())
}

/** Whether a text is rows with days and amounts, rather than something that somebody says. */
export function looksLikeTable(text: string): boolean {
  const lines = text
    .split(/\r\n|\r|\n/, MOST_LINES)
    .filter((line) => line.trim() !== '')
    .map((line) => line.slice(0, MOST_CHARACTERS))
  if (lines.length < 2) return false
  const rows = lines.filter((line) => !LIST_MARK.test(line) && DATE.test(line) && AMOUNT.test(line))
  const withCells = rows.filter(hasCells).length
  const withCommas = countAlike(rows.filter((line) => !hasCells(line)))
  return (withCells + withCommas) * 2 >= lines.length
}
