import type { PartName } from '#contract/own-data.ts'
import { z } from '#contract/zod.ts'
import type { Db, Engine, Trx } from '#server/db/database.ts'
import { makeEncoder } from '#server/lib/encoder.ts'
import type { Ids } from './ids-store.ts'

/** Where rows of a file go: an account that nobody sees yet. */
export interface Target {
  trx: Trx
  engine: Engine
  userId: number
  now: Date
  /** What the rows of the file are called here. */
  ids: Ids
  /** The version that the profile has afterwards. */
  version: number
  /** How many rows of this part came before these. */
  before: number
}

/** One kind of thing that a user has, as it stands in the file and in a table of its own. */
export interface Part<Row extends object = never> {
  name: PartName
  /** A row, amounts in dollars in the file and in cents here. It says, too, what a row may be. */
  schema: z.ZodMiniType<Row>
  /** More than an account can have: a file with more is none of ours. */
  most: number
  /** All rows, a page at a time, in the order in which they are restored. */
  read(db: Db, userId: number): AsyncIterable<Row[]>
  /** Puts rows into a new account. Null for what is only shown: it belongs to the operator. */
  restore: ((target: Target, rows: Row[]) => Promise<void>) | null
  /** Whether a row means that somebody uses the account; absent where no row does. */
  isUse?: (row: Row) => boolean
}

/** Any part, for code that passes its rows on without looking into them. */
export interface AnyPart {
  name: PartName
  most: number
  columns: string[]
  /** As they stand in the file. */
  readFile(db: Db, userId: number): AsyncIterable<Record<string, unknown>[]>
  isUsed(db: Db, userId: number): Promise<boolean>
  decode(row: unknown): { success: true; data: object } | { success: false; message: string }
  restore: ((target: Target, rows: object[]) => Promise<void>) | null
}

export function definePart<Row extends object>(columns: string[], part: Part<Row>): AnyPart {
  const encode = makeEncoder(part.schema)
  return {
    name: part.name,
    most: part.most,
    columns,
    async *readFile(db, userId) {
      for await (const rows of part.read(db, userId))
        yield rows.map((row) => encode(row) as Record<string, unknown>)
    },
    async isUsed(db, userId) {
      const { isUse } = part
      if (!isUse) return false
      for await (const rows of part.read(db, userId)) if (rows.some(isUse)) return true
      return false
    },
    decode(row) {
      const result = z.safeDecode(part.schema, row)
      if (result.success) return { success: true, data: result.data }
      return { success: false, message: result.error.issues[0]?.message ?? 'Invalid input' }
    },
    restore: part.restore && ((target, rows) => part.restore?.(target, rows as Row[]) ?? Promise.resolve()),
  }
}

/** Rows held in memory at a time. */
export const PAGE = 100

/** Pages of rows with a number that rises. */
export async function* pagesById<Row extends { id: number }>(
  list: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ;) {
    const rows = await list(after)
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
    after = rows.at(-1)?.id ?? after
  }
}

/** A part with at most one row. */
export async function* onePage<Row>(find: Promise<Row | undefined>): AsyncGenerator<Row[]> {
  const row = await find
  if (row !== undefined) yield [row]
}
