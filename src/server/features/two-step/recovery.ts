import type { Trx } from '#server/db/database.ts'
import { hashToken } from '#server/lib/hashing.ts'
import type { Services } from '#server/services.ts'
import { newRecoveryCodes, readRecoveryCode } from './codes.ts'
import { replaceRecoveryCodes } from './store.ts'

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
