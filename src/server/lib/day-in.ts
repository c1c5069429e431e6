import type { PlainDate } from '#finance/dates.ts'

/** Which day it is at a moment for someone in a time zone. */
export function dayIn(timeZone: string, moment: Date): PlainDate {
  // Whoever has told none lives in this one, and every change of theirs asks.
  if (timeZone === 'UTC') return moment.toISOString().slice(0, 10)
  return moment.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate().toString()
}
