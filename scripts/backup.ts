import { resolve } from 'node:path'
import { backUpDatabase, backUpFolder } from '#server/backup/back-up.ts'
import { BackupError, explainFailure } from '#server/backup/backup-error.ts'
import { readConfig } from '#server/config.ts'

// npm run backup -- FILE: a checked copy of the store, also while Keel runs on it; sealed with BACKUP_PASSPHRASE.

try {
  const [name, ...more] = process.argv.slice(2)
  const { dataDir, databaseUrl, backups } = readConfig(process.env)
  if (!name || more.length > 0) throw new BackupError('Say where to: npm run backup -- FILE')
  const options = { file: resolve(name), passphrase: backups.passphrase }
  const bytes = databaseUrl
    ? await backUpDatabase(databaseUrl, options)
    : await backUpFolder(dataDir, options)
  const size = `${Math.ceil(bytes / 1024)} kB, checked${backups.passphrase === null ? '' : ', sealed'}`
  const store = databaseUrl ? 'in PostgreSQL' : `in ${dataDir}`
  console.log(`The store ${store} is backed up to ${options.file} (${size}).`)
} catch (error) {
  console.error(`No backup was made. ${explainFailure(error)}`)
  process.exitCode = 1
}
