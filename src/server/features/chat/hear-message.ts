import type { AssumptionChange } from '#contract/assumptions.ts'
import type { Turn, Understood } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { Effect } from '#advisor/ledger/effect.ts'
import { declineFacts, type Kept, keepFacts } from '#server/features/facts/keep-facts.ts'
import { listFactsOfMessages } from '#server/features/facts/store.ts'
import { HttpError } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import type { Accepted } from './accept-message.ts'
import { carryOut } from './carry-out.ts'
import { findDialogues } from './conversation-store.ts'
import { readDialogue } from './dialogue-store.ts'
import { readSnapshot } from './read-snapshot.ts'

/** A message that was understood, with its facts stored. */
export interface Heard {
  turn: Turn
  kept: Kept[]
  /** Everything this turn changed. */
  effects: Effect[]
  /** Why something was not stored. */
  notice: string | null
}

/** Understands a message and stores what it says, in one transaction, before it is answered. */
export async function hearMessage(services: Services, accepted: Accepted): Promise<Heard> {
  const { db } = services
  const advisor = await services.openAdvisor()
  const { userId, message, undone } = accepted
  const text = message.content
  const dialogue = readDialogue((await findDialogues(db, userId)).dialogue)
  if (message.sumChange !== null) {
    // Exactly one number changes: there is nothing to understand, and nothing to store.
    const change = JSON.parse(message.sumChange) as AssumptionChange
    const snapshot = await readSnapshot(services, userId)
    const turn = { text, snapshot, dialogue, minded: null, understood: { facts: [] }, change }
    return { turn, kept: [], effects: undone, notice: null }
  }
  const request = advisor.findRequest(text)
  const carried = request ? await carryOut(services, accepted, request) : null
  const before = await readSnapshot(services, userId)
  const minded = await advisor.mind({ text, snapshot: before, dialogue })
  const stored = await storeMeaning(services, accepted, before, () =>
    advisor.understand({ text, snapshot: before, dialogue, minded }),
  )
  const snapshot = stored.kept.length > 0 ? await readSnapshot(services, userId) : before
  const { kept, understood, notice } = stored
  return {
    turn: {
      text,
      snapshot,
      dialogue,
      minded,
      understood,
      ...(carried && { carriedOut: carried.carriedOut }),
    },
    kept,
    effects: [...undone, ...(carried?.effects ?? []), ...kept.map(({ effect }) => effect)],
    notice,
  }
}

interface Stored {
  understood: Understood
  kept: Kept[]
  notice: string | null
}

async function storeMeaning(
  services: Services,
  { userId, message, isRetry }: Accepted,
  { today }: Snapshot,
  understand: () => Understood,
): Promise<Stored> {
  const { db, engine, clock } = services
  const known = isRetry ? await findKnown(services, userId, message.id) : null
  if (known) return known
  const understood = understand()
  const { facts, declined = [] } = understood
  if (facts.length + declined.length === 0) return { understood, kept: [], notice: null }
  const now = clock()
  try {
    const { kept, refused } = await db.transaction().execute(async (trx) => {
      await declineFacts(trx, userId, declined, now)
      return keepFacts(trx, engine, { userId, messageId: message.id, facts, now, today })
    })
    const spoken = facts.filter((fact) => !refused.includes(fact))
    return { understood: { ...understood, facts: spoken }, kept, notice: null }
  } catch (error) {
    // A rule of a list ('at most 2,000 assets') is no reason to leave the user without an answer.
    if (!(error instanceof HttpError)) throw error
    return { understood: { ...understood, facts: [] }, kept: [], notice: error.message }
  }
}

/** What an earlier try has stored of the same message: understood again it might be stored twice. */
async function findKnown({ db }: Services, userId: number, messageId: number): Promise<Stored | null> {
  const rows = await listFactsOfMessages(db, userId, [messageId])
  if (rows.length === 0) return null
  const live = rows.flatMap(({ said, state, ...effect }) =>
    said && (state === 'saved' || state === 'asked') ? [{ fact: said, state, effect }] : [],
  )
  const facts: Fact[] = live.map(({ fact }) => fact)
  const kept = live.filter(({ state }) => state === 'saved')
  return { understood: { facts }, kept, notice: null }
}
