import { AsyncLocalStorage } from 'node:async_hooks'
import { ModelFailure, type ProviderName, type SentPayload } from './model.ts'
import { TextTap } from './text-tap.ts'

/** Far more than an answer of a few sentences; a provider that sends more is not answering. */
const MAX_RESPONSE_BYTES = 1_000_000

/** Who is asking: a provider is opened once, and every request has its own. */
export interface Listener {
  beforeSend: (sent: SentPayload) => Promise<void>
  /** Pieces of text, taken out of the stream. */
  onText: (text: string) => void
}

export const listener = new AsyncLocalStorage<Listener>()

/**
 * fetch that tells what it sends before it does, follows no redirect (the key would go along), reads no more than its
 * bound and takes the text out of what it reads.
 */
export function createTappedFetch(provider: ProviderName): typeof fetch {
  return async (input, init) => {
    const { beforeSend, onText } = listener.getStore() ?? refuse()
    const address = input instanceof Request ? input.url : String(input)
    await beforeSend({ address, body: typeof init?.body === 'string' ? init.body : '' })
    const response = await fetch(input, { ...init, redirect: 'error' })
    const { body, ok, status, statusText, headers } = response
    if (!body) return response
    const tap = new TextTap(ok ? provider : null)
    return new Response(withoutText(body, tap, onText), { status, statusText, headers })
  }
}

function refuse(): never {
  throw new Error('A model was called outside of a request')
}

function withoutText(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  tap: TextTap,
  onText: (text: string) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()]
  let bytes = 0
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        const { done, value } = await reader.read()
        bytes += value?.byteLength ?? 0
        if (bytes > MAX_RESPONSE_BYTES) throw new ModelFailure('TooLong')
        const { text, others } = tap.push(decoder.decode(value, { stream: !done }))
        if (text !== '') onText(text)
        const passed = done ? others + tap.rest : others
        if (passed !== '') controller.enqueue(encoder.encode(passed))
        if (done) controller.close()
        if (done || passed !== '') return
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
