import { type BenchRow, median } from '../lib/bench-row.ts'
import { assetAt, type People } from '../lib/requests/fill-store.ts'
import { type Load, putUnderLoad, type Request } from '../lib/requests/load.ts'
import { readCpuSeconds, readMemory } from '../lib/server-usage.ts'
import { type Pair, withPostgresPair, withSqlitePair } from '../lib/requests/stores.ts'
import { keelFile, startFile, type StartedServer } from '../lib/started-server.ts'

const CONNECTIONS = 32
const [WARM_UP_SECONDS, SECONDS, ROUNDS] = [0.5, 0.5, 5]
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
const addTooMuch = (people: People): Request[] =>
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
  let answers = 0
  try {
    for (const call of callsOf(people)) {
      const compared = await inTurns(call, ours, theirs)
      answers += compared.answers
      rows.push(judge(`${store}: ${call.name}`, call, compared))
    }
    rows.push(...(await measureRefusals(store, people, ours)))
    const reading = callsOf(people).filter(({ status }) => status === 200)
    while (answers < ALL_REQUESTS) {
      for (const call of reading) answers += (await take(ours, call)).answers
    }
    const megabytes = readMemory(ours.pid)
    rows.push({
      figure: `${store}: resident memory after ${answers.toLocaleString('en')} requests`,
      value: `${megabytes.toFixed(0)} MiB`,
      limit: `${limits.megabytes} MiB`,
      ok: megabytes <= limits.megabytes,
    })
  } finally {
    await ours.stop()
    await theirs.stop()
  }
  return rows
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

async function inTurns(call: Call, ours: StartedServer, theirs: StartedServer) {
  const runs: { ours: Taken[]; theirs: Taken[] } = { ours: [], theirs: [] }
  const early = await take(ours, call, WARM_UP_SECONDS)
  await take(theirs, call, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.ours.push(await take(ours, call))
    runs.theirs.push(await take(theirs, call))
  }
  return { ...runs, answers: [early, ...runs.ours].reduce((sum, run) => sum + run.answers, 0) }
}

const middle = (runs: Taken[], key: keyof Taken) => median(runs.map((run) => run[key]))

function judge(
  figure: string,
  { least }: Call,
  { ours, theirs }: { ours: Taken[]; theirs: Taken[] },
): BenchRow {
  const rate = middle(ours, 'rate') / middle(theirs, 'rate')
  const cpu = middle(ours, 'cpu') / middle(theirs, 'cpu')
  const slow = middle(ours, 'p99') / middle(ours, 'p50')
  const a = (runs: Taken[]) => `${middle(runs, 'rate').toFixed(0)}/s, ${middle(runs, 'cpu').toFixed(0)} µs`
  return {
    figure,
    value: `${rate.toFixed(2)} of the least (${a(ours)} against ${a(theirs)}); CPU ${cpu.toFixed(2)} x, p99 ${slow.toFixed(1)} x p50`,
    limit: `${least}; ${limits.cpu} x, ${limits.p99} x`,
    ok: rate >= least && cpu <= limits.cpu && slow <= limits.p99,
  }
}

/** What is refused must not be a way to keep the server busy. */
async function measureRefusals(store: string, people: People, ours: StartedServer): Promise<BenchRow[]> {
  const [, list] = callsOf(people)
  const add = callsOf(people).at(-1)
  if (!list || !add) throw new Error('There is something to compare refusals with.')
  const pairs: [name: string, good: Call, bad: Pick<Call, 'requests' | 'status'>][] = [
    ['401', list, { requests: [{ method: 'GET', path: '/api/assets' }], status: 401 }],
    ['400', add, { requests: addAssets(people, { name: '', value: -1 }), status: 400 }],
    ['413', add, { requests: addTooMuch(people), status: 413 }],
  ]
  const rows: BenchRow[] = []
  for (const [name, good, bad] of pairs) {
    const refused = { ...good, ...bad }
    await take(ours, refused)
    const [well, badly] = [await take(ours, good), await take(ours, refused)]
    const ratio = badly.cpu / well.cpu
    rows.push({
      figure: `${store}: CPU of a ${name} against the good answer`,
      value: `${ratio.toFixed(2)} x: ${badly.cpu.toFixed(0)} µs against ${well.cpu.toFixed(0)} µs`,
      limit: `${limits.refusal} x`,
      ok: ratio <= limits.refusal,
    })
  }
  return rows
}
