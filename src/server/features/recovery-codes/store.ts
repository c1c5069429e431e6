import type { Db, Trx } from '#server/db/database.ts'
import { hashToken } from '#server/lib/hashing.ts'
import type { Services } from '#server/services.ts'
import { newRecoveryCodes, readRecoveryCode } from './codes.ts'

/** New codes in place of the old ones; the store keeps only what it takes to recognise them. */
export async function giveRecoveryCodes(
  { secret }: Pick<Services, 'secret'>,
  trx: Trx,
  userId: number,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashToken(secret, readRecoveryCode(code) ?? ''))
  await replaceRecoveryCodes(trx, userId, hashes)
  return codes
}

export async function replaceRecoveryCodes(trx: Trx, userId: number, hashes: string[]): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  if (hashes.length === 0) return
  await trx
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute()
}

/** Uses a code up, however it was typed; false when it is not one of the user's. */
export async function takeRecoveryCode(
  { secret }: Pick<Services, 'secret'>,
  db: Db,
  userId: number,
  typed: string,
): Promise<boolean> {
  const code = readRecoveryCode(typed)
  if (code === null) return false
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', hashToken(secret, code))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const rows = await db.selectFrom('recoveryCodes').select('id').where('userId', '=', userId).execute()
  return rows.length
}
