import type { Trx } from '#server/db/database.ts'
import { notFound } from '#server/lib/http-error.ts'
import { changeProfile } from './fields-store.ts'
import { findChange, listChanges } from './changes-store.ts'

/**
 * Gives a field back the value it had before a change: every value it ever had is the old value of some change.
 * That is a change too, and names the sentence from which the old value once came.
 */
export async function restoreChange(trx: Trx, userId: number, changeId: number, now: Date): Promise<void> {
  const change = await findChange(trx, userId, changeId)
  if (!change) throw notFound('Change')
  const { field, oldValue } = change
  const [earlier] = await listChanges(trx, userId, { field, before: changeId, limit: 1 })
  await changeProfile(
    trx,
    userId,
    { [field]: oldValue },
    {
      source: 'restore',
      now,
      messageId: earlier?.messageId ?? null,
      quote: earlier?.quote ?? null,
    },
  )
}
