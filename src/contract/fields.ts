import { z } from './zod.ts'

/** The answer of a call that has nothing to say. */
export const nothing = z.object({})

/** One line of text with a size. */
export const line = (max: number, required?: string) => {
  const text = z.string(required).trim()
  return required === undefined ? text.max(max) : text.min(1, required).max(max)
}

export const EMAIL_MESSAGE = 'Please enter a valid email address'
const EMAIL_PATTERN = /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(?:\.[^\s@.\p{Cc}]+)+$/u

/** One @, no spaces, a dot in the domain; kept as typed but trimmed, compared through emailKey. */
export const emailField = (message = EMAIL_MESSAGE) =>
  z.string(message).trim().max(254, message).regex(EMAIL_PATTERN, message)

/** E-mail addresses are the same person's in any letter case. */
export const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase()

/** Times travel as ISO 8601 text in UTC. */
export const instant = z.string()

/** A page of a list, newest first: at most `limit` entries with an id below `before`. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z.coerce.number().int().min(1).optional(),
})
