import { assumption, assumptionChange, MAX_CHANGE_WORDS } from './assumptions.ts'
import { card } from './cards.ts'
import { endpoints } from './endpoint.ts'
import { savedFact } from './facts.ts'
import { countHeader, clientId, instant, nothing, wholeOrPageQuery } from './fields.ts'
import { figure } from './figures.ts'
import { z } from './zod.ts'

export const MAX_MESSAGE_LENGTH = 4000
/** Visible characters of the short answer. */
export const MAX_REPLY_LENGTH = 200

/** The four prompts of an empty conversation. */
export const starterPrompts = [
  'What are your financial goals?',
  'Tell me about your current income and expenses',
  'Do you have any debt to manage?',
  'Do you have a good idea of your networth?',
] as const

/**
 * A user's message is `pending` while its reply is being made, `failed` when that broke off, `replaced` when a later
 * one took its place; a reply is `stopped` when the user stopped it. Everything else is `done`.
 */
export const messageStates = ['done', 'pending', 'failed', 'replaced', 'stopped'] as const

export const message = z.object({
  id: z.int(),
  /** A user's own words as typed; a reply as HTML, whose `<data value="f1">` name its figures. */
  content: z.string(),
  timestamp: instant,
  isUserMessage: z.boolean(),
  status: z.enum(messageStates),
  /** The working, as HTML. */
  details: z.nullable(z.string()),
  cards: z.array(card),
  figures: z.array(figure),
  /** Numbers of a reply that nobody gave; absent where there are none. */
  assumptions: z.optional(z.array(assumption)),
  /** What was taken from a user's message. */
  facts: z.array(savedFact),
  /** Why this reply is not what was expected: a provider that is away, a budget that is used up. */
  notice: z.nullable(z.string()),
})
export type Message = z.output<typeof message>

const REQUIRED = 'Please type a message'

/** Kept as typed, with the blanks around it. */
const words = z.string(REQUIRED).check(
  z.refine((typed) => typed.trim() !== '', REQUIRED),
  z.maxLength(MAX_MESSAGE_LENGTH, `Please use at most ${MAX_MESSAGE_LENGTH} characters`),
)

/** What was saved, under the names of the profile, the budget and the balance sheet; amounts in dollars. */
const extractedData = z.record(z.string(), z.unknown())
export type ExtractedData = z.output<typeof extractedData>

const chatTurn = z.object({ userMessage: message, reply: message, extractedData })
export type ChatTurn = z.output<typeof chatTurn>

/** The events of a turn: `accepted` first, `done` or `failed` last. */
export const chatEvents = {
  accepted: z.object({ userMessage: message }),
  /** A sentence of the answer, or a paragraph of the working. */
  delta: z.object({ part: z.enum(['content', 'details']), text: z.string() }),
  figure,
  card,
  /** What is being done; sentences that came before it were about that, and are no part of the reply. */
  status: z.object({ text: z.string() }),
  done: chatTurn,
  failed: z.object({ message: z.string() }),
}
type ChatEvents = {
  [Name in keyof typeof chatEvents]: { event: Name; data: z.output<(typeof chatEvents)[Name]> }
}
export type ChatEvent = ChatEvents[keyof ChatEvents]

export const chat = endpoints({
  listMessages: {
    method: 'GET',
    path: '/api/messages',
    access: 'user',
    summary:
      'The conversation, oldest first: all of it, or the newest `limit` before an id, or what contains a text',
    query: wholeOrPageQuery,
    response: z.array(message),
    /** How many there are by now, whichever of them are listed. */
    headers: z.object({ 'x-messages-sent': countHeader, 'x-messages-received': countHeader }),
  },
  send: {
    method: 'POST',
    path: '/api/chat',
    access: 'user',
    summary: 'Say something to the advisor; an event stream when the caller accepts one',
    body: z
      .object({
        message: words,
        /** The user’s last message, which this one replaces: its facts are undone. */
        replaces: z.optional(z.int()),
        /** A number of an earlier calculation, which is then made again with this one in its place. */
        change: z.optional(assumptionChange),
        clientId,
      })
      .check(
        z.refine(({ message: typed, change }) => !change || typed.length <= MAX_CHANGE_WORDS, {
          path: ['message'],
          message: `Please use at most ${MAX_CHANGE_WORDS} characters to change a number`,
        }),
      ),
    response: chatTurn,
    events: true,
  },
  retry: {
    method: 'POST',
    path: '/api/messages/:id/retry',
    access: 'user',
    summary: 'Answer the last message again after its reply broke off or was stopped',
    response: chatTurn,
    events: true,
  },
  stop: {
    method: 'POST',
    path: '/api/chat/stop',
    access: 'user',
    summary: 'Stop the reply in progress; the sentences shown are kept',
    response: nothing,
  },
  clear: {
    method: 'DELETE',
    path: '/api/messages',
    access: 'user',
    summary: 'Delete the conversation; facts stay',
    response: nothing,
  },
})
