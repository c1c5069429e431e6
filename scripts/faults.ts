import { runFaults } from './faults/run-faults.ts'
import { withScratchDatabases } from './lib/scratch-databases.ts'
import { keelFile } from './lib/started-server.ts'
import { root, runStep } from './lib/steps.ts'

// npm run faults: everything that can go wrong around Keel, under load, with a ledger of what it confirmed. npm run
// faults -- 10 kills it ten times instead of fifty. TEST_DATABASE_URL uses a PostgreSQL of yours.

const kills = Number(process.argv[2] ?? 50)
if (!runStep({ name: 'Build', command: 'node', args: [`${root}/scripts/build.ts`] })) process.exit(1)
const isGood = await withScratchDatabases((databases) =>
  runFaults({ file: keelFile, kills, ...databases }, console.log),
)
process.exitCode = isGood ? 0 : 1
