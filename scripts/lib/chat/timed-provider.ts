import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { findFigure, writeAnswer } from './write-answer.ts'

export interface Pace {
  /** No answer begins before so many requests have come. */
  together: number
  /** From one piece of an answer to the next. */
  pieceMs: number
  /** Pieces of an answer, four characters each. */
  pieces: number
  /** Whether the first sentence names a figure of the user, where the request has one. */
  withFigure: boolean
}

export type TimedProvider = Awaited<ReturnType<typeof startTimedProvider>>

/**
 * An OpenAI-compatible server over real HTTP that notes when the last request came, and when the last byte of the
 * first sentence of each answer went out. Each first sentence holds a mark of its own, by which it is known again.
 */
export async function startTimedProvider() {
  const ended = new Map<string, number>()
  let [requests, lastArrival] = [0, Number.NaN]
  let pace: Pace = { together: 1, pieceMs: 1, pieces: 30, withFigure: true }
  let waiting: (() => void)[] = []

  async function waitForOthers() {
    const ready = Promise.withResolvers<void>()
    waiting.push(ready.resolve)
    if (waiting.length >= pace.together) {
      for (const begin of waiting) begin()
      waiting = []
    }
    await ready.promise
  }

  async function answer(request: IncomingMessage, response: ServerResponse, number: number) {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += String(part)
    const { mark, pieces, ends } = writeAnswer(number, pace.pieces, pace.withFigure ? findFigure(body) : null)
    await waitForOthers()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    // Not all at the same moment.
    await wait((number % 10) * (pace.pieceMs / 10))
    for (const [at, content] of pieces.entries()) {
      const event = toEvent({ content })
      if (at === ends) ended.set(mark, performance.now())
      response.write(event)
      await wait(pace.pieceMs)
    }
    response.end(`${toEvent({}, 'stop')}data: [DONE]\n\n`)
  }

  const server = createServer((request, response) => {
    lastArrival = performance.now()
    requests += 1
    void answer(request, response, requests)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    lastArrival: () => lastArrival,
    /** When the first sentence with this mark was complete. */
    endOf: (mark: string) => ended.get(mark) ?? Number.NaN,
    setPace: (next: Pace) => void (pace = next),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const toEvent = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c1', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
