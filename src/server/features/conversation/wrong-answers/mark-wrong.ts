import { visibleText } from '#advisor/language/visible-text.ts'
import { freshDialogue } from '#advisor/dialogue.ts'
import type { Figure } from '#contract/figures.ts'
import { type Correction, MOST_WRONG_ANSWERS, type WrongAnswer } from '#contract/wrong-answers.ts'
import { fromFlag } from '#server/db/codec.ts'
import { findDialogueBefore } from '#server/features/conversation/conversation-store.ts'
import { readDialogue } from '#server/features/conversation/dialogue-store.ts'
import {
  findLastOwn,
  findMessage,
  type MessageRow,
} from '#server/features/conversation/messages/messages-store.ts'
import { readSnapshot } from '#server/features/household/snapshot-store.ts'
import { listFactsOfMessages } from '#server/features/conversation/facts/store.ts'
import { viewFacts } from '#server/features/conversation/facts/view-facts.ts'
import { conflict, notFound } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { countOthers, keepWrongAnswer } from './store.ts'
import { traceAnswer } from './trace-answer.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'clock' | 'advisors'>

const TOO_MANY = `You have marked ${MOST_WRONG_ANSWERS} answers as wrong. Delete some under Settings first.`

/** Keeps a reply with the message it answers, how it came about and what the user says against it. */
export async function markWrong(
  services: Needs,
  userId: number,
  { id, correction }: { id: number; correction: Correction },
): Promise<WrongAnswer> {
  const { db, clock } = services
  const reply = await findMessage(db, userId, id)
  if (!reply || fromFlag(reply.isUser)) throw notFound('Answer')
  const own = reply.answers === null ? undefined : await findMessage(db, userId, reply.answers)
  const read = await readAgain(services, userId, own)
  return db.transaction().execute(async (trx) => {
    if ((await countOthers(trx, userId, id)) >= MOST_WRONG_ANSWERS) throw conflict(TOO_MANY)
    const facts = own ? await viewFacts(trx, userId, await listFactsOfMessages(trx, userId, [own.id])) : []
    const figures = JSON.parse(reply.figures ?? '[]') as Figure[]
    return keepWrongAnswer(trx, userId, {
      messageId: id,
      at: clock().toISOString(),
      kind: correction.kind,
      said: correction.text,
      rightAnswer: correction.right,
      question: own?.content ?? '',
      answer: visibleText(reply.content),
      trace: JSON.stringify(traceAnswer({ ...read, facts, figures })),
    })
  })
}

/** How the message reads now: after what stood before it where it is the last one, else by itself. */
async function readAgain(services: Needs, userId: number, own: MessageRow | undefined) {
  const { db } = services
  const text = own?.content ?? ''
  const snapshot = await readSnapshot(services, userId)
  const isLast = own !== undefined && (await findLastOwn(db, userId))?.id === own.id
  const dialogue = isLast ? readDialogue(await findDialogueBefore(db, userId)) : freshDialogue
  const advisor = services.advisors.for(userId)
  // The words that go with a changed number are read by nobody.
  const isRead = own !== undefined && own.sumChange === null
  return { text, snapshot, minded: isRead ? await advisor.mind({ text, snapshot, dialogue }) : null }
}
