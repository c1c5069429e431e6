import type { Trx } from '#server/db/database.ts'
import { findSettings } from '#server/features/settings/store.ts'
import { findTimeZone } from '#server/features/time-zone/store.ts'
import { nextDigestAt } from './schedule.ts'
import { lockDigest, setNextDigest } from './store.ts'

/**
 * Moves the next digest to where the user's settings and time zone want it now. A digest that is already due stays due.
 * People without a first period yet get one later, by the settings of that moment.
 */
export async function planDigest(trx: Trx, userId: number, now: Date): Promise<void> {
  const digest = await lockDigest(trx, userId)
  if (!digest) return
  const { email, frequency } = await findSettings(trx, userId)
  if (!email) return setNextDigest(trx, userId, null)
  if (digest.nextAt !== null && digest.nextAt <= now.toISOString()) return
  const timeZone = await findTimeZone(trx, userId)
  const next = nextDigestAt({ frequency, timeZone, now, closedOn: digest.closedOn })
  await setNextDigest(trx, userId, next.toISOString())
}
