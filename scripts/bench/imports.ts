import { once } from 'node:events'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { MARK_ROWS } from '#contract/transactions.ts'
import { addDays } from '#finance/dates.ts'
import { toDollars } from '#finance/money.ts'
import { guessMapping } from '#importing/mapping.ts'
import { openFile } from '#importing/open-file.ts'
import { type ImportRow, readRows } from '#importing/read-rows.ts'
import { type BenchRow, median } from '../lib/bench-row.ts'
import { askMemory } from '../lib/chat/ask-memory.ts'
import { withSignedInUsers } from '../lib/chat/signed-in-users.ts'
import { keelFile, startFile } from '../lib/started-server.ts'

const [MANY, FEW] = [100_000, 100]
const CHUNK = 1000
/** On a quiet machine, from the bytes of the file to rows that are seen. */
const MOST_SECONDS = 5
const MOST_WAIT_MS = 50
const MOST_GROWTH = 1.5
const MOST_SLOWER = 5
const PAGES = 15

const askAgain = new URL('../lib/ask-again.ts', import.meta.url)
const preload = import.meta.resolve('../lib/chat/report-memory.ts')

/** A file of 100,000 rows: how long it takes, how long others wait meanwhile, and how its screen opens afterwards. */
export default async function measureImports(): Promise<BenchRow[]> {
  return withSignedInUsers(3, async ({ dataDir, users }) => {
    const [many, few, other] = users.map(({ cookie }) => cookie)
    const socket = join(dataDir, 'memory.sock')
    const options = { NODE_OPTIONS: `--import=${preload}`, MEMORY_SOCKET: socket, RATE_LIMITS: 'off' }
    const keel = await startFile(keelFile, { DATA_DIR: dataDir, ...options })
    try {
      const ask = createAsk(keel.url)
      await send(ask, few, parse(writeFile(FEW)))
      const before = await askMemory(socket)
      const file = writeFile(MANY)
      const beforeParsing = performance.now()
      const rows = parse(file)
      const parsing = performance.now() - beforeParsing
      // Parsing happens on the user's machine; the server has work only from here on.
      const waits = await watch(`${keel.url}/api/assets`, other)
      const beforeSending = performance.now()
      await send(ask, many, rows)
      const seconds = (parsing + performance.now() - beforeSending) / 1000
      const longest = Math.max(...(await waits.stop()))
      const after = await askMemory(socket)
      const [large, small] = [await timePages(ask, many, MANY), await timePages(ask, few, FEW)]
      return [
        row('Import of 100,000 rows: parsed, compared, categorised and stored', seconds, MOST_SECONDS, 's'),
        row('The longest that another user waits meanwhile', longest, MOST_WAIT_MS, 'ms'),
        row('Memory in use after it, against before', after.heap / before.heap, MOST_GROWTH, 'x'),
        row('A page of 100,000 transactions, against one of 100', large / small, MOST_SLOWER, 'x'),
      ]
    } finally {
      await keel.stop()
    }
  })
}

const row = (figure: string, value: number, limit: number, unit: string): BenchRow => ({
  figure,
  value: `${value.toFixed(2)} ${unit}`,
  limit: `${limit} ${unit}`,
  ok: value <= limit,
})

type Ask = (method: string, path: string, cookie?: string, body?: object | string) => Promise<unknown>

const createAsk =
  (url: string): Ask =>
  async (method, path, cookie = '', body) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const text = typeof body === 'object' ? JSON.stringify(body) : body
    const answer = await fetch(url + path, { method, headers, ...(text && { body: text }) })
    if (!answer.ok) throw new Error(`${path} was answered with ${await answer.text()}`)
    return answer.json()
  }

/** A bank's file of so many rows, over ten years. */
function writeFile(count: number): Uint8Array {
  const lines = Array.from({ length: count }, (_, at) => {
    const date = addDays('2016-01-01', Math.floor((at * 3650) / count))
    return `${date},"SHOP NUMBER ${'abcdefghijklmnopqrst'[at % 20]} ${at % 7000} #${at % 97}",-${(at % 9000) / 100 + 1}`
  })
  return new TextEncoder().encode(['Date,Description,Amount', ...lines].join('\n'))
}

function parse(bytes: Uint8Array): ImportRow[] {
  const table = openFile(bytes)
  return readRows(table, guessMapping(table).mapping).rows
}

async function send(ask: Ask, cookie: string | undefined, rows: ImportRow[]) {
  const count = rows.length
  const accounts = [{ kind: 'new', name: 'Checking' }]
  const input = { fileName: 'bench.csv', format: 'csv', rowCount: count, accounts, balances: [] }
  const { id } = (await ask('POST', '/api/imports', cookie, input)) as { id: number }
  const take = async (from: number) => {
    await setImmediate()
    const part = rows.slice(from, from + CHUNK)
    const sent = part.map(({ date, amount, payee }) => ({
      date,
      amount: toDollars(amount),
      payee,
      account: 0,
    }))
    return JSON.stringify({ from, rows: sent })
  }
  // As the browser does: the next rows are made ready while the server stores these.
  let body = await take(0)
  for (let from = 0; from < count; from += CHUNK)
    [, body] = await Promise.all([ask('POST', `/api/imports/${id}/rows`, cookie, body), take(from + CHUNK)])
  await ask('POST', `/api/imports/${id}/finish`, cookie, { keepAlike: false })
}

/** What another user waits for each answer, until it is stopped; the first one has been given when it begins. */
async function watch(url: string, cookie: string | undefined) {
  const worker = new Worker(askAgain, { workerData: { url, cookie } })
  await once(worker, 'message')
  return {
    stop: async (): Promise<number[]> => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage('stop')
      const [times] = (await once(worker, 'message')) as [number[]]
      return times
    },
  }
}

/** From the newest to the oldest. */
async function timePages(ask: Ask, cookie: string | undefined, count: number): Promise<number> {
  const times: number[] = []
  const marks = (await ask('GET', '/api/transactions/marks', cookie)) as string[]
  for (let page = 0; page < PAGES; page += 1) {
    const from = Math.floor((page * Math.max(0, count - 100)) / PAGES)
    const mark = Math.floor(from / MARK_ROWS)
    const after = mark === 0 ? '' : `&after=${marks[mark - 1]}`
    const start = performance.now()
    await ask('GET', `/api/transactions?skip=${from - mark * MARK_ROWS}&limit=100${after}`, cookie)
    times.push(performance.now() - start)
  }
  return median(times)
}
