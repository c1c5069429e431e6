import { ModelFailure, type SentPayload } from './model.ts'

/** Far more than an answer of a few sentences; a provider that sends more is not answering. */
export const MAX_RESPONSE_BYTES = 1_000_000

/**
 * fetch that tells what it sends before it does, follows no redirect (the key would go along) and reads no more than
 * its bound.
 */
export function createBoundedFetch(
  beforeSend: (sent: SentPayload) => Promise<void>,
  maxBytes = MAX_RESPONSE_BYTES,
): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    await beforeSend({ address, body: typeof init?.body === 'string' ? init.body : '' })
    const response = await fetch(input, { ...init, redirect: 'error' })
    if (!response.body) return response
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(bound(maxBytes)), { status, statusText, headers })
  }
}

function bound(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw new ModelFailure('TooLong')
      controller.enqueue(chunk)
    },
  })
}
