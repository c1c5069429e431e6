import type { Db } from '#server/db/database.ts'
import type { Mailer } from './mailer.ts'
import { unseal } from '#server/lib/sealing.ts'
import { describeFailure, MAX_ATTEMPTS, nextAttempt } from './failure.ts'
import {
  claimMail,
  type ClaimedMail,
  isMailSent,
  listDueMails,
  markFailed,
  markSent,
  renewLease,
} from './outbox-store.ts'

export interface Outbox {
  /** Tries one mail at once. True when the mail server has accepted it within a few seconds; else it stays queued. */
  sendNow(id: number): Promise<boolean>
  /** Sends what is due in the background. */
  sendSoon(): void
  /** Sends what is due, until nothing is. */
  sendDue(): Promise<void>
  /** Takes no further mail and waits for those that are on their way. */
  finish(): Promise<void>
}

interface Needs {
  db: Db
  clock: () => Date
  secret: string
  mailer: Mailer
  reportMailFailure(error: Error): void
}

/** A request waits this long for the mail server, not longer. */
const PATIENCE_MS = 5000
/** After this long without a renewal, the process that claimed a mail counts as dead. */
const LEASE_MS = 2 * 60_000
const AT_ONCE = 4
const BATCH = 20

/** Sends the mails of the store. Any number of processes may run one: a mail is claimed before it is sent. */
export function createOutbox(services: Needs, { patienceMs = PATIENCE_MS } = {}): Outbox {
  const { db, clock, secret, mailer } = services
  const inFlight = new Map<number, Promise<boolean>>()
  /** Accepted by the mail server while the store was away: to be noted before anything else is claimed. */
  const accepted = new Set<number>()
  let isClosing = false
  let isAskedAgain = false
  let draining: Promise<void> | undefined

  async function send(mail: ClaimedMail): Promise<boolean> {
    const problem = findProblem(mail)
    if (problem) {
      await markFailed(db, mail, { lastError: problem, nextAttemptAt: null }, clock())
      return false
    }
    const { messageId, to, replyTo, subject } = mail
    const heartbeat = setInterval(() => {
      renewLease(db, mail, clock(), LEASE_MS).catch((error: unknown) => report(error))
    }, LEASE_MS / 3)
    try {
      await mailer.deliver({ messageId, to, replyTo, subject, ...open(mail) })
    } catch (error) {
      report(error)
      const failure = { lastError: describeFailure(error), nextAttemptAt: nextAttempt(mail, error, clock()) }
      await markFailed(db, mail, failure, clock())
      return false
    } finally {
      clearInterval(heartbeat)
    }
    accepted.add(mail.id)
    await noteAccepted()
    return true
  }

  const open = (mail: ClaimedMail) => ({
    text: unseal(secret, mail.text ?? '') ?? '',
    html: unseal(secret, mail.html ?? '') ?? '',
    unsubscribeUrl: mail.unsubscribeUrl && unseal(secret, mail.unsubscribeUrl),
  })

  function findProblem({ attempts, expiresAt, text }: ClaimedMail): string | null {
    if (expiresAt !== null && expiresAt <= clock().toISOString()) return 'EXPIRED'
    // Every attempt ended without a word, as when the process dies of it.
    if (attempts > MAX_ATTEMPTS) return 'GAVE_UP'
    return unseal(secret, text ?? '') === null ? 'UNREADABLE' : null
  }

  async function noteAccepted(): Promise<void> {
    for (const id of accepted) {
      try {
        await markSent(db, id, clock())
        accepted.delete(id)
      } catch (error) {
        report(error)
      }
    }
  }

  const report = (error: unknown) => services.reportMailFailure(error as Error)

  async function claimAndSend(id: number): Promise<boolean> {
    if (isClosing || accepted.has(id)) return accepted.has(id)
    const mail = await claimMail(db, id, clock(), LEASE_MS)
    return mail ? send(mail) : isMailSent(db, id)
  }

  /** One attempt at a time for each mail in this process; other processes are kept away by the lease. */
  function attempt(id: number): Promise<boolean> {
    const going = inFlight.get(id)
    if (going) return going
    const started = claimAndSend(id).finally(() => inFlight.delete(id))
    inFlight.set(id, started)
    return started
  }

  async function drain(): Promise<void> {
    await noteAccepted()
    do {
      isAskedAgain = false
      for (;;) {
        const due = isClosing ? [] : await listDueMails(db, clock(), BATCH)
        const waiting = due.filter((id) => !inFlight.has(id) && !accepted.has(id))
        if (waiting.length === 0) break
        await Promise.all(Array.from({ length: AT_ONCE }, () => sendFrom(waiting)))
      }
    } while (isAskedAgain)
  }

  async function sendFrom(waiting: number[]): Promise<void> {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await attempt(id)
  }

  function sendDue(): Promise<void> {
    if (!mailer.configured || isClosing) return Promise.resolve()
    isAskedAgain = true
    draining ??= drain().finally(() => {
      draining = undefined
    })
    return draining
  }

  return {
    async sendNow(id) {
      if (!mailer.configured) return false
      const sending = attempt(id).catch((error: unknown) => {
        report(error)
        return false
      })
      const timeout = Promise.withResolvers<boolean>()
      const timer = setTimeout(() => timeout.resolve(false), patienceMs)
      const isSent = await Promise.race([sending, timeout.promise])
      clearTimeout(timer)
      return isSent
    },
    sendSoon: () => void sendDue().catch(report),
    sendDue,
    async finish() {
      isClosing = true
      await draining?.catch(() => {})
      await Promise.allSettled(inFlight.values())
    },
  }
}
