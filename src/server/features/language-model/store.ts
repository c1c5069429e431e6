import type { Selectable } from 'kysely'
import { fromFlag, toFlag } from '#server/db/codec.ts'
import type { Db } from '#server/db/database.ts'
import type { SentPayloadsTable } from '#server/db/tables/language-model.ts'

/** On until the user turns it off. */
export async function isLanguageModelOn(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('languageSettings')
    .select('isOn')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row === undefined || fromFlag(row.isOn)
}

export async function setLanguageModel(db: Db, userId: number, on: boolean): Promise<void> {
  const isOn = toFlag(on)
  await db
    .insertInto('languageSettings')
    .values({ userId, isOn })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ isOn }))
    .execute()
}

export type SentPayloadRow = Selectable<SentPayloadsTable>

/** Longer than any payload of ours. */
const MAX_BODY = 256 * 1024

/** Keeps the last payload of a user; it replaces the one before. */
export async function keepPayload(
  db: Db,
  userId: number,
  payload: Omit<SentPayloadRow, 'userId'>,
): Promise<void> {
  const row = { ...payload, body: payload.body.slice(0, MAX_BODY) }
  await db
    .insertInto('sentPayloads')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute()
}

export async function findPayload(db: Db, userId: number): Promise<SentPayloadRow | undefined> {
  return db.selectFrom('sentPayloads').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** It quotes the conversation, and goes with what is cleared or forgotten. */
export async function deletePayload(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sentPayloads').where('userId', '=', userId).execute()
}
