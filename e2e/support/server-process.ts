import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { within } from './within.ts'

export interface ServerProcess {
  url: string
  dataDir: string
  adminEmail: string
  adminPassword: string
  /** Everything it has printed so far. */
  output: () => string
  /** As an operator stops it; removes its data, unless the caller brought the folder. */
  stop: () => Promise<void>
  /** As a power cut stops it; its data stays for a next start. */
  kill: () => Promise<void>
}

export interface ServerOptions {
  env?: Record<string, string>
  /** A folder of an earlier start, or of the caller's own making. */
  dataDir?: string
  entry?: string
}

const builtEntry = join(import.meta.dirname, '..', '..', 'dist', 'server', 'main.js')
const admin = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct-horse-battery-staple' }
const inherited = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'TMP']
const patience = 30_000
/** What is loaded before the server itself. */
const before = ['exit-with-parent.ts', 'cheap-hashing.ts']

/** Starts the real server on a free port with a store of its own; resolves when it says that it is ready. */
export async function startServer({
  env = {},
  dataDir,
  entry = builtEntry,
}: ServerOptions = {}): Promise<ServerProcess> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'keel-story-')))
  const settings = { ...admin, PORT: '0', DATA_DIR: folder, ...env }
  const server = spawn(
    process.execPath,
    [...before.flatMap((file) => ['--import', join(import.meta.dirname, file)]), entry],
    {
      // Only this much of ours, so that a developer's own variables cannot change what a story shows.
      env: { ...pick(process.env, inherited), TZ: 'UTC', ...settings },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  const closed = once(server, 'close')
  const output = collectText(server.stdout, server.stderr)
  const removeData = () => (dataDir ? undefined : rm(folder, { recursive: true, force: true }))
  try {
    const url = await readAddress(server, server.stdout, closed)
    return {
      url,
      dataDir: folder,
      adminEmail: settings.ADMIN_EMAIL,
      adminPassword: settings.ADMIN_PASSWORD,
      output,
      stop: async () => {
        await endWith('SIGTERM', server, closed)
        await removeData()
      },
      kill: () => endWith('SIGKILL', server, closed),
    }
  } catch (error) {
    server.kill('SIGKILL')
    await closed
    await removeData()
    throw new Error(`${String(error instanceof Error ? error.message : error)} It printed:\n${output()}`, {
      cause: error,
    })
  }
}

async function readAddress(server: ChildProcess, stdout: Readable, closed: Promise<unknown>) {
  const found = new Promise<string>((resolve) => {
    createInterface(stdout).on('line', (line) => {
      const address = /^Keel is ready at (http:\S+)$/.exec(line)?.[1]
      if (address) resolve(address)
    })
  })
  const gone = closed.then(() => {
    throw new Error(`The server ended before it was ready (${describeEnd(server)}).`)
  })
  return within(patience, Promise.race([found, gone]), 'The server was not ready')
}

async function endWith(signal: 'SIGTERM' | 'SIGKILL', server: ChildProcess, closed: Promise<unknown>) {
  server.kill(signal)
  await within(patience, closed, `The server did not end on ${signal}`)
}

function collectText(...streams: Readable[]) {
  let text = ''
  for (const stream of streams) stream.setEncoding('utf8').on('data', (more: string) => (text += more))
  return () => text
}

function describeEnd({ exitCode, signalCode }: ChildProcess) {
  return signalCode === null ? `exit code ${exitCode}` : signalCode
}

function pick(source: NodeJS.ProcessEnv, names: string[]) {
  return Object.fromEntries(names.filter((name) => name in source).map((name) => [name, source[name]]))
}
