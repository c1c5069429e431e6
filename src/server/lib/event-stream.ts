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

/** Proxies that collect an answer before they pass it on are told not to. */
export function sendEvents(reply: FastifyReply, { events }: EventStream): Readable {
  void reply.type('text/event-stream; charset=utf-8')
  void reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no')
  return Readable.from(printEvents(events))
}

async function* printEvents(events: EventStream['events']): AsyncGenerator<string> {
  for await (const { event, data } of events) yield `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
