import type { Assumption } from '#contract/assumptions.ts'
import type { Card } from '#contract/cards.ts'
import type { Message } from '#contract/chat.ts'
import type { SavedFact } from '#contract/facts.ts'
import type { Figure } from '#contract/figures.ts'
import { fromFlag } from '#server/db/codec.ts'
import type { Db, Trx } from '#server/db/database.ts'
import { listFactsOfMessages } from '#server/features/conversation/facts/store.ts'
import { viewFacts } from '#server/features/conversation/facts/view-facts.ts'
import type { ListedMessage } from './messages-store.ts'
import type { MessagesPage } from './page-store.ts'

/** Messages as the API gives them, each with what was taken from it. Read it inside a transaction. */
export async function viewMessages(trx: Trx, userId: number, rows: ListedMessage[]): Promise<Message[]> {
  const ids = rows.filter((row) => fromFlag(row.isUser)).map(({ id }) => id)
  return viewPage(trx, userId, { rows, facts: await listFactsOfMessages(trx, userId, ids) })
}

/**
 * The same where their facts have been read. Whether one can be undone is looked up, and looked up again by undoing.
 */
export async function viewPage(
  db: Db,
  userId: number,
  { rows, facts: stored }: Pick<MessagesPage, 'rows' | 'facts'>,
): Promise<Message[]> {
  const facts = Map.groupBy(await viewFacts(db, userId, stored), (fact) => fact.messageId)
  return rows.map((row) => viewMessage(row, facts.get(row.id) ?? []))
}

const readList = <Item>(json: string | null) => (json === null ? [] : (JSON.parse(json) as Item[]))

/** A message with the facts that were taken from it. */
export function viewMessage(row: ListedMessage, facts: SavedFact[]): Message {
  const { id, content, status, details, notice } = row
  return {
    id,
    content,
    timestamp: row.createdAt,
    isUserMessage: fromFlag(row.isUser),
    status,
    details,
    cards: readList<Card>(row.cards),
    figures: readList<Figure>(row.figures),
    ...(row.assumptions !== null && { assumptions: readList<Assumption>(row.assumptions) }),
    facts,
    notice,
  }
}
