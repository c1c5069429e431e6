import type { Trx } from '#server/db/database.ts'
import { conflict } from '#server/lib/http-error.ts'
import { countHit, limits } from '#server/lib/rate-limits.ts'
import { digestMail } from './digest-mail.ts'
import { enqueueMail } from '#server/features/mail/enqueue-store.ts'
import type { Services } from '#server/services.ts'
import { type ReadDigest, readDigest } from './read-digest.ts'
import { addDigest, findDigest, lockDigest, updateDigest } from './store.ts'
import { unsubscribeToken } from './unsubscribe-link.ts'

type Needs = Pick<Services, 'db' | 'config' | 'clock' | 'secret' | 'mailer' | 'outbox'>

/** Notes where somebody stands at the start: their first digest tells what has changed since. */
export async function beginFirstPeriod({ db, clock }: Needs, userId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { figures, today, nextAfter } = await readDigest(trx, userId, null, clock())
    await addDigest(trx, userId, { nextAt: nextAfter(today), closedOn: today, figures })
  })
}

/**
 * Closes a period: stores its figures and, when they tell something new, puts the digest into the outbox, in one
 * transaction. Of several processes the first does it; the others find that it is no longer due.
 */
export async function closePeriod(services: Needs, userId: number, base: string): Promise<void> {
  const now = services.clock()
  await services.db.transaction().execute(async (trx) => {
    const last = await lockDigest(trx, userId)
    if (!last || last.nextAt === null || last.nextAt > now.toISOString()) return
    const read = await readDigest(trx, userId, last, now)
    const nextAt = read.nextAfter(read.today)
    await updateDigest(trx, userId, { nextAt, closedOn: read.today, figures: read.figures })
    if (!read.digest.isChanged) return
    // It is obsolete once the next one comes.
    await enqueueDigest(services, trx, read, { base, ...(nextAt && { expiresAt: new Date(nextAt) }) })
  })
}

/** Sends what the next digest would say, as often as wanted: the period goes on. True once the mail server has it. */
export async function sendDigestNow(services: Needs, userId: number, base: string): Promise<boolean> {
  const { db, clock, mailer, outbox } = services
  if (!mailer.configured) throw conflict('This Keel does not send e-mail.')
  await countHit(services, limits.sendDigest, String(userId))
  const id = await db.transaction().execute(async (trx) => {
    const read = await readDigest(trx, userId, await findDigest(trx, userId), clock())
    if (read.digest.sections.length === 0) throw conflict('There is nothing to tell yet.')
    return enqueueDigest(services, trx, read, { base })
  })
  return outbox.sendNow(id)
}

function enqueueDigest(
  services: Pick<Services, 'clock' | 'secret' | 'config'>,
  trx: Trx,
  { user, settings, digest }: ReadDigest,
  { base, ...more }: { base: string; expiresAt?: Date },
): Promise<number> {
  const token = unsubscribeToken(services.secret, user.id)
  return enqueueMail(services, trx, {
    kind: 'digest',
    to: user.email,
    userId: user.id,
    ...digestMail({ digest, frequency: settings.frequency, base, token }),
    unsubscribeUrl: `${base}/api/digest/unsubscribe?token=${token}`,
    ...more,
  })
}
