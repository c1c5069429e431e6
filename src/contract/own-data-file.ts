import {
  LETTERS_AT_ONCE,
  MOST_LETTERS_A_ROW,
  OWN_DATA_FORMAT,
  OWN_DATA_VERSION,
  type PartName,
  partNames,
  ROWS_AT_ONCE,
} from './own-data.ts'
import { type Entry, splitJson } from './split-json.ts'

/** Why a file cannot be restored, in a sentence with the way out. */
export class FileError extends Error {
  override readonly name = 'FileError'
}

const foreign = () => new FileError('This is not a file that Keel has made: choose the one you downloaded.')
const newer = () => new FileError('This file was made by a newer Keel: ask for an upgrade of this one first.')
export const NOT_WHOLE = 'This file is not whole: download it again, or choose another copy.'
const cut = () => new FileError(NOT_WHOLE)

export interface Batch {
  part: PartName
  rows: unknown[]
}

export type Counts = Partial<Record<PartName, number>>

/** The most that is read of a file. */
const MOST_LETTERS = 512 * 1024 * 1024

/**
 * Yields the rows of the file in batches to send, and at the end the file's own counts. Refuses anything that is not
 * such a file. Never holds more than one batch in memory.
 */
export async function* readOwnData(chunks: AsyncIterable<string>): AsyncGenerator<Batch, Counts> {
  const counts: Counts = {}
  const head = new Map<string, unknown>()
  let batch: Batch | null = null
  let letters = 0
  try {
    for await (const entry of splitJson(limit(chunks), MOST_LETTERS_A_ROW)) {
      if (entry.kind === 'value') {
        head.set(entry.key, entry.value)
        checkHead(entry.key, entry.value)
        continue
      }
      const part = partOf(entry, head)
      if (batch && (batch.part !== part || isFull(batch, letters + entry.letters))) {
        yield batch
        batch = null
      }
      batch ??= { part, rows: [] }
      letters = batch.rows.length === 0 ? entry.letters : letters + entry.letters
      batch.rows.push(entry.row)
      counts[part] = (counts[part] ?? 0) + 1
    }
  } catch (error) {
    if (error instanceof FileError) throw error
    throw head.get('format') === OWN_DATA_FORMAT ? cut() : foreign()
  }
  if (batch) yield batch
  checkCounts(head, counts)
  return counts
}

const isFull = ({ rows }: Batch, letters: number) => rows.length >= ROWS_AT_ONCE || letters > LETTERS_AT_ONCE

async function* limit(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let letters = 0
  for await (const chunk of chunks) {
    letters += chunk.length
    if (letters > MOST_LETTERS) throw new FileError('This file is larger than any account can be.')
    yield chunk
  }
}

/** A file says at its beginning what it is, so nothing of a foreign file is read. */
function checkHead(key: string, value: unknown) {
  if (key === 'format' && value !== OWN_DATA_FORMAT) throw foreign()
  if (key === 'version' && (typeof value !== 'number' || value > OWN_DATA_VERSION)) throw newer()
}

function partOf({ key }: Entry, head: Map<string, unknown>): PartName {
  if (!head.has('format') || !head.has('version')) throw foreign()
  const part = partNames.find((name) => name === key)
  if (!part) throw newer()
  return part
}

/** The counts stand at the end: a file without them, or with rows missing, is incomplete. */
function checkCounts(head: Map<string, unknown>, found: Counts) {
  if (!head.has('format')) throw foreign()
  const told = head.get('counts')
  if (typeof told !== 'object' || told === null) throw cut()
  const named = told as Record<string, unknown>
  if (partNames.some((part) => (named[part] ?? 0) !== (found[part] ?? 0))) throw cut()
}
