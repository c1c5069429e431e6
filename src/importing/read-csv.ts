import Papa from 'papaparse'
import { type OnProgress, untold } from './progress.ts'
import { checkRows, MAX_COLUMNS, UnreadableFile } from './unreadable-file.ts'

const separators = [',', ';', '\t', '|'] as const

/** Characters read between two progress reports. */
const CHUNK = 64 * 1024

/** Rows of a text in any dialect. Blank lines are left out. */
export function readCsv(text: string, onProgress: OnProgress = untold): string[][] {
  const { separator, body } = findSeparator(text)
  const rows: string[][] = []
  let isCut = false
  // It takes pieces of a text as well as those of a file, which its types do not know.
  const inPieces = {
    delimiter: separator,
    skipEmptyLines: 'greedy' as const,
    chunkSize: CHUNK,
    chunk: ({ data, errors, meta }: Papa.ParseResult<string[]>) => {
      for (const row of data) rows.push(row)
      isCut ||= errors.some(({ code }) => code === 'MissingQuotes')
      checkRows(rows.length)
      onProgress(Math.min(1, meta.cursor / body.length))
    },
  }
  Papa.parse<string[]>(body, inPieces)
  if (isCut)
    throw new UnreadableFile(
      'This file breaks off in the middle of a quoted text. It may be cut off: please export it again.',
    )
  if (rows.some((row) => row.length > MAX_COLUMNS))
    throw new UnreadableFile('This table has more than 100 columns, so it is no list of transactions.')
  return rows
}

/** Excel's own first line says it; else the separator that cuts most lines into the same number of parts. */
function findSeparator(text: string): { separator: string; body: string } {
  const said = /^sep=(.)\r?\n/i.exec(text)
  if (said?.[1]) return { separator: said[1], body: text.slice(said[0].length) }
  const start = text.slice(0, 50_000)
  const scored = separators.map((separator) => ({ separator, score: scoreSeparator(start, separator) }))
  const best = scored.toSorted((one, other) => other.score - one.score)[0]
  return { separator: best?.separator ?? ',', body: text }
}

function scoreSeparator(text: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: 60, skipEmptyLines: 'greedy' })
  const counts = new Map<number, number>()
  for (const { length } of data) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [width = 0, times = 0] =
    [...counts].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? []
  return times * 100 + Math.min(width, 30)
}
