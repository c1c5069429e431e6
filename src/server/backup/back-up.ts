import { closeSync, existsSync, mkdtempSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { openStore, type Store } from '#server/db/database.ts'
import { listPending, migrate, refuseNewerSchema } from '#server/db/migrate.ts'
import { findStore, STORE_FILE } from '#server/db/sqlite.ts'
import { syncToDisk } from '#server/lib/write-atomically.ts'
import { BackupError } from './backup-error.ts'
import { compareStores, copyRows } from './copy-rows.ts'
import { sealFile } from './sealed-file.ts'

/** Everything in one step: a copy in several starts over whenever Keel writes in between, and might never end. */
const ALL_PAGES = 2 ** 31 - 1

interface Options {
  file: string
  /** Seals the copy; null leaves it readable to whoever has the file. */
  passphrase: string | null
}

/** A checked copy of the embedded store, also while Keel runs on it. Returns its size. */
export async function backUpFolder(dataDir: string, options: Options): Promise<number> {
  const store = findStore(dataDir)
  return writeBackup(options, (copy) => copyFile(store, copy))
}

/** The same from PostgreSQL: a snapshot of one moment, written as an embedded store. */
export async function backUpDatabase(databaseUrl: string, options: Options): Promise<number> {
  return writeBackup(options, async (copy) => {
    const folder = mkdtempSync(`${options.file}.`)
    try {
      await copyDatabase(databaseUrl, folder)
      await copyFile(join(folder, STORE_FILE), copy)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

async function copyDatabase(databaseUrl: string, folder: string) {
  const [from, to] = [await openStore({ databaseUrl }), await openStore({ dataDir: folder })]
  try {
    await refuseNewerSchema(from)
    if ((await listPending(from.db)).length > 0)
      throw new BackupError(
        'The store is one of an earlier version: start this Keel on it once, then back it up.',
      )
    await migrate(to)
    // Everything is read as of one moment, whatever Keel writes meanwhile.
    await from.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const moment: Store = { ...from, db: trx }
        await copyRows(moment, to, () => {})
        await compareStores(moment, to)
      })
  } finally {
    await from.close()
    await to.close()
  }
}

async function writeBackup(
  { file, passphrase }: Options,
  copyTo: (copy: string) => Promise<void>,
): Promise<number> {
  if (existsSync(file))
    throw new BackupError(`${file} exists already and is not overwritten: name another file.`)
  const unfinished = `${file}.unfinished`
  const sealed = `${file}.sealed`
  try {
    makePrivateFile(unfinished, file)
    await copyTo(unfinished)
    check(unfinished)
    if (passphrase !== null) await sealFile(unfinished, sealed, passphrase)
    syncToDisk(passphrase === null ? unfinished : sealed)
    renameSync(passphrase === null ? unfinished : sealed, file)
    syncToDisk(dirname(file))
  } finally {
    for (const ending of ['', '-journal', '-wal', '-shm']) rmSync(`${unfinished}${ending}`, { force: true })
    rmSync(sealed, { force: true })
  }
  return statSync(file).size
}

/** The copy holds what the store holds, so nobody else may read it either. */
function makePrivateFile(unfinished: string, file: string) {
  rmSync(unfinished, { force: true })
  try {
    closeSync(openSync(unfinished, 'wx', 0o600))
  } catch {
    throw new BackupError(`${file} cannot be written: name a file in a folder that exists and is writable.`)
  }
}

async function copyFile(store: string, file: string) {
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
