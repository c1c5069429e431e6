import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Keel, startKeel } from './keel.ts'
import type { Verdict } from './ledger.ts'
import { createLoad, type Load } from './load.ts'
import { addPeople } from './people.ts'

export interface Options {
  /** The server's file. */
  file: string
  kills: number
  /** An empty database of its own for each scenario that needs one. */
  newDatabase: () => Promise<string>
  adminUrl: string
}

export interface Result {
  scenario: string
  verdict: Verdict
  /** What else was promised and did not hold. */
  broken: string[]
}

const SECRET = 'only for this run, and long enough for it'
const PEOPLE = 8

/** Long enough for writes to be on their way, never the same. */
const someTime = () => wait(60 + Math.random() * 240)

async function inFolder<Made>(use: (dataDir: string) => Promise<Made>): Promise<Made> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keel-faults-'))
  try {
    return await use(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export function killUnderLoad({ file, kills }: Options): Promise<Result> {
  return inFolder(async (dataDir) => {
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
    const people = await addPeople(env, PEOPLE)
    let keel = await startKeel({ file, env })
    const load = createLoad(people, () => keel.url)
    const broken: string[] = []
    for (let count = 1; count <= kills; count += 1) {
      load.start()
      await someTime()
      await keel.kill()
      await load.stop()
      keel = await startKeel({ file, env })
      const { lost, duplicated, unexpected } = await load.compare()
      if (lost + duplicated + unexpected > 0) broken.push(`after kill ${count}`)
    }
    const verdict = await load.compare()
    await keel.stop()
    return { scenario: `kill -9 under load, ${kills} times`, verdict, broken }
  })
}

async function onPostgres(
  { file, newDatabase }: Options,
  scenario: string,
  count: number,
  harm: (
    keels: Keel[],
    load: Load,
    databaseUrl: string,
    restart: (index: number) => Promise<void>,
  ) => Promise<string[]>,
): Promise<Result> {
  return inFolder(async (dataDir) => {
    const databaseUrl = await newDatabase()
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SESSION_SECRET: SECRET, LOG_LEVEL: 'silent' }
    const people = await addPeople(env, PEOPLE)
    const keels: Keel[] = []
    for (let index = 0; index < count; index += 1) keels.push(await startKeel({ file, env }))
    const urlOf = (index: number) => keels[index % count]?.url ?? ''
    const load = createLoad(people, urlOf)
    const restart = async (index: number) => {
      keels[index] = await startKeel({ file, env })
    }
    const broken = await harm(keels, load, databaseUrl, restart)
    const verdict = await load.compare()
    for (const keel of keels) await keel.stop()
    return { scenario, verdict, broken }
  })
}

export function killOneOfTwo(options: Options): Promise<Result> {
  const times = Math.ceil(options.kills / 5)
  return onPostgres(
    options,
    `one of two processes killed, ${times} times`,
    2,
    async (keels, load, _, restart) => {
      for (let count = 0; count < times; count += 1) {
        load.start()
        await someTime()
        await keels[count % 2]?.kill()
        await someTime()
        await load.stop()
        await restart(count % 2)
      }
      return []
    },
  )
}

/** No connection survives and none is let in for a while, which is what a restart looks like from here. */
export function restartDatabase(options: Options): Promise<Result> {
  return onPostgres(options, 'database away and back', 2, async (_keels, load, databaseUrl) => {
    const name = new URL(databaseUrl).pathname.slice(1)
    const admin = new pg.Client(options.adminUrl)
    await admin.connect()
    load.start()
    await someTime()
    await admin.query(`alter database ${pg.escapeIdentifier(name)} with allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await wait(500)
    await admin.query(`alter database ${pg.escapeIdentifier(name)} with allow_connections true`)
    await someTime()
    await load.stop()
    await admin.end()
    const status = await load.writeOnce()
    return status === 201 || status === 200 ? [] : [`a write afterwards was answered with ${status}`]
  })
}

export function fillDisk({ file }: Options): Promise<Result> {
  return inFolder(async (dataDir) => {
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error' }
    const people = await addPeople(env, PEOPLE)
    const full = await startKeel({ file, env, fileLimit: 700 })
    let { url } = full
    const load = createLoad(people, () => url)
    load.start()
    for (let tries = 0; !load.statuses.has(503) && tries < 2000; tries += 1) await wait(50)
    await load.stop()
    const ready = await fetch(`${url}/readyz`)
    const [write, read] = [await load.writeOnce(), await load.read()]
    const broken = [
      !load.statuses.has(503) && 'the disk never became full',
      load.statuses.has(500) && 'a write was answered with 500',
      write !== 503 && `a write was answered with ${write}`,
      read !== 200 && `a read was answered with ${read}`,
      ready.status !== 503 && `/readyz answered ${ready.status}`,
      !/"level":50/.test(full.log()) && 'nothing in the log',
    ].filter((found) => typeof found === 'string')
    await full.stop()
    const again = await startKeel({ file, env })
    url = again.url
    const verdict = await load.compare()
    await again.stop()
    return { scenario: 'disk full', verdict, broken }
  })
}

/** Both are asked at a port where nobody is. */
export function loseOutside({ file }: Options): Promise<Result> {
  return inFolder(async (dataDir) => {
    const nobody = '127.0.0.1:1'
    const env = {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      SMTP_URL: `smtp://${nobody}`,
      EMAIL_FROM: 'keel@example.com',
      AI_PROVIDER: 'compatible',
      AI_BASE_URL: `http://${nobody}/v1`,
      AI_MODEL: 'none',
    }
    const people = await addPeople(env, PEOPLE)
    const keel = await startKeel({ file, env })
    const load = createLoad(people, () => keel.url)
    load.start()
    const post = (path: string, body: object) =>
      fetch(`${keel.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: people[0]?.cookie ?? '' },
        body: JSON.stringify(body),
      })
    const chat = await post('/api/chat', { message: 'I make 85,000 a year' })
    const made = await post('/api/admin/users', { email: 'new@example.com' })
    const { emailSent } = (await made.json()) as { emailSent: boolean }
    await load.stop()
    const verdict = await load.compare()
    await keel.stop()
    const broken = [
      chat.status !== 200 && `a message was answered with ${chat.status}`,
      (made.status !== 201 || emailSent) && `a new user was answered with ${made.status}`,
    ].filter((found) => typeof found === 'string')
    return { scenario: 'mail server and provider away', verdict, broken }
  })
}

export function moveClock({ file }: Options): Promise<Result> {
  return inFolder(async (dataDir) => {
    const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
    const people = await addPeople(env, PEOPLE)
    let url = ''
    const load = createLoad(people, () => url)
    const broken: string[] = []
    for (const days of [1, 0, -1]) {
      const keel = await startKeel({ file, env, clockOffsetMs: days * 24 * 60 * 60 * 1000 })
      url = keel.url
      load.start()
      await someTime()
      await load.stop()
      const status = await load.writeOnce()
      if (status !== 201 && status !== 200)
        broken.push(`with ${days} days a write was answered with ${status}`)
      if (days === -1) {
        const verdict = await load.compare()
        await keel.stop()
        return { scenario: 'clock moved a day on and back', verdict, broken }
      }
      await keel.stop()
    }
    throw new Error('The last day is the end of this')
  })
}
