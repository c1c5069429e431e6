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
  rows: Row[]
}

/** The conversation under the days of the reader's own calendar; what was not sent stands at its end. */
export function groupByDay(messages: Message[], unsent: UnsentMessage[]): Day[] {
  const days: Day[] = []
  for (const row of [...messages.map(storedRow), ...unsent.map(unsentRow)]) {
    const date = formatTime(row.at, 'fullDay')
    const today = days.at(-1)
    if (today?.date === date) today.rows.push(row)
    // A clock that was set back can bring a day a second time.
    else days.push({ key: days.some(({ key }) => key === date) ? row.key : date, date, rows: [row] })
  }
  return days
}

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
