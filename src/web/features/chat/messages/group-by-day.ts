import type { Message } from '#contract/chat.ts'
import type { UnsentMessage } from '#web/data/unsent.ts'
import { formatTime } from '#web/lib/format-time.ts'

export type Row =
  | { kind: 'stored'; key: string; at: string; message: Message }
  | { kind: 'unsent'; key: string; at: string; unsent: UnsentMessage }

export interface Day {
  /** Stays the same when earlier messages of that day come in before the others. */
  key: string
  date: string
  blocks: Block[]
}

/** A few rows that are laid out together or not at all. */
export interface Block {
  key: string
  rows: Row[]
}

/** Few enough that one is laid out within a picture, enough that scrolling does not come upon one all the time. */
const BLOCK_ROWS = 10

/** The conversation under the days of the reader's own calendar; what was not sent stands at its end. */
export function groupByDay(messages: Message[], unsent: UnsentMessage[]): Day[] {
  const days: Day[] = []
  let lastDay = ''
  for (const row of [...messages.map(storedRow), ...unsent.map(unsentRow)]) {
    const at = new Date(row.at)
    let day = days.at(-1)
    // Dates are put into words once for each day: a thousand of them take as long as drawing a few messages.
    if (!day || at.toDateString() !== lastDay) {
      lastDay = at.toDateString()
      const date = formatTime(at, 'fullDay')
      // A clock that was set back can bring a day a second time.
      day = { key: days.some(({ key }) => key === date) ? row.key : date, date, blocks: [] }
      days.push(day)
    }
    const key = blockOf(row)
    const block = day.blocks.at(-1)
    if (block?.key === key) block.rows.push(row)
    else day.blocks.push({ key, rows: [row] })
  }
  return days
}

/** By its id, so that no row moves into another block when earlier ones come in. */
const blockOf = (row: Row) =>
  row.kind === 'stored' ? String(Math.floor(row.message.id / BLOCK_ROWS)) : 'unsent'

const storedRow = (message: Message): Row => ({
  kind: 'stored',
  key: String(message.id),
  at: message.timestamp,
  message,
})

const unsentRow = (unsent: UnsentMessage): Row => ({
  kind: 'unsent',
  key: unsent.key,
  at: new Date(unsent.at).toISOString(),
  unsent,
})
