import { type FailureKind, ModelFailure } from './model.ts'

/** What went wrong, in one of our own words: the error itself may quote the request, the key or the answer. */
export function nameFailure(error: unknown): ModelFailure {
  const chain = causesOf(error)
  const own = chain.find((one) => one instanceof ModelFailure)
  if (own) return own
  const kind = chain.map((one) => kindOf(one)).find((found) => found !== null)
  return new ModelFailure(kind ?? 'Garbage')
}

function causesOf(error: unknown): unknown[] {
  const chain: unknown[] = []
  for (let one = error; one !== undefined && one !== null && chain.length < 8;) {
    chain.push(one)
    one = typeof one === 'object' && 'cause' in one ? one.cause : undefined
  }
  return chain
}

const unread = /^AI_(?:JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody)/

function kindOf(error: unknown): FailureKind | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'TimedOut'
  if (unread.test(error.name)) return 'Garbage'
  if ('statusCode' in error && typeof error.statusCode === 'number') return kindOfStatus(error.statusCode)
  // What fetch says when a connection cannot be made, or breaks.
  if (error.name === 'AI_APICallError' || error.name === 'TypeError') return 'Unreachable'
  return null
}

function kindOfStatus(status: number): FailureKind | null {
  if (status === 401 || status === 403) return 'KeyRefused'
  if (status === 429) return 'RateLimited'
  if (status >= 500) return 'ServerError'
  // With a good status, what went wrong afterwards is in the cause.
  return status >= 400 ? 'RequestRefused' : null
}
