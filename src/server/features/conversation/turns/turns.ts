import type { FastifyBaseLogger } from 'fastify'
import type { ChatEvent, ChatTurn } from '#contract/chat.ts'
import { createChannel } from '#server/lib/channel.ts'
import { HttpError } from '#server/lib/http-error.ts'
import type { Accepted } from './accept-message.ts'
import { brokenOff } from './broken-off.ts'
import { isStopRequested } from '#server/features/conversation/conversation-store.ts'
import type { Live, TurnServices } from './run-turn.ts'

/** How long a stop from another process may go unnoticed. */
const STOP_CHECK_MS = 1000

export interface RunningTurn {
  /** Until `done` or `failed`; whether anybody reads it is nothing to the turn. */
  events: AsyncIterable<ChatEvent>
  done: Promise<ChatTurn>
}

/** Turns belong to the server, not to the request that started them: a closed tab ends none. */
export function createTurns(services: TurnServices) {
  const stops = new Map<number, AbortController>()
  const running = new Set<Promise<unknown>>()

  function start(accepted: Accepted, log: FastifyBaseLogger): RunningTurn {
    const { userId, turn } = accepted
    const stop = new AbortController()
    const channel = createChannel<ChatEvent>()
    const watch = setInterval(() => {
      isStopRequested(services.db, userId, turn).then(
        (requested) => requested && stop.abort(),
        () => {},
      )
    }, STOP_CHECK_MS)
    stops.set(userId, stop)
    const live: Live = { log, stop: stop.signal, publish: (event) => channel.push(event) }
    // With the first turn only: the HTML parser behind it would cost every start time and memory.
    const done = import('./run-turn.ts').then(({ runTurn }) => runTurn(services, accepted, live))
    const told = done
      .then(
        (data) => channel.push({ event: 'done', data }),
        (error: unknown) => channel.push({ event: 'failed', data: { message: messageOf(error) } }),
      )
      .finally(() => {
        channel.end()
        clearInterval(watch)
        if (stops.get(userId) === stop) stops.delete(userId)
        running.delete(told)
      })
    running.add(told)
    return { events: channel.read(), done }
  }

  return {
    start,
    stop: (userId: number) => stops.get(userId)?.abort(),
    /** Before the store closes. */
    finish: async () => void (await Promise.allSettled(running)),
  }
}

const messageOf = (error: unknown) => (error instanceof HttpError ? error : brokenOff()).message
