import type { AssumptionChange } from '#contract/assumptions.ts'
import type { DistantAdvisor, Turn, Understood } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { Effect } from '#advisor/ledger/effect.ts'
import { declineFacts, type Kept, keepFacts } from '#server/features/conversation/facts/keep-facts.ts'
import { listFactsOfMessages } from '#server/features/conversation/facts/store.ts'
import { HttpError } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import type { Accepted } from './accept-message.ts'
import { carryOut } from './carry-out.ts'
import { readDialogue } from '#server/features/conversation/dialogue-store.ts'
import { readSnapshot, readSnapshotAfter } from '#server/features/household/snapshot-store.ts'
import { readSpending } from './read-spending.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'clock'>

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
export async function hearMessage(
  services: Needs,
  advisor: DistantAdvisor,
  accepted: Accepted,
): Promise<Heard> {
  const { userId, message, undone } = accepted
  const text = message.content
  const dialogue = readDialogue(accepted.dialogue)
  if (message.sumChange !== null) {
    // Exactly one number changes: there is nothing to understand, and nothing to store.
    const change = JSON.parse(message.sumChange) as AssumptionChange
    const snapshot = await readSnapshot(services, userId)
    const turn = { text, snapshot, dialogue, minded: null, understood: { facts: [] }, change }
    return { turn, kept: [], effects: undone, notice: null }
  }
  const request = await advisor.findRequest(text)
  const carried = request ? await carryOut(services, accepted, request) : null
  const before = await readFor(services, userId, text)
  const minded = await advisor.mind({ text, snapshot: before, dialogue })
  const stored = await storeMeaning(services, accepted, before, () =>
    advisor.understand({ text, snapshot: before, dialogue, minded }),
  )
  const { kept, understood, notice } = stored
  const changes = kept.map(({ effect }) => effect)
  const snapshot = kept.length > 0 ? await readSnapshotAfter(services, userId, before, changes) : before
  return {
    turn: {
      text,
      snapshot,
      dialogue,
      minded,
      understood,
      before,
      ...(carried && { carriedOut: carried.carriedOut }),
    },
    kept,
    effects: [...undone, ...(carried?.effects ?? []), ...changes],
    notice,
  }
}

/** What is stored, with what the message asks of the transactions, if it does. */
async function readFor(services: Needs, userId: number, text: string): Promise<Snapshot> {
  const snapshot = await readSnapshot(services, userId)
  const spending = await readSpending(services, userId, text, snapshot.today)
  return spending ? { ...snapshot, spending } : snapshot
}

interface Stored {
  understood: Understood
  kept: Kept[]
  notice: string | null
}

async function storeMeaning(
  services: Needs,
  { userId, message, isRetry }: Accepted,
  { today }: Snapshot,
  understand: () => Understood | Promise<Understood>,
): Promise<Stored> {
  const { db, engine, clock } = services
  const known = isRetry ? await findKnown(services, userId, message.id) : null
  if (known) return known
  const understood = await understand()
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
async function findKnown({ db }: Needs, userId: number, messageId: number): Promise<Stored | null> {
  const rows = await listFactsOfMessages(db, userId, [messageId])
  if (rows.length === 0) return null
  const live = rows.flatMap(({ said, state, ...effect }) =>
    said && (state === 'saved' || state === 'asked') ? [{ fact: said, state, effect }] : [],
  )
  const facts: Fact[] = live.map(({ fact }) => fact)
  const kept = live.filter(({ state }) => state === 'saved')
  return { understood: { facts }, kept, notice: null }
}
