import { OutOfTime } from '#advisor/threads/out-of-time.ts'
import { HttpError, overloaded } from '#server/lib/http-error.ts'

const SLOW =
  'Keel took too long over this message and stopped. It is saved: try again, or say it in fewer words.'
const CROWDED =
  'Many people are talking to Keel right now. Your message is saved: please try again in a moment.'
const OTHER = 'Keel could not finish this answer. Your message is saved: please try again.'

/** What the user reads when a turn ends without a reply. */
export function brokenOff(error?: unknown): HttpError {
  if (!(error instanceof OutOfTime)) return new HttpError(500, OTHER)
  return error.reason === 'slow' ? new HttpError(500, SLOW) : overloaded(CROWDED, 5)
}
