import type { WireResponse } from './wire-response.ts'

/** A response that was not OK. The message is `status: body text`, or the status text when the body is empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The server's own words, when it gave any. */
  readonly serverMessage: string | null
  readonly retryAfterSeconds: number | null

  constructor(response: WireResponse) {
    super(`${response.status}: ${response.text || response.statusText}`)
    this.status = response.status
    this.serverMessage = readServerMessage(response.text)
    const seconds = Number(response.headers?.get('retry-after') ?? Number.NaN)
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : null
  }
}

function readServerMessage(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string') {
      return body.message
    }
  } catch {
    // Not JSON: a proxy in between answered, and its page is nothing to show a user.
  }
  return null
}
