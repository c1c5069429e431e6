import type { Services } from '#server/services.ts'
import type { Trx } from '#server/db/database.ts'
import { changeBalanceSheet } from '#server/features/balance-sheet/worth-store.ts'
import { dropFromDialogue } from '#server/features/conversation/dialogue-store.ts'
import { lockProfile } from '#server/features/profile/profile-store.ts'
import { findTimeZone } from '#server/features/time-zone/store.ts'
import { dayIn } from '#server/lib/day-in.ts'
import { conflict, notFound } from '#server/lib/http-error.ts'
import { countsInNetWorth } from '#advisor/ledger/effect.ts'
import { makeChange } from './make-change.ts'
import { findFact, setFactSaved, setFactState } from './store.ts'

/** Stores what the advisor asked about, or notes that it is not so. */
export async function confirmFact(
  { engine, clock }: Pick<Services, 'engine' | 'clock'>,
  trx: Trx,
  userId: number,
  id: number,
  correct: boolean,
): Promise<void> {
  const asked = await findFact(trx, userId, id)
  if (!asked) throw notFound('Fact')
  if (asked.said) await dropFromDialogue(trx, userId, asked.said)
  await lockProfile(trx, userId)
  // Read again behind the lock: of two answers at once the second finds it answered.
  const fact = (await findFact(trx, userId, id)) ?? asked
  const { said } = fact
  if (fact.state !== 'asked' || !said) throw conflict('This question has been answered already.')
  const now = clock()
  if (!correct) return setFactState(trx, userId, id, 'declined', now)
  const today = dayIn(await findTimeZone(trx, userId), now)
  const origin = { now, today, messageId: fact.messageId, quote: said.quote }
  const make = () => makeChange(trx, userId, said.change, origin)
  const effect = countsInNetWorth(fact.place)
    ? await changeBalanceSheet(trx, engine, { userId, now, make })
    : await make()
  if (effect === 'refused') throw conflict('The entry that this belongs to is gone.')
  if (effect === 'unchanged') throw conflict('This is stored already.')
  await setFactSaved(trx, userId, id, effect, now)
}
