import type { Advisor, Advisors, DistantAdvisor } from '#advisor/advisor.ts'
import { openBuiltInAdvisor } from '#advisor/built-in.ts'
import { createLanguageModel } from '#advisor/language/sdk-model.ts'
import { answerCall, relayAdvisor } from '#advisor/threads/call.ts'
import { createBuiltInWriter, type ReplyWriter } from '#advisor/writer.ts'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { createCall } from '#contract/call.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Engine } from '#server/db/database.ts'
import { addSession } from '#server/features/people/sessions-store.ts'
import { addUser, findUser } from '#server/features/people/users-store.ts'
import { hashToken, newToken } from '#server/lib/hashing.ts'
import { createBreaker } from '#server/lib/breaker.ts'
import type { Mail } from '#server/features/mail/mailer.ts'
import { createPasswords } from '#server/lib/password.ts'
import { createOutbox } from '#server/features/mail/outbox.ts'
import type { Services } from '#server/services.ts'
import { openTestStore } from './test-store.ts'

export const TEST_PASSWORD = 'a long test password'
/** Read once: the network behind it takes a while to load. */
let builtInAdvisor: Promise<Advisor> | undefined
/** A real hash takes 46 MiB and 80 ms; that it does is a matter of its own test. */
const passwords = createPasswords({ memory: 8, passes: 1, parallelism: 1 })
let testPasswordHash: Promise<string> | undefined

export type TestApp = Awaited<ReturnType<typeof startTestApp>>
export type TestClient = ReturnType<TestApp['visitor']>

interface Options {
  /** Environment variables on top of the defaults. */
  env?: Record<string, string>
  /** Pretends that e-mail is set up; what is sent lands in `app.mails`. */
  email?: 'accepts' | 'refuses'
  /** An advisor made for the test. */
  advisor?: Advisor
  /** Writes its replies; at once when absent. */
  writer?: ReplyWriter
  /** Folder of a built web app, when pages are served too. */
  webRoot?: string
  /** How long a request may take to arrive. */
  arrivalMs?: number
}

/** The real app on a fresh store, with a clock that tests can move and a mailbox they can read. */
export async function startTestApp(
  engine: Engine,
  { env = {}, email, advisor, writer, webRoot, arrivalMs }: Options = {},
) {
  const advisors = createUnthreadedAdvisors(
    async () => advisor ?? (await (builtInAdvisor ??= openBuiltInAdvisor())),
  )
  const store = await openTestStore(engine)
  const time = { now: new Date('2026-03-01T12:00:00.000Z') }
  const mails: Mail[] = []
  const config = readConfig({ LOG_LEVEL: 'silent', ...env })
  const base = {
    ...store,
    config,
    clock: () => time.now,
    secret: 'a secret that only tests use, long enough',
    passwords,
    mailer: {
      configured: email !== undefined,
      deliver: async (mail: Mail) => {
        if (email !== 'accepts') throw new Error('refused')
        mails.push(mail)
      },
    },
    advisors,
    createWriter: (asked: DistantAdvisor) => writer ?? createBuiltInWriter(asked),
    model: config.language && createLanguageModel(config.language),
    breaker: createBreaker(() => time.now.getTime()),
    reportMailFailure: () => {},
  }
  const services: Services = Object.assign(base, { outbox: createOutbox(base) })
  const app = buildApp(services, {
    ...(webRoot !== undefined && { webRoot }),
    ...(arrivalMs !== undefined && { arrivalMs }),
  })
  await app.ready()

  function visitor() {
    const cookies = new Map<string, string>()
    const inject = async (options: InjectOptions) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await app.inject({
        ...options,
        headers: { ...(cookie && { cookie }), ...options.headers },
      })
      for (const { name, value, maxAge } of response.cookies) {
        if (value === '' || maxAge === 0) cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    }
    const call = createCall(async ({ method, url, headers, body }) => {
      const response = await inject({ method, url, headers, ...(body !== undefined && { payload: body }) })
      return {
        status: response.statusCode,
        statusText: response.statusMessage,
        text: response.payload,
        headers: { get: (name: string) => response.headers[name]?.toString() ?? null },
      }
    })
    return { inject, call, cookies }
  }

  let people = 0
  /** A signed-in user of their own for each test, so that tests cannot meet. */
  async function newUser({ isAdmin = false, name = 'Test Person', email: address = '' } = {}) {
    people += 1
    testPasswordHash ??= passwords.hash(TEST_PASSWORD)
    const person = { email: address || `person${people}@example.com`, name, isAdmin }
    const passwordHash = await testPasswordHash
    const user = await addUser(store.db, { ...person, passwordHash, passwordIsGenerated: false }, time.now)
    if (!user) throw new Error(`${person.email} is taken`)
    const client = visitor()
    await signIn(client, user.id)
    return { ...client, user, email: user.email, password: TEST_PASSWORD }
  }

  /** Opens a session without the cost of checking a password. */
  async function signIn(client: ReturnType<typeof visitor>, userId: number) {
    const token = newToken()
    const { passwordEpoch } = (await findUser(store.db, userId)) ?? { passwordEpoch: 1 }
    const session = { userId, passwordEpoch, device: 'Test', tokenHash: hashToken(services.secret, token) }
    await addSession(store.db, session, time.now)
    client.cookies.set(
      services.config.publicUrl?.protocol === 'https:' ? '__Host-keel_session' : 'keel_session',
      token,
    )
  }

  const advance = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * 60_000)
  }

  const close = async () => {
    await app.close()
    await store.close()
  }

  return { app, services, db: store.db, mails, visitor, newUser, signIn, advance, close }
}

/** Advisors without threads, which would take longer to start than most tests; threads have their own tests. */
function createUnthreadedAdvisors(open: () => Promise<Advisor>): Advisors {
  return {
    warm: () => {},
    for: () => relayAdvisor(async (call) => answerCall(await open(), call)),
    measure: () => ({ readers: 0, running: 0, waiting: 0, overdue: 0 }),
    close: async () => {},
  }
}

/** One app for the tests of a `describe`; read it inside a test as `app()`. */
export function useTestApp(engine: Engine, options?: Options): () => TestApp {
  let app: TestApp | undefined
  beforeAll(async () => {
    app = await startTestApp(engine, options)
  })
  afterAll(() => app?.close())
  return () => {
    if (!app) throw new Error('The test app is there only inside tests')
    return app
  }
}
