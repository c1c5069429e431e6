import { OWN_DATA_FORMAT, OWN_DATA_VERSION, type PartName } from '#contract/own-data.ts'
import type { Db } from '#server/db/database.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import { type Cell, csvRow } from '#contract/csv.ts'
import { writeZip, type ZipEntry } from '#server/lib/zip.ts'
import type { AnyPart } from './part.ts'
import { partOf, parts } from './parts.ts'

/** Everything of a user as one JSON text, a page of rows at a time (docs/own-data.md). */
export async function* exportJson(db: Db, userId: number, now: Date): AsyncGenerator<string> {
  const head = { format: OWN_DATA_FORMAT, version: OWN_DATA_VERSION, exportedAt: now.toISOString() }
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n`
  const counts: Partial<Record<PartName, number>> = {}
  for (const part of parts) {
    let count = 0
    yield ` ${JSON.stringify(part.name)}: [`
    for await (const rows of part.readFile(db, userId)) {
      // One line a row, so that two files can be compared.
      const lines = rows.map((row, at) => `${count + at === 0 ? '' : ','}\n  ${JSON.stringify(row)}`)
      if (rows.length > 0) yield lines.join('')
      count += rows.length
      await letOthersRun()
    }
    yield count === 0 ? '],\n' : '\n ],\n'
    counts[part.name] = count
  }
  yield ` "counts": ${JSON.stringify(counts)}\n}\n`
}

/** A part as a table. Texts that a spreadsheet would run are written so that it does not. */
export async function* exportTable(db: Db, userId: number, part: AnyPart): AsyncGenerator<string> {
  yield csvRow(part.columns)
  for await (const rows of part.readFile(db, userId)) {
    yield rows.map((row) => csvRow(part.columns.map((column) => row[column] as Cell))).join('')
    await letOthersRun()
  }
}

export const exportTableOf = (db: Db, userId: number, name: PartName) => exportTable(db, userId, partOf(name))

const README = `Everything that Keel had stored for you.

keel.json   all of it, as one file: Settings, 'Restore from a file' reads it back, also the archive as a whole
tables/     the same as one table for each part, for a spreadsheet

Amounts are US dollars unless settings name another currency, times are UTC. \
What the parts mean is in docs/own-data.md of Keel's sources.
`

/** Both in one archive. */
export function exportZip(db: Db, userId: number, now: Date): AsyncGenerator<Uint8Array> {
  const entries: ZipEntry[] = [
    { name: 'README.txt', text: once(README) },
    { name: 'keel.json', text: exportJson(db, userId, now) },
    ...parts.map((part) => ({ name: `tables/${part.name}.csv`, text: exportTable(db, userId, part) })),
  ]
  return writeZip(entries)
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}
