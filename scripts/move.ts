import { BackupError, explainFailure } from '#server/backup/backup-error.ts'
import { moveRows } from '#server/backup/move.ts'
import { readConfig } from '#server/config.ts'
import { openStore, type Store } from '#server/db/database.ts'
import { refuseNewerSchema } from '#server/db/migrate.ts'
import { findStore } from '#server/db/sqlite.ts'
import { createProgress } from './lib/progress.ts'

// npm run move -- --to postgres://…: the embedded store in DATA_DIR into an empty PostgreSQL database. Keel has to be
// stopped; the embedded store stays as it is. Run again after an interruption, it goes on where it stopped.

const USAGE = 'Say where to: npm run move -- --to postgres://user:password@host/database'

function readTarget(args: string[]): string {
  const [flag, url = '', ...more] = args
  if (flag !== '--to' || more.length > 0 || !/^postgres(?:ql)?:\/\//.test(url)) throw new BackupError(USAGE)
  return url
}

/** Of this run: a move that was finished earlier, or goes on later, is none of its business. */
let said = 'Nothing was moved.'

async function move(from: Store, databaseUrl: string) {
  await refuseNewerSchema(from)
  const to = await openStore({ databaseUrl })
  const tell = createProgress()
  try {
    return await moveRows(from, to, (progress) => {
      said = 'The move is not finished.'
      tell(progress)
    })
  } finally {
    await to.close()
  }
}

try {
  const databaseUrl = readTarget(process.argv.slice(2))
  const { dataDir } = readConfig({ ...process.env, DATABASE_URL: undefined })
  findStore(dataDir)
  const from = await openStore({ dataDir })
  try {
    const compared = await move(from, databaseUrl)
    for (const { table, rows, checksum } of compared) console.log(`${table}: ${rows} rows, ${checksum}`)
    console.log(
      'Everything is in PostgreSQL, counted and compared. Set DATABASE_URL, and SESSION_SECRET to the content of session-secret.',
    )
  } finally {
    await from.close()
  }
} catch (error) {
  console.error(`${said} ${explainFailure(error)}`)
  process.exitCode = 1
}
