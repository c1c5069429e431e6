import { chown, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, parse } from 'node:path'
import { provideBinaries } from './postgres-binaries.ts'
import { startCluster } from './postgres-cluster.ts'
import { findUnprivilegedUser, type UserIds } from './unprivileged-user.ts'

// A program of its own that keeps one PostgreSQL for as long as its input is open. The system closes that input
// when the test run ends, however it ends, so neither a crash nor a kill -9 leaves a server or its files behind.
const ended = new AbortController()
process.stdin.on('close', () => ended.abort()).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ended.abort())

/** The one line that is written: where the server is, or why there is none. */
export type KeeperAnswer = { url: string } | { error: string }

try {
  await keepPostgres()
} catch (error) {
  answer({ error: error instanceof Error ? error.message : String(error) })
} finally {
  process.stdin.destroy()
}

async function keepPostgres() {
  const user = await findUnprivilegedUser()
  const folder = await makeFolder(user)
  try {
    const binaries = await provideBinaries(folder, user)
    const { url, exited } = await startCluster({ folder, binaries, ...(user && { user }) }, ended.signal)
    answer({ url })
    await exited
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function makeFolder(owner?: UserIds) {
  // The folder for temporary files, unless it is one that only we may enter.
  const place = !owner || (await isOpenToAll(tmpdir())) ? tmpdir() : '/tmp'
  const folder = await mkdtemp(join(place, 'keel-postgres-'))
  if (owner) await chown(folder, owner.uid, owner.gid)
  return folder
}

async function isOpenToAll(path: string): Promise<boolean> {
  const isOpen = ((await stat(path)).mode & 0o001) !== 0
  return isOpen && (path === parse(path).root || isOpenToAll(dirname(path)))
}

function answer(text: KeeperAnswer) {
  process.stdout.write(`${JSON.stringify(text)}\n`)
}
