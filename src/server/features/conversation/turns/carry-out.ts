import type { CarriedOut, RequestKind } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import type { Trx } from '#server/db/database.ts'
import type { Effect } from '#advisor/ledger/effect.ts'
import {
  listFacts,
  listUndoneSince,
  setFactState,
  type StoredFact,
} from '#server/features/conversation/facts/store.ts'
import { undoFact } from '#server/features/conversation/facts/undo-fact.ts'
import type { Services } from '#server/services.ts'
import type { Accepted } from './accept-message.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'clock'>

/** More than any one message gives. */
const MOST_FACTS = 100

/** Does what a message asks for beside an answer, before it is answered. */
export async function carryOut(
  services: Needs,
  { userId, message, isRetry }: Accepted,
  request: RequestKind,
): Promise<{ carriedOut: CarriedOut; effects: Effect[] }> {
  if (request === 'clear') return { carriedOut: { kind: 'clear' }, effects: [] }
  // The first try may have got as far as this: undoing again would take back something else.
  const done = isRetry ? await listUndoneSince(services.db, userId, message.createdAt) : []
  if (done.length > 0) {
    return { carriedOut: toUndo({ undone: done, kept: [], dropped: [] }), effects: [] }
  }
  return undoLast(services, userId)
}

const wordsOf = (facts: StoredFact[]): Fact[] => facts.flatMap(({ said }) => (said ? [said] : []))

const toUndo = (facts: Record<'undone' | 'kept' | 'dropped', StoredFact[]>): CarriedOut => ({
  kind: 'undo',
  undone: wordsOf(facts.undone),
  kept: wordsOf(facts.kept),
  dropped: wordsOf(facts.dropped),
})

/** Takes back everything that came from the last message with facts: what was stored, and what was asked. */
async function undoLast({ db, engine, clock }: Needs, userId: number) {
  const now = clock()
  return db.transaction().execute(async (trx) => {
    const last = await listLast(trx, userId)
    const asked = last.filter(({ state }) => state === 'asked')
    for (const { id } of asked) await setFactState(trx, userId, id, 'declined', now)
    const undone: StoredFact[] = []
    const kept: StoredFact[] = []
    const effects: Effect[] = []
    for (const fact of last.filter(({ state }) => state === 'saved')) {
      const effect = await undoFact(trx, engine, fact, { userId, now })
      if (effect) effects.push(effect)
      if (effect) undone.push(fact)
      else kept.push(fact)
    }
    return { carriedOut: toUndo({ undone, kept, dropped: asked }), effects }
  })
}

/** Newest first. 'Undo that' never means something from a conversation that has been cleared since. */
async function listLast(trx: Trx, userId: number): Promise<StoredFact[]> {
  const saved = await listFacts(trx, userId, { state: 'saved', limit: MOST_FACTS })
  const asked = await listFacts(trx, userId, { state: 'asked', limit: MOST_FACTS })
  const live = [...saved, ...asked].filter(({ messageId }) => messageId !== null)
  const newest = live.reduce((id, fact) => Math.max(id, fact.messageId ?? 0), 0)
  return live.filter(({ messageId }) => messageId === newest)
}
