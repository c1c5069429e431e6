import type { Trx } from '#server/db/database.ts'
import { findNeeded, removeAllPasskeys, setNeeded } from '#server/features/passkeys/store.ts'
import { replaceRecoveryCodes } from '#server/features/recovery-codes/store.ts'
import { removeTwoStep } from './store.ts'

/** Everything beside the password, for somebody who has lost it; false when there was nothing. */
export async function resetFactors(trx: Trx, userId: number): Promise<boolean> {
  const wasNeeded = await findNeeded(trx, userId)
  const hadPasskeys = (await removeAllPasskeys(trx, userId)) > 0
  if (wasNeeded) await setNeeded(trx, userId, false)
  const hadApp = await removeTwoStep(trx, userId)
  await replaceRecoveryCodes(trx, userId, [])
  return wasNeeded || hadPasskeys || hadApp
}
