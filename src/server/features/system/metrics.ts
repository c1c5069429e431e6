import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { hashToken } from '#server/lib/hashing.ts'
import type { Gauge } from '#server/lib/gauges.ts'
import { describeRequests } from '#server/lib/request-metrics.ts'
import type { Services } from '#server/services.ts'
import { readSystem, type Watched } from './read-system.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'config' | 'clock' | 'secret' | 'passwords'>

/** For Prometheus, behind METRICS_TOKEN; without one there is no such page. */
export function metricsRoute(app: FastifyInstance, services: Needs, watched: Watched, gauges: () => Gauge[]) {
  const { config, secret } = services
  const { metricsToken } = config
  if (metricsToken === null) return
  const expected = Buffer.from(hashToken(secret, metricsToken))
  app.get('/metrics', async (request, reply) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!timingSafeEqual(Buffer.from(hashToken(secret, token)), expected)) {
      void reply.code(401).header('www-authenticate', 'Bearer')
      return { message: 'Say the token of METRICS_TOKEN' }
    }
    void reply.type('text/plain; version=0.0.4; charset=utf-8')
    return `${(await describe(services, watched, gauges())).join('\n')}\n`
  })
}

async function describe(services: Needs, watched: Watched, gauges: Gauge[]): Promise<string[]> {
  const state = await readSystem(services, watched)
  const ageOf = (at: string | null) =>
    at === null ? 0 : Math.max(0, (services.clock().getTime() - Date.parse(at)) / 1000)
  const { loopDelay, turns, hashing, outbox, store, disk, backups } = state
  const figures: [name: string, value: number][] = [
    ['memory_bytes', state.memoryBytes],
    ['event_loop_lag_seconds{quantile="0.5"}', loopDelay.typicalMs / 1000],
    ['event_loop_lag_seconds{quantile="0.99"}', loopDelay.rareMs / 1000],
    ['event_loop_lag_seconds{quantile="1"}', loopDelay.worstMs / 1000],
    ['turns_in_flight', turns.inFlight],
    ['turns_last_hour', turns.lastHour],
    ['turns_fallen_back_last_hour', turns.fellBack],
    ['hashing_running', hashing.running],
    ['hashing_waiting', hashing.waiting],
    ['outbox_waiting', outbox.waiting],
    ['outbox_dead', outbox.dead],
    ['outbox_oldest_seconds', ageOf(outbox.oldestAt)],
    ['sessions', state.sessions],
    ['store_bytes', store.bytes],
    ['store_answer_seconds', store.answerMs / 1000],
    ['disk_free_bytes', disk.freeBytes],
    ['disk_total_bytes', disk.totalBytes],
    ['warnings', state.warnings.length],
    ...(backups?.lastAt
      ? [['last_backup_timestamp_seconds', Date.parse(backups.lastAt) / 1000] as [string, number]]
      : []),
    ...gauges.map(({ name, read }): [string, number] => [name, read()]),
  ]
  const types = new Set(figures.map(([name]) => name.replace(/\{.*/, '')))
  return [
    ...[...types].flatMap((type) => [
      `# TYPE keel_${type} gauge`,
      ...figures
        .filter(([name]) => name.replace(/\{.*/, '') === type)
        .map(([name, value]) => `keel_${name} ${value}`),
    ]),
    ...describeRequests(watched.requests.list()),
  ]
}
