import { afterEach, beforeEach } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Engine } from '#server/db/database.ts'
import { createMailer } from '#server/features/mail/mailer.ts'
import { enqueueMail } from '#server/features/mail/enqueue-store.ts'
import { createOutbox } from '#server/features/mail/outbox.ts'
import { startSmtp } from './smtp.ts'
import { openTestStore } from './test-store.ts'

type TestOutbox = Awaited<ReturnType<typeof startTestOutbox>>

/** A store, a real mail server and a clock of its own for each test; read it inside a test as `box()`. */
export function useTestOutbox(engine: Engine): () => TestOutbox {
  let box: TestOutbox | undefined
  beforeEach(async () => {
    box = await startTestOutbox(engine)
  })
  afterEach(() => box?.close())
  return () => {
    if (!box) throw new Error('The outbox is there only inside tests')
    return box
  }
}

async function startTestOutbox(engine: Engine) {
  const smtp = await startSmtp()
  const store = await openTestStore(engine)
  const config = readConfig({ EMAIL_FROM: 'Keel <keel@example.com>' })
  const secret = 'a secret that only tests use, long enough'
  let now = Date.parse('2026-03-01T12:00:00.000Z')
  const clock = () => new Date(now)
  const realMailer = () => createMailer({ ...config.email, smtpUrl: smtp.url })
  return {
    smtp,
    store,
    clock,
    realMailer,
    advance: (minutes: number) => {
      now += minutes * 60_000
    },
    open: ({ db = store.db, mailer = realMailer(), patienceMs = 60_000 } = {}) =>
      createOutbox({ db, clock, secret, mailer, reportMailFailure: () => {} }, { patienceMs }),
    enqueue: (more: { to?: string; expiresAt?: Date } = {}) =>
      enqueueMail({ clock, secret, config }, store.db, {
        kind: 'invitation',
        to: 'ann@example.com',
        userId: null,
        subject: 'Hello',
        text: 'the secret link',
        html: '<p>the secret link</p>',
        ...more,
      }),
    read: (id: number) =>
      store.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    close: async () => {
      await smtp.close()
      await store.close()
    },
  }
}
