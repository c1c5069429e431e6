import { endpoints } from './endpoint.ts'
import { z } from './zod.ts'

const UNKNOWN = 'This time zone is not known'

/** True for the names of the IANA data base; a bare offset such as +02:00 knows no summer time and is none. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
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
