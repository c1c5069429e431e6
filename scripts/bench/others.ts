import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '#server/config.ts'
import { openServices } from '#server/open-services.ts'
import { addMessages } from '#server/testing/add-messages.ts'
import { startKeel } from '../faults/keel.ts'
import { addPeople } from '../faults/people.ts'
import type { BenchRow } from '../lib/bench-row.ts'
import { withScratchDatabases } from '../lib/scratch-databases.ts'
import {
  type Ask,
  LEAVING_IDS,
  MESSAGES,
  PEOPLE,
  type Worst,
  WORST_ID,
  worsts,
} from '../lib/worst-requests.ts'
import { keelFile } from '../lib/started-server.ts'

const LOOKS = 200
const LEAST_MS = 50
const TIMES = 10

type Environment = Record<string, string>

/** While one user does the worst that the limits allow, another looks at their assets: how long that takes at worst. */
export default async function measureOthers(): Promise<BenchRow[]> {
  const SESSION_SECRET = 'only for this run, and long enough for it'
  return [
    ...(await inFolder((DATA_DIR) => compare('SQLite', { DATA_DIR }))),
    ...(await withScratchDatabases(async ({ newDatabase }) => {
      const env = { DATABASE_URL: await newDatabase(), SESSION_SECRET }
      return inFolder((DATA_DIR) => compare('PostgreSQL', { DATA_DIR, ...env }))
    })),
  ]
}

async function compare(name: string, env: Environment): Promise<BenchRow[]> {
  const [worst = { cookie: '' }, other = { cookie: '' }] = await addPeople(env, PEOPLE)
  await addConversations(env)
  const keel = await startKeel({ file: keelFile, env: { ...env, LOG_LEVEL: 'silent' } })
  const look = () => timeLook(keel.url, other.cookie)
  const idle = await measure(look)
  const limit = Math.max(LEAST_MS, TIMES * idle)
  const rows: BenchRow[] = []
  for (const worstOf of worsts) {
    const { what } = worstOf
    const until = { over: false }
    const busy = keepAsking(worstOf, askAs(keel.url, worst.cookie), until)
    const disturbed = await measure(look)
    until.over = true
    const done = await busy
    rows.push({
      figure: `Another user's GET, p99, while one ${what} (${name})`,
      value: `${disturbed.toFixed(1)} ms against ${idle.toFixed(1)} ms idle, during ${done} such requests`,
      limit: `${limit.toFixed(0)} ms`,
      ok: disturbed <= limit && done > 0,
    })
  }
  await keel.stop()
  return rows
}

async function measure(look: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < LOOKS; count += 1) {
    times.push(await look())
    await wait(5)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(LOOKS * 0.99) - 1] ?? Infinity
}

async function timeLook(url: string, cookie: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(`${url}/api/assets`, { headers: { cookie } })
  await answer.text()
  return performance.now() - start
}

function askAs(url: string, cookie: string): Ask {
  return async (method, path, body) => {
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    await answer.text()
  }
}

async function keepAsking(
  { request, times = Infinity }: Worst,
  ask: Ask,
  until: { over: boolean },
): Promise<number> {
  let done = 0
  for (; !until.over && done < times; done += 1) await request(ask, done)
  return done
}

/** Of the one who does the worst, and of those who go. */
async function addConversations(env: Environment) {
  const services = await openServices(readConfig({ LOG_LEVEL: 'silent', ...env }))
  const said = Array.from({ length: MESSAGES }, (_, index) => `Message ${index} about rent, pay and savings`)
  for (const id of [WORST_ID, ...LEAVING_IDS]) await addMessages(services.db, id, said)
  await services.close()
}

async function inFolder<Result>(use: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keel-bench-'))
  try {
    return await use(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
