import type { ChatTurn } from '#contract/chat.ts'
import { readTogether } from '#server/db/read-together.ts'
import { listFactsOfMessages } from '#server/features/conversation/facts/store.ts'
import { conflict, tooMany } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { extractData } from './extracted-data.ts'
import {
  findMessage,
  findReply,
  type MessageRow,
} from '#server/features/conversation/messages/messages-store.ts'
import { viewMessages } from '#server/features/conversation/messages/view-messages.ts'

type Needs = Pick<Services, 'db' | 'engine'>

/** The same message under the same id of the client's: it was accepted before. */
export class RepeatedMessage extends Error {
  override readonly name = 'RepeatedMessage'
}

/** A message that was accepted before, by the id its sender gave it. */
export async function findAccepted(
  { db }: Needs,
  userId: number,
  itemId: number | null,
): Promise<MessageRow> {
  const message = itemId === null ? undefined : await findMessage(db, userId, itemId)
  if (!message) throw conflict('This message was sent before, and has been cleared since.')
  if (message.status === 'pending') throw tooMany('Keel is still answering your last message.', 1)
  return message
}

/** What its first sending was answered, made from what is stored. */
export function readTurn(services: Needs, message: MessageRow): Promise<ChatTurn> {
  const { id, userId } = message
  return readTogether(services, async (trx) => {
    const reply = await findReply(trx, userId, id)
    if (!reply) throw conflict('This message was sent before.')
    const [userMessage, replied] = await viewMessages(trx, userId, [message, reply])
    if (!userMessage || !replied) throw new Error('A message got lost')
    const facts = await listFactsOfMessages(trx, userId, [id])
    const saved = facts.filter(({ state }) => state === 'saved')
    return { userMessage, reply: replied, extractedData: extractData(saved) }
  })
}
