import { randomBytes } from 'node:crypto'
import { copyDatabase, dropDatabase, nameDatabase, withClient } from '#server/testing/postgres-admin.ts'
import { startPostgres } from '#server/testing/start-postgres.ts'

export interface ScratchDatabases {
  /** An empty one. */
  newDatabase: () => Promise<string>
  /** As an administrator who may create databases. */
  adminUrl: string
}

/** On the PostgreSQL of TEST_DATABASE_URL, or on one of our own; what was made on it goes afterwards. */
export async function withScratchDatabases<Result>(
  use: (databases: ScratchDatabases) => Promise<Result>,
): Promise<Result> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given ? { url: given, stop: async () => {} } : await startPostgres()
  const made: string[] = []
  const newDatabase = async () => {
    const name = `keel_scratch_${randomBytes(6).toString('hex')}`
    await withClient(server.url, (admin) => copyDatabase(admin, 'template0', name))
    made.push(name)
    return nameDatabase(server.url, name)
  }
  try {
    return await use({ newDatabase, adminUrl: server.url })
  } finally {
    for (const name of made) await withClient(server.url, (admin) => dropDatabase(admin, name))
    await server.stop()
  }
}
