import type { Frequency } from '#contract/settings.ts'
import type { PlainDate } from '#finance/dates.ts'

/** In the morning of the user's day: early enough to act on it. */
const HOUR = 7

interface Schedule {
  frequency: Frequency
  timeZone: string
  now: Date
  /** The user's day of the last one. */
  closedOn: PlainDate
}

/** On Mondays, or on the first of the month. */
const isDue: Record<Frequency, (day: Temporal.PlainDate) => boolean> = {
  daily: () => true,
  weekly: (day) => day.dayOfWeek === 1,
  monthly: (day) => day.day === 1,
}

/** The first morning from now on that is due, and never a second one of the same day. */
export function nextDigestAt({ frequency, timeZone, now, closedOn }: Schedule): Date {
  const start = now.toTemporalInstant()
  let day = start.toZonedDateTimeISO(timeZone).toPlainDate()
  for (;;) {
    const morning = day.toZonedDateTime({ timeZone, plainTime: new Temporal.PlainTime(HOUR) }).toInstant()
    if (isDue[frequency](day) && day.toString() > closedOn && Temporal.Instant.compare(morning, start) > 0) {
      return new Date(morning.epochMilliseconds)
    }
    day = day.add({ days: 1 })
  }
}
