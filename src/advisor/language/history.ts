import type { Figure } from '#contract/figures.ts'
import type { TalkLine } from './model.ts'

/** A message of the talk so far. */
export interface PastMessage {
  id: number
  at: string
  isUser: boolean
  /** As typed; a reply without its markup, its working included. */
  text: string
  /** What a reply has printed. */
  figures?: readonly Figure[]
}

/** Messages that are looked at; how many of them go along is a matter of length. */
export const MOST_MESSAGES = 60
/** About 12,000 tokens, of which the talk gets most and the sums the rest. */
const MOST_CHARACTERS = 40_000
const MOST_OF_ONE = 6000

/** The newest messages that fit, each with its beginning; older ones live on in the facts and sums. */
export function fitHistory(past: readonly PastMessage[]): PastMessage[] {
  const kept: PastMessage[] = []
  let left = MOST_CHARACTERS
  for (const message of past.toReversed()) {
    const text = message.text.slice(0, MOST_OF_ONE)
    if (text.length > left) break
    left -= text.length
    kept.unshift({ ...message, text })
  }
  return kept
}

/** As the model hears it again; a talk begins with the user. */
export function toTalk(past: readonly PastMessage[]): TalkLine[] {
  const first = past.findIndex(({ isUser }) => isUser)
  return past
    .slice(first < 0 ? past.length : first)
    .map(({ isUser, text }) => ({ role: isUser ? 'user' : 'assistant', text }))
}
