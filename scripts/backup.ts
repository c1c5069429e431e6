import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { readConfig } from '#server/config.ts'
import { STORE_FILE } from '#server/db/sqlite.ts'

// npm run backup -- FILE: a checked copy of the embedded store, also while Keel runs on it.

/** Everything in one step: a copy in several starts over whenever Keel writes in between, and might never end. */
const ALL_PAGES = 2 ** 31 - 1

/** Why there is no backup, in one sentence for the operator. */
class BackupError extends Error {}

async function backUp(dataDir: string, file: string): Promise<number> {
  const store = join(dataDir, STORE_FILE)
  if (!existsSync(store))
    throw new BackupError(`There is no store in ${dataDir}: set DATA_DIR to its folder.`)
  if (existsSync(file))
    throw new BackupError(`${file} exists already and is not overwritten: name another file.`)
  const unfinished = `${file}.unfinished`
  try {
    makePrivateFile(unfinished)
    await copy(store, unfinished)
    check(unfinished)
    renameSync(unfinished, file)
  } finally {
    for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(`${unfinished}${ending}`, { force: true })
  }
  return statSync(file).size
}

/** The copy holds what the store holds, so nobody else may read it either. */
function makePrivateFile(file: string) {
  rmSync(file, { force: true })
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch {
    throw new BackupError(`${file} cannot be written: name a file in a folder that exists and is writable.`)
  }
}

async function copy(store: string, file: string) {
  const source = new DatabaseSync(store, { readOnly: true, timeout: 5000 })
  try {
    await backup(source, file, { rate: ALL_PAGES })
  } catch (error) {
    throw new BackupError(
      `The store could not be copied: ${error instanceof Error ? error.message : String(error)}.`,
    )
  } finally {
    source.close()
  }
}

/** A backup that cannot be restored is worse than none. Leaving WAL mode makes it one file without companions. */
function check(file: string) {
  const copied = new DatabaseSync(file)
  try {
    copied.exec('PRAGMA journal_mode = DELETE')
    const [found] = copied.prepare('PRAGMA integrity_check').all()
    if (found?.['integrity_check'] === 'ok') return
    throw new BackupError('The copy is damaged, which means that the store is: restore an earlier backup.')
  } finally {
    copied.close()
  }
}

try {
  const [file, ...more] = process.argv.slice(2)
  const { dataDir, databaseUrl } = readConfig(process.env)
  if (!file || more.length > 0) throw new BackupError('Say where to: npm run backup -- FILE')
  if (databaseUrl)
    throw new BackupError('With DATABASE_URL the store is PostgreSQL: back it up with pg_dump.')
  const bytes = await backUp(dataDir, resolve(file))
  console.log(
    `The store in ${dataDir} is backed up to ${resolve(file)} (${Math.ceil(bytes / 1024)} kB, checked).`,
  )
} catch (error) {
  console.error(`No backup was made. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
