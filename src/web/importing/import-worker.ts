import { closingBalances } from '#importing/closing-balances.ts'
import { guessMapping, isSettled, type Mapping } from '#importing/mapping.ts'
import { openFile, openPasted } from '#importing/open-file.ts'
import { type OnProgress, sparingly, within } from '#importing/progress.ts'
import { type ImportRow, readRows, type RowsRead } from '#importing/read-rows.ts'
import type { ReadTable } from '#importing/read-table.ts'
import { UnreadableFile } from '#importing/unreadable-file.ts'
import type { FileView, WorkerAnswer, WorkerRequest } from './worker-messages.ts'

// Reads files beside the page, which stays quick whatever they hold, and keeps their rows until they are sent.
const SHOWN = 6
const MOST_PROBLEMS = 10

let table: ReadTable | null = null
let ordered: ImportRow[] = []

addEventListener('message', ({ data, ports: [port] }: MessageEvent<WorkerRequest>) => {
  const tell = sparingly((part) => port?.postMessage({ kind: 'progress', part } satisfies WorkerAnswer))
  answer(data, tell).then(
    (answered) => port?.postMessage(answered),
    (error: unknown) => port?.postMessage(refusal(error)),
  )
})

const refusal = (error: unknown): WorkerAnswer => ({
  kind: 'refused',
  message:
    error instanceof UnreadableFile
      ? error.message
      : 'This file could not be read. Please export it again as CSV, XLSX, OFX or QIF.',
})

/** The share of the time that goes into cutting a file into cells; the rest is reading what they say. */
const CUT = 0.6

async function answer(request: WorkerRequest, tell: OnProgress): Promise<WorkerAnswer> {
  const [cutting, reading] = [within(tell, 0, CUT), within(tell, CUT, 1)]
  switch (request.kind) {
    case 'open':
      table = openFile(new Uint8Array(await request.file.arrayBuffer()), cutting)
      return { kind: 'view', view: look(table, {}, reading) }
    case 'paste':
      table = openPasted(request.text, cutting)
      return { kind: 'view', view: look(table, {}, reading) }
    case 'map':
      if (!table) throw new UnreadableFile('Please choose the file again.')
      return { kind: 'view', view: look(table, request.said, tell) }
    case 'take':
      break
  }
  return { kind: 'rows', rows: ordered.slice(request.from, request.from + request.count) }
}

const NOTHING_READ: RowsRead = { rows: [], problems: [], currency: null }

/** The server takes rows in the order of their dates; what stands on the same day keeps the file's order. */
function look(opened: ReadTable, said: Partial<Mapping>, tell: OnProgress): FileView {
  const { mapping, questions } = guessMapping(opened, said)
  const { rows, problems, currency } = isSettled(mapping) ? readRows(opened, mapping, tell) : NOTHING_READ
  const balances = opened.balances.length > 0 ? opened.balances : closingBalances(rows)
  ordered = rows.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
  return {
    format: opened.format,
    tool: opened.tool,
    header: opened.header,
    cells: opened.rows.slice(0, SHOWN),
    rows: rows.slice(0, SHOWN),
    rowCount: rows.length,
    mapping,
    questions,
    problems: problems.slice(0, MOST_PROBLEMS),
    problemCount: problems.length,
    currency,
    accounts: [...new Set(rows.map(({ account }) => account))].filter((name) => name !== ''),
    balances,
  }
}
