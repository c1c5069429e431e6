import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that is sent as server-sent events instead of the JSON of its endpoint. */
export class EventStream {
  readonly events: AsyncIterable<{ event: string; data: unknown }>

  /** Data as it goes over the wire. */
  constructor(events: EventStream['events']) {
    this.events = events
  }
}

export const acceptsEvents = (request: FastifyRequest) =>
  (request.headers.accept ?? '').toLowerCase().includes('text/event-stream')

/** Less than any proxy waits before it takes a silent stream for dead. */
export const KEEP_ALIVE_MS = 15_000

/** Proxies that collect an answer before they pass it on are told not to. */
export function sendEvents(reply: FastifyReply, { events }: EventStream): Readable {
  void reply.type('text/event-stream; charset=utf-8')
  void reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no')
  const source = events[Symbol.asyncIterator]()
  const stream = new Readable({
    objectMode: true,
    // Events come when they come.
    read() {},
    destroy(error, done) {
      clearTimeout(silence)
      // Nobody waits for it: it may have nothing to say for a long time.
      void leave(source)
      done(error)
    },
  })
  const silence = setTimeout(() => {
    stream.push(': keep-alive\n\n')
    silence.refresh()
  }, KEEP_ALIVE_MS)
  void printEvents(source, stream, silence)
  return stream
}

/** Each at once, until they end or the reader is gone. */
async function printEvents(
  source: AsyncIterator<{ event: string; data: unknown }>,
  stream: Readable,
  silence: NodeJS.Timeout,
): Promise<void> {
  try {
    for (;;) {
      const { done, value } = await source.next()
      if (done || stream.destroyed) break
      stream.push(`event: ${value.event}\ndata: ${JSON.stringify(value.data)}\n\n`)
      silence.refresh()
    }
    clearTimeout(silence)
    stream.push(null)
  } catch (error) {
    stream.destroy(error instanceof Error ? error : new Error('The events broke off', { cause: error }))
  }
}

async function leave(source: AsyncIterator<unknown>): Promise<void> {
  try {
    await source.return?.()
  } catch {
    // The reader is gone, so how it ends does not matter.
  }
}
