import type { FastifyInstance } from 'fastify'

/** Upper ends in milliseconds; the last takes what is slower. */
const BUCKETS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000]

interface Timing {
  method: string
  route: string
  status: string
  /** How many took no longer than each bucket's end, and longer than the one before. */
  counts: number[]
  count: number
  sumMs: number
}

export type RequestMetrics = ReturnType<typeof measureRequests>

/** Counts and times answers by route, never by address: there are only so many routes. */
export function measureRequests(app: FastifyInstance) {
  const timings = new Map<string, Timing>()
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    const key = `${request.method} ${route} ${status}`
    const known = timings.get(key)
    const timing = known ?? newTiming(request.method, route, status)
    if (!known) timings.set(key, timing)
    const place = BUCKETS.findIndex((end) => reply.elapsedTime <= end)
    const bucket = place === -1 ? BUCKETS.length : place
    timing.counts[bucket] = (timing.counts[bucket] ?? 0) + 1
    timing.count += 1
    timing.sumMs += reply.elapsedTime
  })
  return { list: () => [...timings.values()], summarise: () => summarise([...timings.values()]) }
}

const newTiming = (method: string, route: string, status: string): Timing => ({
  method,
  route,
  status,
  counts: Array.from({ length: BUCKETS.length + 1 }, () => 0),
  count: 0,
  sumMs: 0,
})

function summarise(timings: Timing[]) {
  const counts = timings.reduce(
    (sums, timing) => sums.map((sum, index) => sum + (timing.counts[index] ?? 0)),
    Array.from({ length: BUCKETS.length + 1 }, () => 0),
  )
  const answered = counts.reduce((sum, count) => sum + count, 0)
  const failed = timings.filter(({ status }) => status === '5xx').reduce((sum, { count }) => sum + count, 0)
  return {
    answered,
    failed,
    typicalMs: quantile(counts, answered, 0.5),
    rareMs: quantile(counts, answered, 0.99),
  }
}

/** The end of the bucket in which this part of the answers is reached. */
function quantile(counts: number[], total: number, part: number): number {
  if (total === 0) return 0
  let reached = 0
  const index = counts.findIndex((count) => (reached += count) >= total * part)
  return BUCKETS[index] ?? BUCKETS.at(-1) ?? 0
}

/** In the form that Prometheus reads. */
export function describeRequests(timings: Timing[]): string[] {
  const lines = ['# TYPE keel_request_seconds histogram']
  for (const { method, route, status, counts, count, sumMs } of timings) {
    const labels = `method="${method}",route="${route}",status="${status}"`
    let reached = 0
    for (const [index, end] of BUCKETS.entries()) {
      reached += counts[index] ?? 0
      lines.push(`keel_request_seconds_bucket{${labels},le="${end / 1000}"} ${reached}`)
    }
    lines.push(`keel_request_seconds_bucket{${labels},le="+Inf"} ${count}`)
    lines.push(`keel_request_seconds_sum{${labels}} ${(sumMs / 1000).toFixed(6)}`)
    lines.push(`keel_request_seconds_count{${labels}} ${count}`)
  }
  return lines
}
