import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { inject } from 'vitest'
import { copyDatabase, dropDatabase, nameDatabase, renameDatabase, withClient } from './postgres-admin.ts'
import type { TestServer } from './postgres-admin.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer
  }
}

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/** A starting point that is prepared once in a test run and then copied; `prepare` closes its connections. */
export interface Template {
  name: string
  prepare: (url: string) => Promise<void>
}

/** A database of its own for a test or a file of tests: empty, or a copy of the template. */
export async function createTestDatabase(template?: Template): Promise<TestDatabase> {
  const { adminUrl, prefix } = inject('postgres')
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  await withClient(adminUrl, async (admin) => {
    const source = template ? await provideTemplate(admin, template) : 'template0'
    await copyDatabase(admin, source, name)
  })
  return {
    url: nameDatabase(adminUrl, name),
    drop: () => withClient(adminUrl, (admin) => dropDatabase(admin, name)),
  }
}

async function provideTemplate(admin: Client, { name, prepare }: Template) {
  const { adminUrl, prefix } = inject('postgres')
  const ready = `${prefix}template_${name}`
  const unfinished = `${ready}_unfinished`
  // The files of a run ask at the same time: the first prepares it while the others wait.
  await admin.query('SELECT pg_advisory_lock(hashtext($1))', [ready])
  const existing = await admin.query('SELECT FROM pg_database WHERE datname = $1', [ready])
  if (existing.rowCount === 0) {
    await dropDatabase(admin, unfinished)
    await copyDatabase(admin, 'template0', unfinished)
    await prepare(nameDatabase(adminUrl, unfinished))
    await renameDatabase(admin, unfinished, ready)
  }
  // After a failure the end of the connection unlocks, and the next one starts afresh.
  await admin.query('SELECT pg_advisory_unlock(hashtext($1))', [ready])
  return ready
}
