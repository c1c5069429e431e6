import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readOwnData } from '#contract/own-data-file.ts'
import { readConfig } from '#server/config.ts'
import { openServices } from '#server/open-services.ts'
import { addMessages } from '#server/testing/add-messages.ts'
import { addPeople } from '../faults/people.ts'
import type { BenchRow } from '../lib/bench-row.ts'
import { readMemory } from '../lib/server-usage.ts'
import { keelFile, startFile } from '../lib/started-server.ts'

const [FEW, MANY] = [10_000, 50_000]
/** Five times as much is written, 100 MB more: held in memory it would show. The rest is garbage left lying. */
const MOST_GROWTH = 1.5
const DETAILS = `<p>${'How this was computed, step by step. '.repeat(50)}</p>`
const LEAST_MS = 50
const TIMES = 10

interface Person {
  cookie: string
}

/** Taking a large account along: its memory, and what another user notices of it and of bringing it back. */
export default async function measureOwnData(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keel-bench-'))
  try {
    const env = { DATA_DIR: dataDir }
    const people = await addPeople(env, 4)
    const [few, many, empty, other] = people as [Person, Person, Person, Person]
    await addConversations(env)
    const quiet = { LOG_LEVEL: 'silent', RATE_LIMITS: 'off', BACKUP_EVERY_HOURS: '0' }
    const keel = await startFile(keelFile, { ...env, ...quiet })
    const small = await peakWhile(keel.pid, () => download(keel.url, few))
    const large = await peakWhile(keel.pid, () => download(keel.url, many))
    const file = await (await get(keel.url, many, '/api/own-data.json')).text()
    const idle = await worstAnswerDuring(keel.url, other, () => wait(2000))
    const exporting = await worstAnswerDuring(keel.url, other, () => download(keel.url, many))
    const restoring = await worstAnswerDuring(keel.url, other, () => restore(keel.url, empty, file))
    await keel.stop()
    const limit = Math.max(LEAST_MS, TIMES * idle)
    const row = (what: string, value: number): BenchRow => ({
      figure: `Another user's GET, p99, while ${MANY} messages are ${what}`,
      value: `${value.toFixed(1)} ms against ${idle.toFixed(1)} ms idle`,
      limit: `${limit.toFixed(0)} ms`,
      ok: value <= limit,
    })
    return [
      {
        figure: `Peak memory of an export of ${MANY} messages against ${FEW}`,
        value: `${(large / small).toFixed(2)} x: ${large.toFixed(0)} MiB against ${small.toFixed(0)} MiB`,
        limit: `${MOST_GROWTH} x`,
        ok: large / small <= MOST_GROWTH,
      },
      row('exported', exporting),
      row('restored', restoring),
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const get = (url: string, { cookie }: Person, path: string) => fetch(url + path, { headers: { cookie } })

async function download(url: string, person: Person): Promise<void> {
  const { body } = await get(url, person, '/api/own-data.zip')
  // Read and dropped, so that only the server's memory counts.
  for await (const _ of body ?? []);
}

async function post(url: string, { cookie }: Person, path: string, body: object): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json' }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
  await answer.text()
}

async function restore(url: string, person: Person, file: string): Promise<void> {
  await post(url, person, '/api/own-data/restore', { mode: 'empty' })
  const reader = readOwnData(inPieces(file))
  for (let batch = 0; ; batch += 1) {
    const { done, value } = await reader.next()
    if (done) return post(url, person, '/api/own-data/restore/finish', { counts: value })
    await post(url, person, '/api/own-data/restore/rows', { batch, ...value })
  }
}

async function* inPieces(text: string) {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536)
}

/** The most memory that the process had meanwhile. */
async function peakWhile(pid: number, work: () => Promise<void>): Promise<number> {
  let peak = 0
  const state = { isOver: false }
  const done = work().finally(() => (state.isOver = true))
  while (!state.isOver) {
    peak = Math.max(peak, readMemory(pid))
    await wait(10)
  }
  await done
  return peak
}

async function worstAnswerDuring(url: string, person: Person, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  const state = { isOver: false }
  const done = work().finally(() => (state.isOver = true))
  while (!state.isOver) {
    const start = performance.now()
    await (await get(url, person, '/api/assets')).text()
    times.push(performance.now() - start)
    await wait(5)
  }
  await done
  return times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * 0.99) - 1)] ?? Infinity
}

async function addConversations(env: Record<string, string>) {
  const services = await openServices(readConfig({ LOG_LEVEL: 'silent', ...env }))
  const rows = await services.db.selectFrom('users').select('id').orderBy('id').limit(2).execute()
  for (const [at, count] of [FEW, MANY].entries()) {
    const said = Array.from({ length: count }, (_, n) => `Message ${n} about rent, pay, savings and a house`)
    await addMessages(services.db, rows[at]?.id ?? 0, said)
    await services.db.updateTable('messages').set({ details: DETAILS }).execute()
  }
  await services.close()
}
