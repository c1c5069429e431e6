import {
  type ChangeSource,
  type ProfileChange,
  type FullProfileField,
  type FullProfileValues,
  profileFields,
} from '#contract/profile.ts'
import type { Trx } from '#server/db/database.ts'
import { notFound } from '#server/lib/http-error.ts'
import { addChanges, findChange, listChanges } from './changes-store.ts'
import { lockProfile, updateProfile } from './profile-store.ts'

/** Where new values come from; a sentence of the chat is named by its message and quoted. */
export interface Origin {
  source: ChangeSource
  now: Date
  messageId?: number | null
  quote?: string | null
}

const toJson = (value: FullProfileValues[FullProfileField]) => (value === null ? null : JSON.stringify(value))

/**
 * The one way to change profile fields: absent ones stay, null clears, and each that becomes another value is
 * recorded with where it came from. Returns the changes made, which `restore` can take back by their ids.
 */
export async function changeProfile(
  trx: Trx,
  userId: number,
  values: Partial<FullProfileValues>,
  { source, now, messageId = null, quote = null }: Origin,
): Promise<ProfileChange[]> {
  const profile = await lockProfile(trx, userId)
  const changed = profileFields.flatMap((field) => {
    const value = values[field]
    return value === undefined || value === profile[field] ? [] : [{ field, value }]
  })
  if (changed.length === 0) return []
  await updateProfile(trx, userId, {
    ...Object.fromEntries(changed.map(({ field, value }) => [field, value])),
    version: profile.version + 1,
  })
  return addChanges(
    trx,
    changed.map(({ field, value }) => ({
      userId,
      at: now.toISOString(),
      field,
      oldValue: toJson(profile[field]),
      newValue: toJson(value),
      source,
      messageId,
      quote,
    })),
  )
}

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
