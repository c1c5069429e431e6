import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStore, type Store } from '#server/db/database.ts'
import { migrate, refuseNewerSchema } from '#server/db/migrate.ts'
import { STORE_FILE } from '#server/db/sqlite.ts'
import { syncToDisk } from '#server/lib/write-atomically.ts'
import { backUpFolder } from './back-up.ts'
import { BackupError } from './backup-error.ts'
import { moveRows } from './move.ts'
import { isSealed, openSealed, readStart } from './sealed-file.ts'

interface Backup {
  file: string
  passphrase: string | null
}

/**
 * Restores a backup into a folder without a store. The file gets its final name only once it is complete and checked.
 */
export async function restoreFolder(backup: Backup, dataDir: string): Promise<void> {
  for (const name of [STORE_FILE, `${STORE_FILE}-wal`])
    if (existsSync(join(dataDir, name)))
      throw new BackupError(
        `There is a store in ${dataDir} already (${name}), which is not overwritten: move it away, or set DATA_DIR to an empty folder.`,
      )
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  await withOpened(backup, dataDir, async (folder) => {
    renameSync(join(folder, STORE_FILE), join(dataDir, STORE_FILE))
    syncToDisk(dataDir)
  })
}

/** The same into a PostgreSQL database that is empty, or holds what an interrupted restore left. */
export async function restoreDatabase(
  backup: Backup,
  databaseUrl: string,
  workDir: string,
  tell: Parameters<typeof moveRows>[2],
) {
  mkdirSync(workDir, { recursive: true, mode: 0o700 })
  return withOpened(backup, workDir, async (folder) => {
    const from = await openStore({ dataDir: folder })
    try {
      const to = await openStore({ databaseUrl })
      try {
        return await moveRows(from, to, tell)
      } finally {
        await to.close()
      }
    } finally {
      await from.close()
    }
  })
}

/** The backup as a store of this version in a folder of its own, which goes afterwards. */
async function withOpened<Result>(
  { file, passphrase }: Backup,
  workDir: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  if (statSync(file).isDirectory()) throw new BackupError(`${file} is a folder: name a file in it.`)
  const folder = mkdtempSync(join(workDir, 'restoring-'))
  const opened = join(folder, 'backup')
  try {
    const plain = isSealed(file) ? opened : file
    if (isSealed(file)) {
      if (passphrase === null)
        throw new BackupError('This backup is sealed: set BACKUP_PASSPHRASE to its passphrase.')
      await openSealed(file, opened, passphrase)
    }
    checkIsStore(plain)
    await copyChecked(plain, folder)
    await bringUpToDate(folder)
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function checkIsStore(file: string) {
  if (readStart(file, 16).toString('latin1') !== 'SQLite format 3\0')
    throw new BackupError('This file is not a backup of Keel.')
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const found = database
      .prepare(
        "select count(*) as count from sqlite_master where name in ('users', 'migrations', 'sessions')",
      )
      .get()
    if (found?.['count'] !== 3) throw new BackupError('This file is not a backup of Keel.')
  } catch (error) {
    throw error instanceof BackupError
      ? error
      : new BackupError('The backup is cut or damaged: take another one.')
  } finally {
    database.close()
  }
}

/** A copy, checked page by page: this is where a truncated file is noticed. */
async function copyChecked(file: string, folder: string) {
  const source = join(folder, 'source')
  mkdirSync(source)
  try {
    copyFileSync(file, join(source, STORE_FILE))
    await backUpFolder(source, { file: join(folder, STORE_FILE), passphrase: null })
  } catch (error) {
    throw error instanceof BackupError
      ? new BackupError('The backup is cut or damaged: take another one.')
      : error
  } finally {
    rmSync(source, { recursive: true, force: true })
  }
}

async function bringUpToDate(folder: string) {
  const store: Store = await openStore({ dataDir: folder })
  try {
    await refuseNewerSchema(store)
    await migrate(store)
    await store.forgetDeleted()
  } finally {
    await store.close()
  }
}
