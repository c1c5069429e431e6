import type { Settlement } from '#advisor/writer.ts'
import type { Figure } from '#contract/figures.ts'
import type { PlainDate } from '#finance/dates.ts'
import type { Engine, Trx } from '#server/db/database.ts'
import type { Effect } from '#advisor/ledger/effect.ts'
import { declineFacts, keepFacts } from '#server/features/conversation/facts/keep-facts.ts'
import { isSameChange } from '#advisor/ledger/same-change.ts'
import { listFactsOfMessages, type StoredFact } from '#server/features/conversation/facts/store.ts'
import { undoFact } from '#server/features/conversation/facts/undo-fact.ts'

interface Turn {
  userId: number
  messageId: number
  /** What the turn has changed so far. */
  effects: Effect[]
  now: Date
  today: PlainDate
}

interface Settled {
  /** Everything the turn has changed in the end, without what was taken back. */
  effects: Effect[]
  /** The row that a fact of the model got, by the id it had while the answer was written. */
  idOf: (temporary: number) => number | null
}

/** Stores what a language model has read in the message as well, and takes back what it says was not meant. */
export async function settleFacts(
  trx: Trx,
  engine: Engine,
  settled: Settlement | null,
  { userId, messageId, effects, now, today }: Turn,
): Promise<Settled> {
  if (!settled) return { effects, idOf: () => null }
  const { save, ask, withdraw, decline } = settled
  const undone = await takeBack()
  await declineFacts(trx, userId, [...decline, ...withdraw], now)
  const facts = [...save, ...ask]
  const { kept } = await keepFacts(trx, engine, { userId, messageId, facts, now, today })
  return {
    effects: [
      ...effects.filter((effect) => !undone.some((other) => isSamePlace(effect, other))),
      ...kept.map(({ effect }) => effect),
    ],
    idOf: (temporary) => kept.find(({ fact }) => fact === save[-temporary - 1])?.effect.itemId ?? null,
  }

  async function takeBack(): Promise<StoredFact[]> {
    if (withdraw.length === 0) return []
    const stored = await listFactsOfMessages(trx, userId, [messageId])
    const wanted = stored.filter(
      ({ state, said }) =>
        state === 'saved' && withdraw.some((fact) => said && isSameChange(fact.change, said.change)),
    )
    const taken: StoredFact[] = []
    for (const fact of wanted) if (await undoFact(trx, engine, fact, { userId, now })) taken.push(fact)
    return taken
  }
}

const isSamePlace = (a: Effect, b: Effect) =>
  a.place === b.place && a.field === b.field && a.itemId === b.itemId

/** A figure of a row that was added in this turn knows by now which row that is. */
export function nameRow(figure: Figure, idOf: Settled['idOf']): Figure {
  const { source } = figure
  if (source.kind !== 'row' || source.itemId >= 0) return figure
  const itemId = idOf(source.itemId)
  return itemId === null
    ? { ...figure, source: { kind: 'rule', name: source.name, text: 'as you said; it waits for your yes' } }
    : { ...figure, source: { ...source, itemId } }
}
