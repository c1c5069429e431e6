import type { BenchRow } from '../lib/bench-row.ts'
import { assetAt, type People } from '../lib/requests/fill-store.ts'
import { type Load, putUnderLoad, type Request } from '../lib/requests/load.ts'
import { readCpuSeconds, readMemory } from '../lib/server-usage.ts'
import { type Pair, withPostgresPair, withSqlitePair } from '../lib/requests/stores.ts'
import { keelFile, startFile, type StartedServer } from '../lib/started-server.ts'

const CONNECTIONS = 32
const [WARM_UP_SECONDS, SECONDS, ROUNDS] = [1, 0.4, 7]
/** More CPU than the least, a slowest percent against the median, a refusal against the good answer, and memory. */
const limits = { cpu: 2.5, p99: 5, refusal: 0.5, megabytes: 180 }
const ALL_REQUESTS = 100_000

interface Call {
  name: string
  requests: Request[]
  status: number
  /** Share of the least server's requests a second that Keel has to reach. */
  least: number
}

const readAll = (people: People, path: string): Request[] =>
  people.readers.map(({ cookie }) => ({ method: 'GET', path, cookie }))

const addAssets = ({ writers }: People, body: unknown): Request[] =>
  writers.map(({ cookie }) => ({ method: 'POST', path: '/api/assets', cookie, body: JSON.stringify(body) }))

/** Refused by the length alone: nothing of it has to be sent. */
const oversizedRequests = (people: People): Request[] =>
  addAssets(people, '').map((request) => ({ ...request, body: '', length: 300_000 }))

const callsOf = (people: People): Call[] => [
  { name: 'GET auth/user', requests: readAll(people, '/api/auth/user'), status: 200, least: 0.6 },
  { name: 'GET assets (20)', requests: readAll(people, '/api/assets'), status: 200, least: 0.5 },
  { name: 'GET profile (30)', requests: readAll(people, '/api/profile'), status: 200, least: 0.4 },
  { name: 'GET messages (50)', requests: readAll(people, '/api/messages?limit=50'), status: 200, least: 0.4 },
  { name: 'POST assets', requests: addAssets(people, assetAt(0)), status: 201, least: 0.6 },
]

/** Requests a second and CPU for each, against the least server that gives the same rows, in turns. */
export default async function measureRequests(): Promise<BenchRow[]> {
  return [
    ...(await withSqlitePair((pair) => comparePair('SQLite', pair))),
    ...(await withPostgresPair((pair) => comparePair('PostgreSQL', pair))),
  ]
}

async function comparePair(store: string, { people, keel, least, leastServer }: Pair): Promise<BenchRow[]> {
  const [ours, theirs] = [await startFile(keelFile, keel), await startFile(leastServer, least)]
  const rows: BenchRow[] = []
  try {
    for (const call of callsOf(people)) {
      const [own, least] = await inTurns([ours, call], [theirs, call])
      rows.push(judge(`${store}: ${call.name}`, call, own, least))
    }
    rows.push(...(await measureRefusals(store, people, ours)))
  } finally {
    await ours.stop()
    await theirs.stop()
  }
  return [...rows, ...(await measureMemory(store, people, keel))]
}

/** Of a server of its own, which has done nothing else. What the chat adds is measured by chat-opening. */
async function measureMemory(
  store: string,
  people: People,
  place: Record<string, string>,
): Promise<BenchRow[]> {
  const server = await startFile(keelFile, place)
  try {
    const [user, assets, profile] = callsOf(people)
    if (!user || !assets || !profile) throw new Error('There is something to read.')
    for (let answers = 0; answers < ALL_REQUESTS;) {
      for (const call of [user, assets, profile]) answers += (await take(server, call, 1)).answers
    }
    const megabytes = readMemory(server.pid)
    return [
      {
        figure: `${store}: resident memory after 100,000 requests`,
        value: `${megabytes.toFixed(0)} MiB`,
        limit: `${limits.megabytes} MiB`,
        ok: megabytes <= limits.megabytes,
      },
    ]
  } finally {
    await server.stop()
  }
}

interface Taken extends Load {
  /** Microseconds of the server's CPU for one request. */
  cpu: number
}

async function take({ url, pid }: StartedServer, call: Call, seconds = SECONDS): Promise<Taken> {
  const before = readCpuSeconds(pid)
  const load = await putUnderLoad(url, call.requests, {
    connections: CONNECTIONS,
    seconds,
    status: call.status,
  })
  return { ...load, cpu: ((readCpuSeconds(pid) - before) / load.answers) * 1e6 }
}

/** Two loads, so that what else goes on on the machine meets both. */
async function inTurns(...loads: [one: [StartedServer, Call], other: [StartedServer, Call]]) {
  const runs: [Taken[], Taken[]] = [[], []]
  for (const [server, call] of loads) await take(server, call, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, [server, call]] of loads.entries()) runs[at]?.push(await take(server, call))
  }
  return runs
}

/** What else goes on on the machine only makes a round slower: the best one says what the server can do. */
const best = (runs: Taken[], key: 'cpu' | 'rate') =>
  key === 'cpu' ? Math.min(...runs.map((run) => run.cpu)) : Math.max(...runs.map((run) => run.rate))

const slowest = (runs: Taken[]) => Math.min(...runs.map(({ p99, p50 }) => p99 / p50))

function judge(figure: string, { least }: Call, ours: Taken[], theirs: Taken[]): BenchRow {
  const rate = best(ours, 'rate') / best(theirs, 'rate')
  const cpu = best(ours, 'cpu') / best(theirs, 'cpu')
  const [slow, usual] = [slowest(ours), slowest(theirs)]
  const a = (runs: Taken[]) => `${best(runs, 'rate').toFixed(0)}/s, ${best(runs, 'cpu').toFixed(0)} µs`
  return {
    figure,
    value: `${rate.toFixed(2)} of the least (${a(ours)} against ${a(theirs)}); CPU ${cpu.toFixed(2)} x, p99 ${slow.toFixed(1)} x p50 (${usual.toFixed(1)})`,
    limit: `${least}; ${limits.cpu} x, ${limits.p99} x`,
    ok: rate >= least && cpu <= limits.cpu && slow <= limits.p99,
  }
}

/** Refused requests must not be a way to keep the server busy. */
async function measureRefusals(store: string, people: People, ours: StartedServer): Promise<BenchRow[]> {
  const [, list] = callsOf(people)
  const add = callsOf(people).at(-1)
  if (!list || !add) throw new Error('There is something to compare refusals with.')
  const pairs: [name: string, good: Call, bad: Pick<Call, 'requests' | 'status'>][] = [
    ['401', list, { requests: [{ method: 'GET', path: '/api/assets' }], status: 401 }],
    ['400', add, { requests: addAssets(people, { name: '', value: -1 }), status: 400 }],
    ['413', add, { requests: oversizedRequests(people), status: 413 }],
  ]
  const rows: BenchRow[] = []
  for (const [name, good, bad] of pairs) {
    const [taken, refused] = await inTurns([ours, good], [ours, { ...good, ...bad }])
    const [well, badly] = [best(taken, 'cpu'), best(refused, 'cpu')]
    const ratio = badly / well
    rows.push({
      figure: `${store}: CPU of a ${name} against the good answer`,
      value: `${ratio.toFixed(2)} x: ${badly.toFixed(0)} µs against ${well.toFixed(0)} µs`,
      limit: `${limits.refusal} x`,
      ok: ratio <= limits.refusal,
    })
  }
  return rows
}
