import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Advisor } from '#advisor/advisor.ts'
import { createLanguageModel } from '#advisor/language/sdk-model.ts'
import { createBuiltInWriter } from '#advisor/writer.ts'
import type { Config } from './config.ts'
import { openStore, type Store } from './db/database.ts'
import { isStoreAway } from './db/errors.ts'
import { migrate } from './db/migrate.ts'
import { createBreaker } from './lib/breaker.ts'
import { createMailer } from './lib/mailer.ts'
import { createOutbox } from './mail/outbox.ts'
import { StartError } from './lib/start-error.ts'
import type { Services } from './services.ts'

/** Opens everything the server stands on: the folder, the store with its schema, the secret, the mailer, the advisor. */
export async function openServices(config: Config): Promise<Services> {
  const store = config.databaseUrl
    ? await openStore({ databaseUrl: config.databaseUrl })
    : await openEmbeddedStore(config)
  try {
    await migrate(store)
  } catch (error) {
    await store.close()
    throw isStoreAway(error) ? unreachable(config) : error
  }
  const openBuiltInAdvisor = openAdvisorOnce()
  const services = {
    ...store,
    config,
    clock: () => new Date(),
    secret: config.sessionSecret ?? loadSecret(config.dataDir),
    mailer: createMailer(config.email),
    openAdvisor: openBuiltInAdvisor,
    writer: createBuiltInWriter(openBuiltInAdvisor),
    model: config.language && createLanguageModel(config.language),
    breaker: createBreaker(),
    reportMailFailure: () => {},
  }
  return Object.assign(services, { outbox: createOutbox(services) })
}

/** What it has learnt takes longer to load than all the rest: that waits until someone opens the chat. */
function openAdvisorOnce(): () => Promise<Advisor> {
  let opened: Promise<Advisor> | null = null
  return () => {
    opened ??= openAdvisor()
    return opened
  }
}

async function openAdvisor(): Promise<Advisor> {
  const [{ openBuiltInAdvisor }, { builtInLearned }] = await Promise.all([
    import('#advisor/built-in.ts'),
    import('#advisor/understanding/learned/learned.ts'),
  ])
  builtInLearned()
  return openBuiltInAdvisor()
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
  return openStore({ dataDir })
}

/** Made once and kept beside the store, readable by its owner only. */
function loadSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}

function unreachable({ databaseUrl }: Config): StartError {
  const host = databaseUrl && URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'the database'
  return new StartError(`Keel cannot reach PostgreSQL at ${host}: start it, or correct DATABASE_URL.`)
}
