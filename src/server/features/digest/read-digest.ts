import { inCurrency } from '#advisor/in-currency.ts'
import { toHealthSnapshot } from '#advisor/planning/data/health-data.ts'
import type { PlainDate } from '#finance/dates.ts'
import { collectDigest } from '#finance/digest.ts'
import { readHousehold } from '#finance/household.ts'
import type { Trx } from '#server/db/database.ts'
import { findUser } from '#server/features/people/users-store.ts'
import { readSnapshotIn } from '#server/features/household/snapshot-store.ts'
import { findSettings } from '#server/features/settings/store.ts'
import { findTimeZone } from '#server/features/time-zone/store.ts'
import { readFollowed } from '#server/features/plans/read-followed.ts'
import { composeDigest } from './compose-digest.ts'
import { nextDigestAt } from './schedule.ts'
import type { StoredDigest } from './store.ts'

export type ReadDigest = Awaited<ReturnType<typeof readDigest>>

/** The digest as it would be now, with all that it is made of: the figures that the advisor would tell. */
export async function readDigest(trx: Trx, userId: number, last: StoredDigest | null, now: Date) {
  const user = await findUser(trx, userId)
  if (!user) throw new Error('A digest is for somebody who is there')
  const settings = await findSettings(trx, userId)
  const { email, frequency } = settings
  const timeZone = await findTimeZone(trx, userId)
  const snapshot = await readSnapshotIn(trx, userId, now)
  const { income } = readHousehold(snapshot)
  // Of pay that may be before tax nobody can say what is left.
  const { lines, total: amount, basis } = income
  const unclearPay = lines.length > 0 && basis !== 'net' ? { amount, basis } : undefined
  const figures = {
    ...collectDigest({
      ...toHealthSnapshot(snapshot),
      ...(unclearPay && { monthlyIncome: null }),
      expenses: snapshot.expenses,
    }),
    ...(unclearPay && { unclearPay }),
    plans: await readFollowed(trx, userId, snapshot),
  }
  return {
    user,
    settings,
    figures,
    // Sent without a request of the user's, so that nothing else says how to write amounts.
    digest: inCurrency(settings.currency, () => composeDigest({ name: user.name, settings, figures, last })),
    today: snapshot.today,
    /** When the one after that of a day is due; null while none is wanted. */
    nextAfter: (closedOn: PlainDate) =>
      email ? nextDigestAt({ frequency, timeZone, now, closedOn }).toISOString() : null,
  }
}
