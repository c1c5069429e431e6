import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PostgresBinaries } from './postgres-binaries.ts'
import type { UserIds } from './unprivileged-user.ts'

export interface Cluster {
  url: string
  exited: Promise<unknown>
}

interface Place {
  folder: string
  binaries: PostgresBinaries
  user?: UserIds
}

const admin = 'keel'
const portAttempts = 5

// What a crash of the machine would lose is only a test.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '32MB',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  jit: 'off',
}

/** Makes an empty PostgreSQL in the folder and runs it until the signal; resolves when it takes connections. */
export async function startCluster(place: Place, until: AbortSignal): Promise<Cluster> {
  const password = await initialise(place, until)
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort()
    const { isReady, exited, log } = await startOn(port, place, until)
    if (isReady) return { url: `postgres://${admin}:${password}@127.0.0.1:${port}/postgres`, exited }
    // PostgreSQL cannot choose a port itself, and somebody else may take the free one before it does.
    const isTaken = log.includes('Address already in use')
    if (!isTaken || attempt === portAttempts) throw new Error(`postgres ended with: ${findReason(log)}`)
  }
}

async function initialise({ folder, binaries, user }: Place, signal: AbortSignal) {
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password, { mode: 0o644 })
  const choices = {
    pgdata: join(folder, 'data'),
    username: admin,
    pwfile: passwordFile,
    auth: 'scram-sha-256',
    encoding: 'UTF8',
    // Words in the order people expect, as on most servers, so that a query which relies on another is seen.
    locale: 'C',
    'locale-provider': 'icu',
    'icu-locale': 'en-US',
  }
  const flags = Object.entries(choices).map(([name, value]) => `--${name}=${value}`)
  const options = { ...user, cwd: folder, env: environment(), signal }
  try {
    await promisify(execFile)(binaries.initdb, ['--no-sync', '--no-instructions', ...flags], options)
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    throw new Error(`initdb ended with: ${findReason(stderr) || String(error)}`, { cause: error })
  }
  return password
}

async function startOn(port: number, { folder, binaries, user }: Place, until: AbortSignal) {
  until.throwIfAborted()
  const flags = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(binaries.postgres, ['-D', join(folder, 'data'), ...flags], {
    ...user,
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
  // At once and without a checkpoint: nobody will read the data again.
  until.addEventListener('abort', () => server.kill('SIGQUIT'), { once: true })
  let log = ''
  const ready = new Promise<boolean>((resolve) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-10_000)
      if (log.includes('database system is ready to accept connections')) resolve(true)
    })
  })
  const exited = once(server, 'close').catch((error: unknown) => (log += String(error)))
  const isReady = await Promise.race([ready, exited.then(() => false)])
  return { isReady, exited, log }
}

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port was found')
  return address.port
}

// The messages are read above, so they must be in English.
function environment() {
  return { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], LC_ALL: 'C', TZ: 'UTC' }
}

function findReason(text: string) {
  const lines = text.trim().split('\n')
  return lines.find((line) => /FATAL|error:/.test(line)) ?? lines.at(-1) ?? ''
}
