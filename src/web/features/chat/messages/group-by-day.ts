import type { Message } from '#contract/chat.ts'
import type { UnsentMessage } from '#web/data/unsent.ts'
import { isSameDate } from '#web/features/chat/dates.ts'

export type Row =
  | { kind: 'stored'; key: string; at: string; message: Message }
  | { kind: 'unsent'; key: string; at: string; unsent: UnsentMessage }

export interface Day {
  at: string
  rows: Row[]
}

/** The conversation under the days of the reader's own calendar; what was not sent stands at its end. */
export function groupByDay(messages: Message[], unsent: UnsentMessage[]): Day[] {
  const days: Day[] = []
  for (const row of [...messages.map(storedRow), ...unsent.map(unsentRow)]) {
    const today = days.at(-1)
    if (today && isSameDate(today.at, row.at)) today.rows.push(row)
    else days.push({ at: row.at, rows: [row] })
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
