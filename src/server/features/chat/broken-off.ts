import { HttpError } from '#server/lib/http-error.ts'

/** What the user reads when a turn ends without a reply. */
export const brokenOff = () =>
  new HttpError(500, 'Keel could not finish this answer. Your message is saved: please try again.')
