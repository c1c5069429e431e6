import type { Mapping, Question } from '#importing/mapping.ts'
import type { ImportRow, RowProblem } from '#importing/read-rows.ts'
import type { ImportFormat, ImportTool, StatedBalance } from '#importing/read-table.ts'

/** What the page asks of the worker that holds the file. */
export type WorkerRequest =
  | { kind: 'open'; file: File }
  | { kind: 'paste'; text: string }
  | { kind: 'map'; said: Partial<Mapping> }
  | { kind: 'take'; from: number; count: number }

/** A file as far as the page needs to know it: never all of its rows. */
export interface FileView {
  format: ImportFormat
  tool: ImportTool | null
  header: string[]
  /** The first rows as they stand in the file, and as they are read. */
  cells: string[][]
  rows: ImportRow[]
  rowCount: number
  mapping: Mapping
  questions: Question[]
  problems: RowProblem[]
  problemCount: number
  /** What its amounts are in, where it says so. */
  currency: string | null
  /** Names of accounts in the file; empty when it names none. */
  accounts: string[]
  balances: StatedBalance[]
}

export type WorkerAnswer =
  | { kind: 'view'; view: FileView }
  | { kind: 'rows'; rows: ImportRow[] }
  /** How far it is, before the answer. */
  | { kind: 'progress'; part: number }
  | { kind: 'refused'; message: string }
