import { resolve } from 'node:path'
import { BackupError, explainFailure } from '#server/backup/backup-error.ts'
import { restoreDatabase, restoreFolder } from '#server/backup/restore.ts'
import { readConfig } from '#server/config.ts'
import { createProgress } from './lib/progress.ts'

// npm run restore -- FILE: a backup into a DATA_DIR without a store, or into an empty DATABASE_URL.

try {
  const [name, ...more] = process.argv.slice(2)
  const { dataDir, databaseUrl, backups } = readConfig(process.env)
  if (!name || more.length > 0) throw new BackupError('Say from where: npm run restore -- FILE')
  const backup = { file: resolve(name), passphrase: backups.passphrase }
  if (databaseUrl) await restoreDatabase(backup, databaseUrl, dataDir, createProgress())
  else await restoreFolder(backup, dataDir)
  console.log(`${backup.file} is restored ${databaseUrl ? 'into PostgreSQL' : `into ${dataDir}`}.`)
} catch (error) {
  console.error(`Nothing was restored. ${explainFailure(error)}`)
  process.exitCode = 1
}
