import type { Services } from '#server/services.ts'
import { freeTurns } from './conversation-store.ts'
import { failAbandoned } from './messages-store.ts'

/** What a process that was killed left in the middle: the messages are there, and can be tried again. */
export async function giveUpTurns(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { all }: { all: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await freeTurns(trx, clock(), { all })
    await failAbandoned(trx)
  })
}
