import { randomBytes } from 'node:crypto'
import { copyDatabase, dropDatabase, nameDatabase, withClient } from '#server/testing/postgres-admin.ts'
import { startPostgres } from '#server/testing/start-postgres.ts'
import { runFaults } from './faults/run-faults.ts'
import { keelFile } from './lib/started-server.ts'
import { root, runStep } from './lib/steps.ts'

// npm run faults: everything that can go wrong around Keel, under load, with a ledger of what it said yes to.
// npm run faults -- 10 kills it ten times instead of fifty. TEST_DATABASE_URL uses a PostgreSQL of yours.

const kills = Number(process.argv[2] ?? 50)
if (!runStep({ name: 'Build', command: 'node', args: [`${root}/scripts/build.ts`] })) process.exit(1)
const given = process.env['TEST_DATABASE_URL']
const postgres = given ? { url: given, stop: async () => {} } : await startPostgres()
const made: string[] = []
const newDatabase = async () => {
  const name = `keel_faults_${randomBytes(6).toString('hex')}`
  await withClient(postgres.url, (admin) => copyDatabase(admin, 'template0', name))
  made.push(name)
  return nameDatabase(postgres.url, name)
}

try {
  const isGood = await runFaults({ file: keelFile, kills, newDatabase, adminUrl: postgres.url }, console.log)
  process.exitCode = isGood ? 0 : 1
} finally {
  for (const name of made) await withClient(postgres.url, (admin) => dropDatabase(admin, name))
  await postgres.stop()
}
