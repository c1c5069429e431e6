import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { STORE_FILE } from '#server/db/sqlite.ts'
import { backUpFolder } from './back-up.ts'
import { BackupError } from './backup-error.ts'

const DAILY = /^keel-\d{4}-\d{2}-\d{2}T\d{6}Z\.(?:db|sealed)$/
const BEFORE_STEP = /^before-.+\.(?:db|sealed)$/
/** What a crash in the middle of a backup leaves behind. */
const LEFT_OVER = /\.(?:db|sealed)\.(?:unfinished|sealed)/
/** How many of the backups made before an upgrade are kept. */
const KEPT_STEPS = 3
const HOUR_MS = 60 * 60 * 1000

type Needs = Pick<Config, 'dataDir' | 'backups'>

export const backupFolder = (dataDir: string) => join(dataDir, 'backups')

const momentOf = (now: Date) => now.toISOString().replace(/\.\d+/, '').replaceAll(':', '')

const endingOf = ({ passphrase }: Config['backups']) => (passphrase === null ? 'db' : 'sealed')

/**
 * Makes a backup when the last one is old enough, and deletes the oldest. Returns its name, or null when none was due.
 */
export async function backUpWhenDue({ dataDir, backups }: Needs, now: Date): Promise<string | null> {
  if (backups.everyHours === 0) return null
  const last = lastBackupAt(dataDir, now)
  if (last && now.getTime() - last.getTime() < backups.everyHours * HOUR_MS) return null
  const name = `keel-${momentOf(now)}.${endingOf(backups)}`
  await backUpInto({ dataDir, backups }, name)
  rotate(dataDir, { pattern: DAILY, keep: backups.keep, made: name })
  return name
}

/** Before an upgrade changes the store: the way back, should it be needed. */
export async function backUpBeforeStep({ dataDir, backups }: Needs, step: string, now: Date): Promise<void> {
  const made = listNames(dataDir, BEFORE_STEP).filter((name) => name.startsWith(`before-${step}-`))
  // A backup from an interrupted start is as good; one from an upgrade that was rolled back is not.
  if (made.some((name) => isAsNew(dataDir, name))) return
  const name = `before-${step}-${momentOf(now)}.${endingOf(backups)}`
  await backUpInto({ dataDir, backups }, name)
  rotate(dataDir, { pattern: BEFORE_STEP, keep: KEPT_STEPS, made: name })
}

/** Whether nothing was written to the store since the backup was made. */
function isAsNew(dataDir: string, name: string): boolean {
  const changedAt = (file: string) => {
    const found = statSync(file, { throwIfNoEntry: false })
    // An empty log was opened and not written to.
    return found && found.size > 0 ? found.mtimeMs : 0
  }
  const written = [STORE_FILE, `${STORE_FILE}-wal`].map((file) => changedAt(join(dataDir, file)))
  return changedAt(join(backupFolder(dataDir), name)) >= Math.max(...written)
}

async function backUpInto({ dataDir, backups }: Needs, name: string) {
  const folder = backupFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(folder))
    if (LEFT_OVER.test(name)) rmSync(join(folder, name), { force: true })
  const needed = statSync(join(dataDir, STORE_FILE)).size * 2
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < needed)
    throw new BackupError(`There is too little room for a backup in ${folder}: it needs ${needed} bytes.`)
  await backUpFolder(dataDir, { file: join(folder, name), passphrase: backups.passphrase })
}

const listNames = (dataDir: string, pattern: RegExp) => {
  const folder = backupFolder(dataDir)
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => pattern.test(name))
        .toSorted()
    : []
}

interface Rotation {
  pattern: RegExp
  keep: number
  /** The backup just made always stays. */
  made: string
}

/** Deletes the oldest by the time they were written: a name only tells what a clock said, or a schema step. */
function rotate(dataDir: string, { pattern, keep, made }: Rotation) {
  const writtenAt = (name: string) => statSync(join(backupFolder(dataDir), name)).mtimeMs
  const newest = writtenAt(made)
  const others = listNames(dataDir, pattern)
    .filter((name) => name !== made)
    .map((name) => ({ name, at: writtenAt(name) }))
    // A backup dated after the newest was written while the clock was ahead. Its age is unknown, so it goes first.
    .map(({ name, at }) => ({ name, at: at > newest ? 0 : at }))
    .toSorted((one, other) => one.at - other.at)
  for (const { name } of others.slice(0, Math.max(0, others.length + 1 - keep)))
    rmSync(join(backupFolder(dataDir), name), { force: true })
}

/** When the newest regular backup was made, leaving out those that a wrong clock dated into the future. */
export function lastBackupAt(dataDir: string, now: Date): Date | null {
  const newest = listNames(dataDir, DAILY).findLast((name) => name <= `keel-${momentOf(now)}.z`)
  const [, day, hours, minutes, seconds] = /^keel-(\S{10})T(\d\d)(\d\d)(\d\d)Z/.exec(newest ?? '') ?? []
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : null
}
