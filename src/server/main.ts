import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { ensureFirstAdmin, type FirstAdmin } from './features/people/first-admin.ts'
import { openServices } from './open-services.ts'
import type { Services } from './services.ts'
import { runEvery } from './lib/run-every.ts'
import { explainStartFailure, StartError } from './start-error.ts'

// From src/server as from dist/server, the built web app lies here. In development Vite serves the pages instead.
const webRoot = join(import.meta.dirname, '../../dist/web')

const say = (text: string) => process.stdout.write(`${text}\n`)

async function start() {
  const config = readConfig(process.env)
  const services = await openServices(config)
  const admin = await ensureFirstAdmin(services)
  if (admin) announceAdmin(admin)
  const app = buildApp(services, existsSync(webRoot) ? { webRoot } : {})
  services.reportMailFailure = (error) =>
    app.log.error(describeMailFailure(error), 'an e-mail could not be sent')
  if (!config.rateLimits) app.log.warn('RATE_LIMITS is off: anyone may try passwords as fast as they can')
  if (!config.databaseUrl) keepBackups(app, services)
  stopOnSignals(app, services)
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw explainListenFailure(error, config)
  })

  say(`Keel is ready at ${config.publicUrl?.origin ?? addressOf(config, app.server.address())}`)
}

/** At once: if the start fails after this, the password would never be seen. */
function announceAdmin({ email, password, warning }: FirstAdmin) {
  if (warning) say(`Warning: ${warning}. Change it after signing in.`)
  say(`The first administrator is ${email}${password ? '' : ', with the password from ADMIN_PASSWORD'}.`)
  if (password) say(`Password (shown only now): ${password}`)
}

/** Often enough that a backup is late by minutes only, also after a pause. */
const LOOK_SECONDS = 10 * 60

function keepBackups(app: FastifyInstance, { config, clock }: Services) {
  runEvery(app, LOOK_SECONDS, async () => {
    const { backUpWhenDue } = await import('./backup/keep-backups.ts')
    const name = await backUpWhenDue(config, clock())
    if (name) app.log.info({ name }, 'the store was backed up')
  })
}

/** From before the address is printed: whoever reads it may stop us at once. */
function stopOnSignals(app: FastifyInstance, services: Services) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      say('Stopping: finishing the requests in flight.')
      // A request that hangs must not keep a stopped server alive.
      setTimeout(() => process.exit(1), 10_000).unref()
      // Hooks for the close run last first, and some still write: the store closes after all of them.
      app
        .close()
        .then(() => services.close())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        )
    })
  }
}

/** Codes only: the message of a mail server often names the person the mail was for. */
function describeMailFailure(error: Error) {
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number }
  return { name: error.name, code, responseCode }
}

function addressOf(
  config: Config,
  listening: ReturnType<typeof import('node:net').Server.prototype.address>,
) {
  const port = typeof listening === 'object' && listening ? listening.port : config.port
  const everywhere = config.host === '0.0.0.0' || config.host === '::'
  return `http://${everywhere ? 'localhost' : config.host}:${port}`
}

function explainListenFailure(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} on ${host} is taken: stop what uses it, or set PORT to another one.`)
  if (code === 'EACCES')
    return new StartError(`Keel may not listen on port ${port}: set PORT to one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(
      `HOST ${host} is not an address of this machine: set HOST to one that is, such as 127.0.0.1.`,
    )
  return error
}

start().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`)
  process.exit(1)
})
