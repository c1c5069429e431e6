import type { AssumptionChange } from '#contract/assumptions.ts'
import type { Trx } from '#server/db/database.ts'
import type { Effect } from '#advisor/ledger/effect.ts'
import { listFactsOfMessages, setFactState } from '#server/features/conversation/facts/store.ts'
import { undoFact } from '#server/features/conversation/facts/undo-fact.ts'
import { keepItem, noteFirst } from '#server/features/repeats/store.ts'
import { conflict, notFound, tooMany } from '#server/lib/http-error.ts'
import { countHit, limits } from '#server/lib/rate-limits.ts'
import type { Services } from '#server/services.ts'
import { RepeatedMessage } from './answer-again.ts'
import { type Conversation, noteSent, startTurn } from '#server/features/conversation/conversation-store.ts'
import { refuseOverQuota } from './quota.ts'
import { refuseChange } from './refuse-change.ts'
import {
  addOwnMessage,
  findLastOwn,
  findMessage,
  markReplaced,
  type MessageRow,
  replaceStopped,
  setStatus,
} from '#server/features/conversation/messages/messages-store.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'presence' | 'config' | 'clock' | 'secret' | 'advisors'>

/** A message that is stored and has the user's one place for a turn. */
export interface Accepted {
  userId: number
  turn: string
  message: MessageRow
  /** What replacing an earlier message has set back. */
  undone: Effect[]
  isRetry: boolean
  /** Where the talk stood when it came. */
  dialogue: string | null
}

interface NewMessage {
  message: string
  replaces?: number | undefined
  change?: AssumptionChange | undefined
  /** Of the sender's own making: under one id a message is accepted once. */
  clientId?: string | undefined
}

/** Stores the user's words before anything is done with them, and undoes the message that they replace. */
export async function acceptMessage(
  services: Needs,
  userId: number,
  { message: content, replaces, clientId, change }: NewMessage,
): Promise<Accepted> {
  const refusal = change ? await refuseChange(services, userId, { change, replaces }) : null
  return beginTurn(services, userId, async (trx, now, conversation) => {
    const first = { userId, clientId: clientId ?? '', call: 'message', at: now.toISOString() }
    if (clientId !== undefined && !(await noteFirst(trx, first))) throw new RepeatedMessage()
    refuseOverQuota(conversation)
    const replacing = replaces !== undefined
    const undone = replacing ? await replaceMessage(services, trx, userId, replaces) : []
    const dialogue = await noteSent(trx, userId, { replacing })
    // An impossible number is refused before anything is stored.
    if (refusal) throw refusal
    const sumChange = change ? JSON.stringify(change) : null
    const message = await addOwnMessage(trx, userId, { content, replaces: replaces ?? null, sumChange }, now)
    if (clientId !== undefined) await keepItem(trx, userId, clientId, message.id)
    return { message, undone, isRetry: false, dialogue }
  })
}

/** The user's last message once more, after its reply broke off or was stopped. */
export function acceptRetry(services: Needs, userId: number, id: number): Promise<Accepted> {
  return beginTurn(services, userId, async (trx, _now, { dialogue }) => {
    const message = await findLast(trx, userId, id, 'Only your last message can be answered again.')
    const isOpen = message.status === 'failed' || message.status === 'pending'
    if (!isOpen && !(await replaceStopped(trx, userId, id)))
      throw conflict('This message has been answered already.')
    await setStatus(trx, userId, id, 'pending')
    return { message: { ...message, status: 'pending' }, undone: [], isRetry: true, dialogue }
  })
}

/** One turn at a time and so many a minute. A turn that is refused counts as none. */
async function beginTurn(
  services: Needs,
  userId: number,
  prepare: (trx: Trx, now: Date, conversation: Conversation) => Promise<Omit<Accepted, 'userId' | 'turn'>>,
): Promise<Accepted> {
  const { db, presence, clock } = services
  const turn = crypto.randomUUID()
  const now = clock()
  await presence.enter()
  return db.transaction().execute(async (trx) => {
    await countHit({ ...services, db: trx }, limits.chatPerUser, String(userId))
    const conversation = await startTurn(trx, userId, { turn, turnProcess: presence.id }, now)
    if (!conversation) throw tooMany('Keel is still answering your last message.', 1)
    return { userId, turn, ...(await prepare(trx, now, conversation)) }
  })
}

async function findLast(trx: Trx, userId: number, id: number, refusal: string): Promise<MessageRow> {
  const message = await findMessage(trx, userId, id)
  if (!message) throw notFound('Message')
  const last = await findLastOwn(trx, userId)
  if (last?.id !== id) throw conflict(refusal)
  return message
}

/** The old message stays, marked; its facts are set back unless they were changed since. */
async function replaceMessage(
  { engine, clock }: Needs,
  trx: Trx,
  userId: number,
  id: number,
): Promise<Effect[]> {
  await findLast(trx, userId, id, 'Only your last message can be changed.')
  await markReplaced(trx, userId, id)
  const now = clock()
  const facts = await listFactsOfMessages(trx, userId, [id])
  const undone: Effect[] = []
  for (const fact of facts.toReversed()) {
    const effect =
      fact.state === 'saved' ? await undoFact(trx, engine, fact, { userId, now, state: 'replaced' }) : null
    if (effect) undone.push(effect)
    else if (fact.state === 'saved' || fact.state === 'asked')
      await setFactState(trx, userId, fact.id, 'replaced', now)
  }
  return undone
}
