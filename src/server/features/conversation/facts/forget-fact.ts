import { isDeepStrictEqual } from 'node:util'
import type { Engine, Trx } from '#server/db/database.ts'
import { dropFromDialogue, forgetWords } from '#server/features/conversation/dialogue-store.ts'
import { deletePayload } from '#server/features/language-model/store.ts'
import { forgetChange } from '#server/features/profile/changes-store.ts'
import { notFound } from '#server/lib/http-error.ts'
import { changedKeys, isRowPlace } from '#advisor/ledger/effect.ts'
import type { AnyRow } from '#advisor/ledger/effect.ts'
import { eraseFact, findFact, findNextFact, setOldValue, type StoredFact } from './store.ts'
import { undoFact } from './undo-fact.ts'

export interface Forgetting {
  engine: Engine
  /** Answers that were marked as wrong quote facts, so they know them and not the other way round. */
  forgetInWrongAnswers: (trx: Trx, userId: number, quote: string) => Promise<void>
}

/** Sets back what a fact changed, where that is still possible, and erases its value and the user's words. */
export async function forgetFact(
  trx: Trx,
  { engine, forgetInWrongAnswers }: Forgetting,
  { userId, id, now }: { userId: number; id: number; now: Date },
): Promise<void> {
  const fact = await findFact(trx, userId, id)
  if (!fact) throw notFound('Fact')
  if (!fact.said) return
  await dropFromDialogue(trx, userId, fact.said, forgetWords)
  if (fact.state === 'saved') await undoFact(trx, engine, fact, { userId, now })
  await forgetAsOldValue(trx, userId, fact)
  if (fact.changeId !== null) await forgetChange(trx, userId, fact.changeId)
  await eraseFact(trx, userId, id, now)
  await deletePayload(trx, userId)
  await forgetInWrongAnswers(trx, userId, fact.said.quote)
}

/** The next fact about the same thing remembers this one's value as what was there before: as if it never was. */
async function forgetAsOldValue(trx: Trx, userId: number, fact: StoredFact): Promise<void> {
  const next = await findNextFact(trx, userId, fact)
  if (!next || next.before === null) return
  if (!isRowPlace(fact.place)) {
    if (isDeepStrictEqual(next.before, fact.after)) await setOldValue(trx, userId, next.id, fact.before)
    return
  }
  const [was, became, old] = [fact.before, fact.after, next.before] as (AnyRow | null)[]
  if (!old || !became) return
  if (!was) return setOldValue(trx, userId, next.id, null)
  const keys = changedKeys(was, became).filter((key) => isDeepStrictEqual(old[key], became[key]))
  await setOldValue(trx, userId, next.id, {
    ...old,
    ...Object.fromEntries(keys.map((key) => [key, was[key] ?? null])),
  })
}
