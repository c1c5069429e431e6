import { EMAIL_MAX, EMAIL_PATTERN } from './email.ts'

export const WAITLIST_EMAIL_MISSING = 'Please provide your email address to join the waitlist.'
export const WAITLIST_EMAIL_INVALID = 'Please provide a valid email address.'

/**
 * What is wrong with an address, in the words of `joinWaitlistInput`; null when nothing is. The landing page asks this
 * instead of the schema, because schemas weigh more than the page.
 */
export function findEmailMistake(typed: string): string | null {
  const email = typed.trim()
  if (email === '') return WAITLIST_EMAIL_MISSING
  return email.length <= EMAIL_MAX && EMAIL_PATTERN.test(email) ? null : WAITLIST_EMAIL_INVALID
}
