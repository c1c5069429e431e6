import type { ColumnType, Generated } from 'kysely'
import type { messageStates } from '#contract/chat.ts'
import type { FactPlace, FactState } from '#contract/facts.ts'
import type { Flag } from '#server/db/codec.ts'

export type MessageState = (typeof messageStates)[number]

/** What is known of a user's conversation without reading it. */
export interface ConversationsTable {
  userId: number
  /** How many messages are kept of the user and of the advisor. */
  sent: number
  received: number
  /** JSON: where the talk stands, and where it stood when the user's last message came. */
  dialogue: string | null
  dialogueBefore: string | null
  /** The turn in flight, the process that makes it, and until when it is believed to be alive. */
  turn: string | null
  turnProcess: number | null
  turnUntil: string | null
  stopRequested: Flag
}

/** A column of a later step: rows that are made without it have none. */
type Later = ColumnType<string | null, string | null | undefined>

export interface MessagesTable {
  id: Generated<number>
  userId: number
  isUser: Flag
  /** As typed; a reply as sanitised HTML. */
  content: string
  /** The visible words as they are searched: lower case. */
  searchKey: string
  createdAt: string
  status: MessageState
  details: string | null
  /** JSON; null for none. */
  cards: string | null
  figures: string | null
  assumptions: Later
  /** JSON: the number of an earlier sum that a message of the user sets anew. */
  sumChange: Later
  notice: string | null
  /** The message that a reply answers; the one that a message takes the place of. */
  answers: number | null
  replaces: number | null
}

/** What the advisor took from the conversation, and what that changed. */
export interface FactsTable {
  id: Generated<number>
  userId: number
  /** Null once the conversation was cleared. */
  messageId: number | null
  at: string
  state: FactState
  /** Since when it is in this state. */
  stateAt: string
  place: FactPlace
  field: string | null
  itemId: number | null
  /** JSON: the fact as the advisor understood it, with the user's words; null once forgotten. */
  said: string | null
  /** JSON: the value or row before and after; null for none, and once forgotten. */
  oldValue: string | null
  newValue: string | null
  /** The line in the history of the profile. */
  changeId: number | null
}

/** One row per turn, without texts: what the advisor cost. */
export interface AdvisorUsesTable {
  id: Generated<number>
  userId: number
  at: string
  provider: string
  model: string | null
  answeredBy: 'builtin' | 'model'
  tokensIn: number
  tokensOut: number
  /** Whether some of the tokens are a guess. */
  isEstimated: Flag
  errorClass: string | null
  durationMs: number
}
