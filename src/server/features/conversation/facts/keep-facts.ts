import type { Change, Fact } from '#advisor/facts.ts'
import type { FactPlace } from '#contract/facts.ts'
import type { PlainDate } from '#finance/dates.ts'
import type { Engine, Trx } from '#server/db/database.ts'
import { changeBalanceSheet } from '#server/features/balance-sheet/worth-store.ts'
import { lockProfile } from '#server/features/profile/profile-store.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import { type Effect, countsInNetWorth } from '#advisor/ledger/effect.ts'
import type { Unmade } from '#advisor/ledger/plan-change.ts'
import { makeChange } from './make-change.ts'
import { listOf } from '#advisor/ledger/merge-row.ts'
import { isSameChange } from '#advisor/ledger/same-change.ts'
import {
  addFact,
  forgetOldestFacts,
  listFacts,
  MAX_FACTS,
  setFactSaved,
  setFactState,
  type StoredFact,
} from './store.ts'

interface Hearing {
  userId: number
  messageId: number
  facts: Fact[]
  now: Date
  today: PlainDate
}

/** A fact that changed something, with the row it went to. */
export interface Kept {
  fact: Fact
  effect: Effect
}

interface Outcome {
  kept: Kept[]
  /** Facts that could not be stored, so the reply must not speak as if they were. */
  refused: Fact[]
}

/** How many open questions are looked at again; nobody means older ones. */
const OPEN_QUESTIONS = 20

/** In a message with hundreds of facts, other requests run after each batch of this size. */
const AT_ONCE = 8

export function placeOf(change: Change): FactPlace {
  if (change.kind === 'profile' || change.kind === 'birthYear') return change.kind
  return listOf[change.kind === 'removal' ? change.from : change.kind]
}

/**
 * Stores what a message said, each fact with the words it came from, what was there before and what is there now. A
 * fact to be asked about changes nothing. All of them are locked out from other changes until the transaction ends.
 */
export async function keepFacts(trx: Trx, engine: Engine, hearing: Hearing): Promise<Outcome> {
  const { userId, facts, now } = hearing
  if (facts.length === 0) return { kept: [], refused: [] }
  await lockProfile(trx, userId)
  const keepAll = async () => {
    const open = await listFacts(trx, userId, { state: 'asked', limit: OPEN_QUESTIONS })
    const outcome: Outcome = { kept: [], refused: [] }
    for (const [at, fact] of facts.entries()) {
      if (at % AT_ONCE === AT_ONCE - 1) await letOthersRun()
      const effect = await keepFact(trx, fact, open, hearing)
      if (effect === 'refused') outcome.refused.push(fact)
      else if (effect !== 'unchanged') outcome.kept.push({ fact, effect })
    }
    await forgetOldestFacts(trx, userId, MAX_FACTS)
    return outcome
  }
  const concernsNetWorth = facts.some(
    ({ decision, change }) => decision === 'save' && countsInNetWorth(placeOf(change)),
  )
  return concernsNetWorth ? changeBalanceSheet(trx, engine, { userId, now, make: keepAll }) : keepAll()
}

async function keepFact(
  trx: Trx,
  fact: Fact,
  open: StoredFact[],
  { userId, messageId, now, today }: Hearing,
): Promise<Effect | Unmade> {
  const asked = open.find((other) => isSameChange(fact.change, other.said?.change))
  if (fact.decision === 'ask') {
    if (asked) await setFactState(trx, userId, asked.id, 'replaced', now)
    await addFact(trx, userId, { ...askedEffect(fact.change), messageId, state: 'asked', said: fact }, now)
    return 'unchanged'
  }
  const quote = asked?.said?.quote ?? fact.quote
  const origin = { now, today, messageId: asked?.messageId ?? messageId, quote }
  const effect = await makeChange(trx, userId, fact.change, origin)
  if (typeof effect === 'string') return effect
  if (asked) await setFactSaved(trx, userId, asked.id, effect, now)
  else await addFact(trx, userId, { ...effect, messageId, state: 'saved', said: fact }, now)
  return effect
}

/** Where it would go; nothing is changed yet. */
function askedEffect(change: Change): Effect {
  return {
    place: placeOf(change),
    field: change.kind === 'profile' ? change.field : null,
    itemId: 'id' in change ? change.id : null,
    before: null,
    after: null,
    changeId: null,
  }
}

/** Marks open questions that the user has answered with no, so that they are not asked again. */
export async function declineFacts(trx: Trx, userId: number, facts: Fact[], now: Date): Promise<void> {
  if (facts.length === 0) return
  const open = await listFacts(trx, userId, { state: 'asked', limit: OPEN_QUESTIONS })
  for (const { id, said } of open) {
    const isDeclined = facts.some((fact) => isSameChange(fact.change, said?.change))
    if (isDeclined) await setFactState(trx, userId, id, 'declined', now)
  }
}
