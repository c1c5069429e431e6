import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/config.ts'
import { openServices } from '#server/open-services.ts'
import { copyDatabase, nameDatabase, withClient } from '#server/testing/postgres-admin.ts'
import { startPostgres } from '#server/testing/start-postgres.ts'
import { fillStore, type People } from './fill-store.ts'

/** The same store twice, filled alike: one for Keel, one for the least server of its kind. */
export interface Pair {
  people: People
  keel: Record<string, string>
  least: Record<string, string>
  leastServer: string
}

type Use<Result> = (pair: Pair) => Promise<Result>

export async function withSqlitePair<Result>(use: Use<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'keel-bench-'))
  try {
    const [keel, least] = [{ DATA_DIR: join(folder, 'keel') }, { DATA_DIR: join(folder, 'least') }]
    const people = await fill(keel)
    cpSync(keel.DATA_DIR, least.DATA_DIR, { recursive: true })
    return await use({
      people,
      keel,
      least,
      leastServer: fileURLToPath(import.meta.resolve('./least-sqlite.ts')),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function withPostgresPair<Result>(use: Use<Result>): Promise<Result> {
  const server = await startPostgres()
  try {
    const place = (name: string) => ({
      DATABASE_URL: nameDatabase(server.url, name),
      SESSION_SECRET: 'only for measuring, and long enough for that',
    })
    const [keel, least] = [place('keel'), place('least')]
    const copy = (from: string, to: string) =>
      withClient(server.url, (admin) => copyDatabase(admin, from, to))
    await copy('template0', 'keel')
    const people = await fill(keel)
    await copy('keel', 'least')
    return await use({
      people,
      keel,
      least,
      leastServer: fileURLToPath(import.meta.resolve('./least-postgres.ts')),
    })
  } finally {
    await server.stop()
  }
}

async function fill(place: Record<string, string>): Promise<People> {
  const services = await openServices(readConfig({ LOG_LEVEL: 'silent', ...place }))
  const people = await fillStore(services)
  await services.close()
  return people
}
