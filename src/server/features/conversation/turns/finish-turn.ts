import { assumption } from '#contract/assumptions.ts'
import { card } from '#contract/cards.ts'
import type { ChatTurn } from '#contract/chat.ts'
import { type Figure, figure } from '#contract/figures.ts'
import { z } from '#contract/zod.ts'
import { readHtml } from '#server/lib/sanitize-html.ts'
import type { Services } from '#server/services.ts'
import type { Accepted } from './accept-message.ts'
import { addAdvisorUse } from '#server/features/conversation/advisor-use-store.ts'
import { endTurn } from '#server/features/conversation/conversation-store.ts'
import { nameRows } from '#server/features/conversation/dialogue-store.ts'
import { extractData } from './extracted-data.ts'
import type { Heard } from './hear-message.ts'
import {
  addReply,
  type MessageRow,
  setStatus,
} from '#server/features/conversation/messages/messages-store.ts'
import { nameMessages } from '#server/features/conversation/messages/name-messages.ts'
import { nameRow, settleFacts } from './settle-facts.ts'
import { viewMessages } from '#server/features/conversation/messages/view-messages.ts'
import type { Answer } from './write-reply.ts'

/** Stores the reply, where the talk stands now, and that the message is answered: all of it or nothing. */
export async function finishTurn(
  { db, engine, clock }: Pick<Services, 'db' | 'engine' | 'clock'>,
  { userId, turn, message }: Accepted,
  heard: Heard,
  answer: Answer & { durationMs: number },
): Promise<ChatTurn> {
  const dialogue = nameRows(answer.dialogue ?? heard.turn.dialogue, heard.kept)
  const now = clock()
  return db.transaction().execute(async (trx) => {
    if (!(await endTurn(trx, userId, turn, { dialogue: JSON.stringify(dialogue) })))
      throw new Error('The turn took too long and was given up')
    await setStatus(trx, userId, message.id, 'done')
    const { today } = heard.turn.snapshot
    const { effects, idOf } = await settleFacts(trx, engine, answer.settled, {
      userId,
      messageId: message.id,
      effects: heard.effects,
      now,
      today,
    })
    const figures = (await nameMessages(trx, message, answer.shown.figures)).map((figure) =>
      nameRow(figure, idOf),
    )
    const row = await addReply(trx, userId, toReply(answer, figures, message, heard.notice), now)
    await addAdvisorUse(trx, userId, { ...answer.use, durationMs: answer.durationMs }, now)
    const own: MessageRow = { ...message, status: 'done' }
    const [userMessage, replied] = await viewMessages(trx, userId, [own, row])
    if (!userMessage || !replied) throw new Error('A message got lost')
    return { userMessage, reply: replied, extractedData: extractData(effects) }
  })
}

function toReply(
  { shown, dialogue, notice }: Answer,
  figures: Figure[],
  message: MessageRow,
  storing: string | null,
) {
  // Encoded once before it is stored: what the contract does not know must not come back with every reading.
  z.encode(z.array(figure), figures)
  z.encode(z.array(card), shown.cards)
  const { assumptions = [] } = shown
  z.encode(z.array(assumption), assumptions)
  return {
    content: shown.content,
    status: dialogue === null ? ('stopped' as const) : ('done' as const),
    details: shown.details,
    cards: shown.cards.length > 0 ? JSON.stringify(shown.cards) : null,
    figures: figures.length > 0 ? JSON.stringify(figures) : null,
    assumptions: assumptions.length > 0 ? JSON.stringify(assumptions) : null,
    notice: notice ?? storing,
    answers: message.id,
    visible: readHtml(`${shown.content} ${shown.details ?? ''}`),
  }
}
