import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { DistantAdvisor } from '#advisor/advisor.ts'
import { relayAdvisor } from '#advisor/threads/call.ts'
import { acceptMessage } from '#server/features/conversation/turns/accept-message.ts'
import { runTurn } from '#server/features/conversation/turns/run-turn.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openServices } from '#server/open-services.ts'
import { type BenchRow, median } from '../lib/bench-row.ts'
import { postAs } from '../lib/chat/post-as.ts'
import { type SignedIn, withSignedInUsers } from '../lib/chat/signed-in-users.ts'
import { root } from '../lib/steps.ts'

/** So many conversations are held once before. */
const WARM_UP = 3
/** Reading, reckoning and reply together, in the median over the turns of the public conversations. */
const LIMIT_MS = 40

interface Talk {
  /** What its user has entered before. */
  setup?: { profile?: object; assets?: object[]; liabilities?: object[] }
  turns: { say: string }[]
}

const talks = readFileSync(join(root, 'eval/public/talk.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Talk)
const held = [...talks.slice(0, WARM_UP), ...talks]

type Laps = Map<string, number[]>

/** Where the time of a turn goes: accepting the message, each call to the advisor's threads, and the store around. */
export default async function measureStations(): Promise<BenchRow[]> {
  return withSignedInUsers(held.length, async ({ dataDir, users }) => {
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMITS: 'off' })
    const services = await openServices(config)
    const app = buildApp(services)
    const laps: Laps = new Map()
    const { advisors } = services
    services.advisors = { ...advisors, for: (userId) => timeCalls(advisors.for(userId), laps) }
    const live = { log: app.log, stop: new AbortController().signal, publish: () => {} }
    for (const [at, user] of users.entries()) {
      const { setup, turns } = held[at] ?? { turns: [] }
      await enter(app, user, setup)
      if (at === WARM_UP) laps.clear()
      for (const { say: message } of turns) {
        const start = performance.now()
        const accepted = await acceptMessage(services, user.userId, { message })
        note(laps, 'accept', start)
        await runTurn(services, accepted, live)
        note(laps, 'whole', start)
      }
    }
    await app.close()
    await services.close()
    return [describe(laps)]
  })
}

async function enter(app: FastifyInstance, user: SignedIn, setup: Talk['setup'] = {}) {
  const { profile, assets = [], liabilities = [] } = setup
  if (profile) await postAs(app, user, '/api/profile', profile)
  for (const asset of assets) await postAs(app, user, '/api/assets', asset)
  for (const liability of liabilities) await postAs(app, user, '/api/liabilities', liability)
}

function note(laps: Laps, station: string, start: number) {
  laps.getOrInsertComputed(station, () => []).push(performance.now() - start)
}

function timeCalls(advisor: DistantAdvisor, laps: Laps): DistantAdvisor {
  return relayAdvisor(async ({ method, argument }) => {
    const start = performance.now()
    try {
      return await (advisor[method] as (argument: unknown) => unknown)(argument)
    } finally {
      note(laps, method, start)
    }
  })
}

function describe(laps: Laps): BenchRow {
  const typical = (station: string) => median(laps.get(station) ?? [])
  const own = ['findRequest', 'mind', 'understand', 'respond']
  const advisor = own.reduce((sum, station) => sum + typical(station), 0)
  const rest = typical('whole') - typical('accept') - advisor
  const stations = ['accept', ...own].map((station) => `${station} ${typical(station).toFixed(1)}`)
  return {
    figure: 'Chat: a turn of the built-in advisor by its stations, in the median',
    value: `${typical('whole').toFixed(1)} ms: ${stations.join(', ')}, read and store ${rest.toFixed(1)}`,
    limit: `${LIMIT_MS} ms for the advisor’s own`,
    ok: advisor <= LIMIT_MS,
  }
}
