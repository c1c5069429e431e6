import type { Services } from '#server/services.ts'
import { freeTurns, listTurnProcesses } from '#server/features/conversation/conversation-store.ts'
import { failAbandoned } from '#server/features/conversation/messages/messages-store.ts'

/** What a process that was killed left in the middle: the messages are there, and can be tried again. */
export async function giveUpTurns({
  db,
  presence,
  clock,
}: Pick<Services, 'db' | 'presence' | 'clock'>): Promise<void> {
  const makers = (await listTurnProcesses(db)).filter((id) => id !== null)
  const present = makers.length > 0 ? await presence.list(db) : []
  const dead = makers.filter((id) => !present.includes(id))
  await db.transaction().execute(async (trx) => {
    await freeTurns(trx, clock(), dead)
    await failAbandoned(trx)
  })
}
