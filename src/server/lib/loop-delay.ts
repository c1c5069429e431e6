import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

const RESOLUTION_MS = 10
/** Figures are of the last minute or so: a bad second in the morning is not news in the evening. */
const WINDOW_MS = 60_000

/** The event loop delay: how long requests waited because this process was busy. */
export function watchLoop(app: FastifyInstance) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const read = () => ({
    typicalMs: toMs(delay.percentile(50)),
    rareMs: toMs(delay.percentile(99)),
    worstMs: toMs(delay.max),
  })
  const none = { typicalMs: 0, rareMs: 0, worstMs: 0 }
  let last = none
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', () => {
    delay.enable()
    timer = setInterval(() => {
      last = read()
      delay.reset()
    }, WINDOW_MS).unref()
  })
  app.addHook('onClose', () => {
    clearInterval(timer)
    delay.disable()
  })
  return () => (delay.count > 0 ? worse(last, read()) : last)
}

/** What it measures is the whole pause between two looks; the pause that was asked for is no delay. */
const toMs = (nanoseconds: number) =>
  Number.isFinite(nanoseconds) ? Math.max(0, Math.round(nanoseconds / 1e5) / 10 - RESOLUTION_MS) : 0

interface Delay {
  typicalMs: number
  rareMs: number
  worstMs: number
}

const worse = (a: Delay, b: Delay): Delay => ({
  typicalMs: Math.max(a.typicalMs, b.typicalMs),
  rareMs: Math.max(a.rareMs, b.rareMs),
  worstMs: Math.max(a.worstMs, b.worstMs),
})
