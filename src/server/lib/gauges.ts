import type { FastifyInstance } from 'fastify'

/** A figure of a part that only that part knows, such as how many wait in a queue of its own. */
export interface Gauge {
  /** As Prometheus names it, after `keel_`. */
  name: string
  read: () => number
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds a figure to /metrics. */
    addGauge(gauge: Gauge): void
  }
}

export function collectGauges(app: FastifyInstance): () => Gauge[] {
  const gauges: Gauge[] = []
  app.decorate('addGauge', (gauge: Gauge) => void gauges.push(gauge))
  return () => gauges
}
