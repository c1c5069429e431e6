interface SmtpError extends Error {
  code?: string
  responseCode?: number
  command?: string
}

/** Codes only: the message of a mail server often names the person the mail was for. */
export function describeFailure(error: unknown): string {
  const { code, responseCode } = error as SmtpError
  return [responseCode, code].filter(Boolean).join(' ') || 'UNKNOWN'
}

/**
 * Whether another attempt would fail the same way: the mail server refused this recipient or message for good, or
 * cannot write the address. A refused login or sender is for the operator to fix, so those mails are retried.
 */
export function isPermanent(error: unknown): boolean {
  const { code, responseCode = 0, command } = error as SmtpError
  if (code === 'EENVELOPE' && command === 'API') return true
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

const MINUTE = 60_000
const DELAYS = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE)
export const MAX_ATTEMPTS = DELAYS.length + 1

interface Tried {
  attempts: number
  expiresAt: string | null
}

/** When to try again; null when that is of no use. */
export function nextAttempt({ attempts, expiresAt }: Tried, error: unknown, now: Date): Date | null {
  const delay = DELAYS[attempts - 1]
  if (delay === undefined || isPermanent(error)) return null
  const next = new Date(now.getTime() + delay)
  return expiresAt !== null && next.toISOString() >= expiresAt ? null : next
}
