import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createLanguageModel } from '#advisor/language/sdk-model.ts'
import { createThreadedAdvisors } from '#advisor/threads/threaded-advisors.ts'
import { createBuiltInWriter } from '#advisor/writer.ts'
import { isUnfinished } from './backup/move.ts'
import type { Config } from './config.ts'
import { openStore, type Store } from './db/database.ts'
import { isStoreAway } from './db/errors.ts'
import { listApplied, listPending, migrate, refuseNewerSchema } from './db/migrate.ts'
import { createBreaker } from './lib/breaker.ts'
import { createMailer } from './features/mail/mailer.ts'
import { createPasswords } from './lib/password.ts'
import { loadSecret } from './lib/secret-file.ts'
import { createOutbox } from './features/mail/outbox.ts'
import { StartError } from './start-error.ts'
import type { Services } from './services.ts'

/**
 * Opens everything the server stands on: the folder, the store with its schema, the secret, the mailer, the advisor.
 */
export async function openServices(config: Config): Promise<Services> {
  const store = config.databaseUrl
    ? await openStore({ databaseUrl: config.databaseUrl })
    : await openEmbeddedStore(config)
  try {
    if (config.databaseUrl) await checkPostgres(config.databaseUrl)
    if (await isUnfinished(store)) throw halfMoved()
    if (!config.databaseUrl) await keepWayBack(store, config)
    await migrate(store)
  } catch (error) {
    await store.close()
    throw isStoreAway(error) ? unreachable(config) : error
  }
  const advisors = createThreadedAdvisors()
  const services = {
    ...store,
    config,
    clock: () => new Date(),
    secret: config.sessionSecret ?? loadSecret(config.dataDir),
    passwords: createPasswords(),
    mailer: createMailer(config.email),
    advisors,
    createWriter: createBuiltInWriter,
    model: config.language && createLanguageModel(config.language),
    breaker: createBreaker(),
    reportMailFailure: () => {},
    close: async () => {
      await advisors.close()
      await store.close()
    },
  }
  return Object.assign(services, { outbox: createOutbox(services) })
}

function openEmbeddedStore({ dataDir }: Config): Promise<Store> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(
      `Keel cannot write to its data folder ${dataDir}: make it writable, or set DATA_DIR to another one.`,
    )
  }
  refuseForeignFiles(dataDir)
  return openStore({ dataDir })
}

/** What Keel opens in its folder; whatever else lies there, such as a copy of the store, is the owner's own. */
const OPENED = /^(?:keel\.(?:db(?:-wal|-shm)?|lock|pid)|session-secret|backups)$/

/** A command that was run as another user, such as a restore as root, leaves files that are not ours to open. */
function refuseForeignFiles(dataDir: string) {
  for (const name of readdirSync(dataDir).filter((name) => OPENED.test(name)))
    try {
      accessSync(join(dataDir, name), constants.R_OK | constants.W_OK)
    } catch {
      throw new StartError(
        `Keel may not read and write ${join(dataDir, name)}: give it to the user that Keel runs as (chown).`,
      )
    }
}

/** An upgrade of a store that holds something is preceded by a backup; a new store has nothing to lose. */
async function keepWayBack({ db }: Store, config: Config) {
  await refuseNewerSchema({ db })
  const [next] = await listPending(db)
  if (!next || (await listApplied(db)).length === 0) return
  const { backUpBeforeStep } = await import('./backup/keep-backups.ts')
  await backUpBeforeStep(config, next, new Date())
}

const halfMoved = () =>
  new StartError('A move into this store was broken off: run npm run move again, or use the old store.')

async function checkPostgres(databaseUrl: string) {
  const { refuseTransactionPooler } = await import('./db/pooler.ts')
  await refuseTransactionPooler(databaseUrl)
}

function unreachable({ databaseUrl }: Config): StartError {
  const host = databaseUrl && URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'the database'
  return new StartError(`Keel cannot reach PostgreSQL at ${host}: start it, or correct DATABASE_URL.`)
}
