import { type QueryClient, useMutation } from '@tanstack/react-query'
import { buildRequest } from '#contract/call.ts'
import type { WireRequest } from '#contract/wire.ts'
import type { Card } from '#contract/cards.ts'
import { chat, type ChatEvent, type ChatTurn } from '#contract/chat.ts'
import type { Figure } from '#contract/figures.ts'
import { announce } from '#web/lib/broadcast.ts'
import { createExternalStore } from '#web/lib/external-store.ts'
import { call } from './call.ts'
import { messageOf } from './client.ts'
import { isOffline } from './connection.ts'
import { markReplaced, putMessages } from './merge-messages.ts'
import { changeNewest, CHAT_SUBJECT, newestKnownId, refreshMessages } from './messages.ts'
import { refreshMoney } from './refresh-money.ts'
import { streamTurn } from './stream-turn.ts'
import { dropUnsent, keepUnsent, type UnsentMessage } from './unsent.ts'

/** What has arrived so far of the reply that is being made. */
export interface ReplyInProgress {
  /** The message that is on its way to the server, until it is accepted. */
  unsentKey: string | null
  content: string
  details: string
  figures: Figure[]
  cards: Card[]
  /** What is being done before the answer begins. */
  status: string
}

const nothingYet = { content: '', details: '', figures: [], cards: [], status: '' }

/** One turn at a time. It goes on when the chat is left for another page, and is there when the user comes back. */
const reply = createExternalStore<ReplyInProgress | null>(null)

export const useReplyInProgress = reply.use

export const isTurnRunning = () => reply.read() !== null

const REFETCH_AFTER_MS = 500

/** A message as it is written; nothing has been tried yet. */
export function newMessage(client: QueryClient, text: string, replaces: number | null = null): UnsentMessage {
  const after = newestKnownId(client)
  return { key: crypto.randomUUID(), text, at: Date.now(), after, replaces, reason: null }
}

/** Sends a message; until the server has accepted it, it is kept in the browser as one that was not sent. */
export async function sendMessage(client: QueryClient, userId: number, message: UnsentMessage) {
  if (isTurnRunning()) return
  const { key, text, replaces, change } = message
  keepUnsent(userId, { ...message, reason: null, isWaiting: false })
  reply.write({ ...nothingYet, unsentKey: key })
  const request = buildRequest(chat.send, {
    body: { message: text, clientId: key, ...(replaces !== null && { replaces }), ...(change && { change }) },
  })
  await runTurn(client, request, {
    onAccepted: async () => {
      if (replaces !== null) await changeNewest(client, (known) => markReplaced(known, replaces))
      dropUnsent(userId, key)
    },
    onFailed: async (error) => {
      const reason = messageOf(error, '') || null
      if (reply.read()?.unsentKey) keepUnsent(userId, { ...message, reason, isWaiting: isOffline() })
      await refreshMessages(client)
    },
  })
}

/** Asks for the reply to a stored message whose turn broke off, or once more for one that was stopped. */
export async function retryMessage(client: QueryClient, id: number) {
  if (isTurnRunning()) return
  reply.write({ ...nothingYet, unsentKey: null })
  await runTurn(client, buildRequest(chat.retry, { id }), {
    onAccepted: () => changeNewest(client, (known) => markReplaced(known, id + 1)),
    onFailed: () => refreshMessages(client),
  })
}

interface TurnSteps {
  onAccepted: () => Promise<void>
  onFailed: (error: unknown) => Promise<void>
}

async function runTurn(client: QueryClient, request: WireRequest, { onAccepted, onFailed }: TurnSteps) {
  try {
    for await (const { event, data } of streamTurn(request)) {
      if (event === 'accepted' || event === 'done') await onAccepted()
      if (event === 'accepted') await showAccepted(client, data.userMessage)
      else if (event === 'failed') throw new Error(data.message)
      else if (event === 'done') return await finish(client, data)
      else addPart({ event, data } as ChatEvent)
    }
    throw new Error('The reply was cut off')
  } catch (error) {
    // oxlint-disable-next-line no-console -- all that is said about it: the message itself shows that it was not sent
    console.error(error)
    await onFailed(error)
  } finally {
    reply.write(null)
  }
}

async function showAccepted(client: QueryClient, userMessage: ChatTurn['userMessage']) {
  await changeNewest(client, (known) => putMessages(known, [userMessage]))
  reply.write({ ...nothingYet, ...reply.read(), unsentKey: null })
  announce(CHAT_SUBJECT)
}

function addPart(part: ChatEvent) {
  const current = reply.read()
  if (!current) return
  if (part.event === 'delta') {
    const { part: place, text } = part.data
    reply.write({ ...current, [place]: current[place] + text })
  }
  if (part.event === 'figure') reply.write({ ...current, figures: [...current.figures, part.data] })
  // Sentences before it were about the work, not the answer.
  if (part.event === 'status') reply.write({ ...current, ...nothingYet, status: part.data.text })
  if (part.event === 'card') reply.write({ ...current, cards: [...current.cards, part.data] })
}

async function finish(client: QueryClient, turn: ChatTurn) {
  await changeNewest(client, (known) => putMessages(known, [turn.userMessage, turn.reply]))
  announce(CHAT_SUBJECT)
  if (Object.keys(turn.extractedData).length > 0) refreshMoney(client)
  setTimeout(() => void refreshMessages(client), REFETCH_AFTER_MS)
}

export const useStopReply = () => useMutation({ mutationFn: () => call(chat.stop) })
