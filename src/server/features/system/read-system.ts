import { statfsSync } from 'node:fs'
import type { SystemState } from '#contract/system.ts'
import type { RequestMetrics } from '#server/lib/request-metrics.ts'
import type { Services } from '#server/services.ts'
import { countMails, countSessions, countTurns, measureStore } from './store.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'config' | 'clock' | 'passwords'>

/** What the process itself has noticed. */
export interface Watched {
  requests: RequestMetrics
  loopDelay: () => SystemState['loopDelay']
  /** Whether a proxy speaks that is not believed. */
  hasUnknownProxy: () => boolean
  /** Whether a write was refused lately because the disk takes no more. */
  isFull: () => boolean
}

export async function readSystem(services: Needs, watched: Watched): Promise<SystemState> {
  const { db, engine, clock, config } = services
  const state: Omit<SystemState, 'warnings'> = {
    startedAt: new Date(Date.now() - Math.round(process.uptime() * 1000)).toISOString(),
    engine,
    memoryBytes: process.memoryUsage.rss(),
    loopDelay: watched.loopDelay(),
    requests: watched.requests.summarise(),
    turns: await countTurns(db, clock()),
    hashing: services.passwords.measure(),
    outbox: await countMails(db),
    sessions: await countSessions(db),
    store: await measureStore(services),
    disk: measureDisk(config.dataDir),
    backups: engine === 'sqlite' ? await readBackups(services) : null,
  }
  return { ...state, warnings: findWarnings(state, services, watched) }
}

/** Of the data folder, or of where Keel runs when there is none. */
function measureDisk(dataDir: string) {
  const read = (path: string) => {
    const { bavail, blocks, bsize } = statfsSync(path)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  }
  try {
    return read(dataDir)
  } catch {
    return read('.')
  }
}

async function readBackups({ config, clock }: Needs) {
  const { lastBackupAt } = await import('#server/backup/keep-backups.ts')
  const { everyHours } = config.backups
  return { everyHours, lastAt: lastBackupAt(config.dataDir, clock())?.toISOString() ?? null }
}

const HOUR_MS = 60 * 60 * 1000
const LITTLE_ROOM = 0.05

function findWarnings(
  { disk, backups, outbox, startedAt }: Omit<SystemState, 'warnings'>,
  { clock, config }: Needs,
  { hasUnknownProxy }: Watched,
): string[] {
  const hoursSince = (at: string) => (clock().getTime() - Date.parse(at)) / HOUR_MS
  const isLate =
    backups && backups.everyHours > 0 && hoursSince(backups.lastAt ?? startedAt) > 2 * backups.everyHours
  return [
    disk.freeBytes < disk.totalBytes * LITTLE_ROOM &&
      'The disk is nearly full: less than a twentieth of it is free.',
    isLate && 'The last backup is older than it should be: the log says why none was made.',
    backups?.everyHours === 0 && 'No backups are made by themselves: BACKUP_EVERY_HOURS is 0.',
    outbox.oldestAt !== null &&
      hoursSince(outbox.oldestAt) > 1 &&
      'A mail has been waiting for more than an hour: see Mails for what the mail server says.',
    hasUnknownProxy() &&
      'A proxy stands in front that is not believed, so that all people share one address and its limits: set TRUST_PROXY.',
    !config.rateLimits && 'RATE_LIMITS is off: anyone may try passwords as fast as they can.',
  ].filter((warning) => typeof warning === 'string')
}
