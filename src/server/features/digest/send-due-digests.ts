import type { Services } from '#server/services.ts'
import { closePeriod, beginFirstPeriod } from './send-digest.ts'
import { listDueDigests, listNewcomers } from './store.ts'

type Needs = Pick<Services, 'db' | 'config' | 'clock' | 'secret' | 'mailer' | 'outbox'>

const BATCH = 100

/** Begins the first period of new people, and sends what is due. Any number of processes may run it at once. */
export async function sendDueDigests(services: Needs, base: string): Promise<void> {
  const { db, clock, mailer, outbox } = services
  if (!mailer.configured) return
  const failures = [
    ...(await forAll(
      () => listNewcomers(db, BATCH),
      (userId) => beginFirstPeriod(services, userId),
    )),
    ...(await forAll(
      () => listDueDigests(db, clock(), BATCH),
      (userId) => closePeriod(services, userId, base),
    )),
  ]
  outbox.sendSoon()
  if (failures.length > 0) throw new AggregateError(failures, 'Some digests could not be made')
}

/**
 * Batch by batch, so that a large Keel does not hold all its people in memory; who is done is not listed again. A
 * person whose digest fails keeps nobody else from theirs, and is tried again in the next round.
 */
async function forAll(list: () => Promise<number[]>, work: (userId: number) => Promise<void>) {
  const failed = new Map<number, unknown>()
  for (;;) {
    const waiting = (await list()).filter((userId) => !failed.has(userId))
    if (waiting.length === 0) return failed.values()
    for (const userId of waiting) {
      await work(userId).catch((error: unknown) => failed.set(userId, error))
    }
  }
}
