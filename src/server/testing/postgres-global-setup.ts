import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { dropTestDatabases, withClient } from './postgres-admin.ts'
import { startPostgres, type RunningPostgres } from './start-postgres.ts'

/** One PostgreSQL for all the tests of a run: the one of TEST_DATABASE_URL, or one of our own. */
export default async function setUpPostgres(project: TestProject) {
  const prefix = `keel_test_${randomBytes(4).toString('hex')}_`
  const { url, stop } = await provideServer(process.env['TEST_DATABASE_URL'], prefix)
  project.provide('postgres', { adminUrl: url, prefix })
  return stop
}

export function provideServer(givenUrl: string | undefined, prefix: string): Promise<RunningPostgres> {
  return givenUrl ? useServer(givenUrl, prefix) : startServer()
}

async function useServer(url: string, prefix: string) {
  try {
    await withClient(url, (client) => client.query('SELECT 1'))
  } catch (error) {
    const way = 'correct it, or unset it to test with a PostgreSQL of our own'
    throw new Error(`No PostgreSQL answers at TEST_DATABASE_URL (${tellReason(error)}): ${way}.`, {
      cause: error,
    })
  }
  return { url, stop: () => dropTestDatabases({ adminUrl: url, prefix }) }
}

async function startServer() {
  try {
    return await startPostgres()
  } catch (error) {
    const way = 'set TEST_DATABASE_URL to one where databases may be created'
    throw new Error(`PostgreSQL could not be started for the tests (${tellReason(error)}): ${way}.`, {
      cause: error,
    })
  }
}

function tellReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(tellReason).join('; ')
  const reason = error instanceof Error ? error.message : String(error)
  return reason.split('\n')[0] ?? reason
}
