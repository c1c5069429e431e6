import type { Message } from '#contract/chat.ts'
import type { SavedFact } from '#contract/facts.ts'

/** A stretch of the conversation without gaps, oldest first, and how much there is in all. */
export interface Conversation {
  messages: Message[]
  sent: number
  received: number
  /** The server has messages before the first of these. */
  hasEarlier: boolean
}

/**
 * What was fetched anew, behind what was loaded by scrolling up. A page that is not full is all there is; one that
 * does not reach the known messages would leave a gap, so it stands alone.
 */
export function joinNewest(known: Conversation | undefined, newest: Conversation): Conversation {
  const first = newest.messages[0]
  const last = known?.messages.at(-1)
  if (!known || !first || !last || !newest.hasEarlier || last.id < first.id) return newest
  const before = known.messages.filter(({ id }) => id < first.id)
  return {
    ...newest,
    messages: [...before, ...newest.messages],
    hasEarlier: hasMoreThan(before, known, newest),
  }
}

const hasMoreThan = (before: Message[], known: Conversation, newest: Conversation) =>
  before.length > 0 ? known.hasEarlier : newest.hasEarlier

export function joinEarlier(known: Conversation, earlier: Conversation): Conversation {
  const first = known.messages[0]?.id ?? Infinity
  const before = earlier.messages.filter(({ id }) => id < first)
  return { ...known, messages: [...before, ...known.messages], hasEarlier: earlier.hasEarlier }
}

/** Puts messages in, or in the place of what they were before. */
export function putMessages(known: Conversation, changed: Message[]): Conversation {
  const byId = new Map(known.messages.map((message) => [message.id, message]))
  const isNew = (message: Message) => !byId.has(message.id)
  const sent = changed.filter((message) => isNew(message) && message.isUserMessage).length
  const received = changed.filter((message) => isNew(message) && !message.isUserMessage).length
  for (const message of changed) byId.set(message.id, message)
  return {
    ...known,
    messages: [...byId.values()].toSorted((a, b) => a.id - b.id),
    sent: known.sent + sent,
    received: known.received + received,
  }
}

/** A message and everything said after it no longer count: a later message takes their place. */
export function markReplaced(known: Conversation, id: number): Conversation {
  const messages = known.messages.map((message) =>
    message.id >= id ? { ...message, status: 'replaced' as const } : message,
  )
  return { ...known, messages }
}

export function putFact(known: Conversation, changed: SavedFact): Conversation {
  const messages = known.messages.map((message) =>
    message.facts.some(({ id }) => id === changed.id)
      ? { ...message, facts: message.facts.map((fact) => (fact.id === changed.id ? changed : fact)) }
      : message,
  )
  return { ...known, messages }
}
