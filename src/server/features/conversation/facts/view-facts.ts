import { describeChange } from '#advisor/talk/saved/describe-fact.ts'
import type { SavedFact } from '#contract/facts.ts'
import type { Db } from '#server/db/database.ts'
import { type CurrentValues, readCurrentValues } from './current-values.ts'
import { takeBack } from '#advisor/ledger/effect.ts'
import type { StoredFact } from './store.ts'

/** Facts as the API gives them. What is stored now is read only where it decides whether one can be undone. */
export async function viewFacts(db: Db, userId: number, facts: StoredFact[]): Promise<SavedFact[]> {
  const saved = facts.filter((fact) => fact.state === 'saved')
  const current = await readCurrentValues(db, userId, saved)
  return facts.map((fact) => viewFact(fact, current))
}

function viewFact(fact: StoredFact, current: CurrentValues): SavedFact {
  const { id, messageId, at, state, stateAt, place, field, itemId, said } = fact
  return {
    id,
    messageId,
    at: state === 'forgotten' ? stateAt : at,
    state,
    place,
    field,
    itemId,
    text: said && describeChange(said.change, said.quote),
    quote: said?.quote ?? null,
    canUndo: state === 'saved' && takeBack(fact, current(fact)) !== undefined,
  }
}
