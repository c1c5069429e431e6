import { availableParallelism } from 'node:os'
import type { BenchRow } from '../lib/bench-row.ts'
import { assetAt, type People } from '../lib/requests/fill-store.ts'
import { putUnderLoad, type Request } from '../lib/requests/load.ts'
import { withPostgresPair } from '../lib/requests/stores.ts'
import { readCpuSeconds } from '../lib/server-usage.ts'
import { keelFile, startFile, type StartedServer } from '../lib/started-server.ts'

const CONNECTIONS = 32
const [SECONDS, ROUNDS] = [0.5, 7]
/**
 * Two must not hold each other up; a lock between them would halve this. How much faster they are depends on how many
 * cores are free for them: one process, the database and who asks fill two.
 */
const LEAST = 0.75

interface Call {
  name: string
  status: number
  requests: Request[]
}

const callsOf = ({ readers, writers }: People): Call[] => [
  {
    name: 'GET assets (20)',
    status: 200,
    requests: readers.map(({ cookie }) => ({ method: 'GET', path: '/api/assets', cookie })),
  },
  {
    name: 'POST assets',
    status: 201,
    requests: writers.map(({ cookie }) => ({
      method: 'POST',
      path: '/api/assets',
      cookie,
      body: JSON.stringify(assetAt(0)),
    })),
  },
]

/** Requests a second of two processes on one PostgreSQL, against those of one, in turns. */
export default async function measureTwoProcesses(): Promise<BenchRow[]> {
  return withPostgresPair(async ({ people, keel }) => {
    const servers = [await startFile(keelFile, keel), await startFile(keelFile, keel)]
    try {
      const rows: BenchRow[] = []
      for (const call of callsOf(people)) rows.push(await compare(call, servers))
      return rows
    } finally {
      for (const server of servers) await server.stop()
    }
  })
}

async function compare(call: Call, servers: StartedServer[]): Promise<BenchRow> {
  const runs: { one: Taken[]; two: Taken[] } = { one: [], two: [] }
  await take(call, servers)
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.one.push(await take(call, servers.slice(0, 1)))
    runs.two.push(await take(call, servers))
  }
  const [one, two] = [bestOf(runs.one), bestOf(runs.two)]
  const ratio = two.rate / one.rate
  const tell = ({ rate, cores }: Taken) => `${rate.toFixed(0)}/s on ${cores.toFixed(2)} cores`
  return {
    figure: `PostgreSQL, ${availableParallelism()} cores: ${call.name} of two processes against one`,
    value: `${ratio.toFixed(2)} x (${tell(two)} against ${tell(one)})`,
    limit: `at least ${LEAST} x`,
    ok: ratio >= LEAST,
  }
}

interface Taken {
  rate: number
  /** Of the machine, that Keel's processes had. */
  cores: number
}

const bestOf = (runs: Taken[]) => runs.reduce((best, run) => (run.rate > best.rate ? run : best))

/** The same users over the same number of connections, shared among the processes. */
async function take({ requests, status }: Call, servers: StartedServer[]): Promise<Taken> {
  const used = () => servers.reduce((sum, { pid }) => sum + readCpuSeconds(pid), 0)
  const pressure = { connections: CONNECTIONS / servers.length, seconds: SECONDS, status }
  const before = used()
  const loads = await Promise.all(
    servers.map(({ url }, place) => {
      const own = requests.filter((_, at) => at % servers.length === place)
      return putUnderLoad(url, own, pressure)
    }),
  )
  return { rate: loads.reduce((sum, load) => sum + load.rate, 0), cores: (used() - before) / SECONDS }
}
