import type { PlainDate } from '#finance/dates.ts'

/** Which day it is at a moment for someone in a time zone. */
export function dayIn(timeZone: string, moment: Date): PlainDate {
  return moment.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainDate().toString()
}
