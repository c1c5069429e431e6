import { endpoints } from './endpoint.ts'
import { z } from './zod.ts'

const UNKNOWN = 'This time zone is not known'

/**
 * True for the names by which days can be told; a bare offset such as +02:00 knows no summer time and is none. The
 * server's own clock (Temporal) is asked, which knows fewer names than the formatter of dates; browsers may lack it.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    if (typeof Temporal === 'undefined') Intl.DateTimeFormat('en', { timeZone: name })
    else Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return true
  } catch {
    return false
  }
}

const timeZoneInput = z.object({
  timeZone: z.string(UNKNOWN).check(z.maxLength(64, UNKNOWN), z.refine(isTimeZone, UNKNOWN)),
})

export const timeZone = endpoints({
  set: {
    method: 'PUT',
    path: '/api/users/me/time-zone',
    access: 'user',
    summary: "Tell where the user's day begins; UTC until told",
    body: timeZoneInput,
    response: timeZoneInput,
  },
})
