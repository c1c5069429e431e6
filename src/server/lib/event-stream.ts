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
  const gone = Promise.withResolvers<'gone'>()
  const printed = printEvents(events, gone.promise)
  const iterator: AsyncIterator<string> = {
    next: () => printed.next(),
    // On its own it would wait for the event that the generator waits for.
    return: () => {
      gone.resolve('gone')
      return printed.return()
    },
  }
  return Readable.from({ [Symbol.asyncIterator]: () => iterator })
}

/** Until the events end or the reader is gone, with a comment whenever there is nothing to say. */
async function* printEvents(
  events: EventStream['events'],
  gone: Promise<'gone'>,
): AsyncGenerator<string, void> {
  const source = events[Symbol.asyncIterator]()
  let next = source.next()
  for (;;) {
    const heard = await beforeSilence(Promise.race([next, gone]))
    if (heard === 'gone') break
    if (heard === 'silence') yield ': keep-alive\n\n'
    else if (heard.done) return
    else {
      yield `event: ${heard.value.event}\ndata: ${JSON.stringify(heard.value.data)}\n\n`
      next = source.next()
    }
  }
  // Nobody waits for it: it may have nothing to say for a long time.
  source.return?.().catch(() => {})
}

async function beforeSilence<Heard>(heard: Promise<Heard>): Promise<Heard | 'silence'> {
  const silence = Promise.withResolvers<'silence'>()
  const timer = setTimeout(() => silence.resolve('silence'), KEEP_ALIVE_MS)
  try {
    return await Promise.race([heard, silence.promise])
  } finally {
    clearTimeout(timer)
  }
}
