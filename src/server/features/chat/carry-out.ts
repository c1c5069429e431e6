import type { CarriedOut, RequestKind } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import type { Effect } from '#server/features/facts/effect.ts'
import { listFacts, listUndoneSince, type StoredFact } from '#server/features/facts/store.ts'
import { undoFact } from '#server/features/facts/undo-fact.ts'
import type { Services } from '#server/services.ts'
import type { Accepted } from './accept-message.ts'

/** More than any one message gives. */
const MOST_FACTS = 100

/** Does what a message asks for beside an answer, before it is answered. */
export async function carryOut(
  services: Services,
  { userId, message, isRetry }: Accepted,
  request: RequestKind,
): Promise<{ carriedOut: CarriedOut; effects: Effect[] }> {
  if (request === 'clear') return { carriedOut: { kind: 'clear' }, effects: [] }
  // The first try may have got as far as this: undoing again would take back something else.
  const done = isRetry ? await listUndoneSince(services.db, userId, message.createdAt) : []
  if (done.length > 0) {
    return { carriedOut: { kind: 'undo', undone: wordsOf(done), kept: [] }, effects: [] }
  }
  return undoLast(services, userId)
}

const wordsOf = (facts: StoredFact[]): Fact[] => facts.flatMap(({ said }) => (said ? [said] : []))

/** Takes back everything that the last message with facts has stored. */
async function undoLast({ db, engine, clock }: Services, userId: number) {
  const now = clock()
  return db.transaction().execute(async (trx) => {
    const saved = await listFacts(trx, userId, { state: 'saved', limit: MOST_FACTS })
    // What was said in a conversation that has been cleared since is not what 'that' means.
    const messageId = saved[0]?.messageId ?? null
    const last = saved.filter((fact) => messageId !== null && fact.messageId === messageId)
    const undone: StoredFact[] = []
    const effects: Effect[] = []
    for (const fact of last) {
      const effect = await undoFact(trx, engine, fact, { userId, now })
      if (!effect) continue
      undone.push(fact)
      effects.push(effect)
    }
    const kept = last.filter((fact) => !undone.includes(fact))
    const carriedOut: CarriedOut = { kind: 'undo', undone: wordsOf(undone), kept: wordsOf(kept) }
    return { carriedOut, effects }
  })
}
