import { deletePayload } from '#server/features/language-model/store.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import { conflict } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { isTalking, resetConversation } from './conversation-store.ts'
import { deleteWithoutMerging } from './messages/index-store.ts'
import { deleteMessages, deleteOldestMessages } from './messages/messages-store.ts'

/** Rows per deletion, so that others do not wait for the store for long. */
const PIECE = 250

/**
 * Deletes the conversation, facts stay. A long one goes piece by piece from its beginning; the last piece goes with
 * the state of the talk, so that what a crash leaves is a shorter conversation that can be cleared again.
 */
export async function clearConversation(
  services: Pick<Services, 'db' | 'engine' | 'presence' | 'clock'>,
  userId: number,
): Promise<void> {
  const { db, presence, clock } = services
  await deleteWithoutMerging(services, async () => {
    while (!(await isTalking(db, userId)) && (await deleteOldestMessages(db, userId, PIECE)))
      await letOthersRun()
  })
  await db.transaction().execute(async (trx) => {
    if (!(await resetConversation(trx, userId, presence.id, clock())))
      throw conflict('Keel is still answering. Stop the answer first, then clear the conversation.')
    await deleteMessages(trx, userId)
    await deletePayload(trx, userId)
  })
}
