/** An answer other than success, in words meant for the user. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly issues: { path: string; message: string }[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    message: string,
    more: { issues?: HttpError['issues']; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.status = status
    this.issues = more.issues
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

export const badRequest = (message: string) => new HttpError(400, message)
export const notSignedIn = () => new HttpError(401, 'Not signed in')
export const notAllowed = (message: string) => new HttpError(403, message)
export const notFound = (what: string) => new HttpError(404, `${what} not found`)
export const conflict = (message: string) => new HttpError(409, message)
export const tooLarge = () => new HttpError(413, 'That is too large')
export const tooMany = (message: string, retryAfterSeconds: number) =>
  new HttpError(429, message, { retryAfterSeconds })
export const overloaded = (message: string, retryAfterSeconds: number) =>
  new HttpError(503, message, { retryAfterSeconds })
