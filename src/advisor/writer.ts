import type { Card } from '#contract/cards.ts'
import type { Figure } from '#contract/figures.ts'
import type { DistantAdvisor, Turn } from './advisor.ts'
import type { Fact } from './facts.ts'
import type { Reply } from './reply.ts'
import { splitBlocks, splitSentences } from './split-html.ts'

/** A piece of a reply in the making. Figures come before the sentence that names them. */
export type ReplyPart =
  | { kind: 'delta'; part: 'content' | 'details'; text: string }
  | { kind: 'figure'; figure: Figure }
  | { kind: 'card'; card: Card }
  /** What is being done; sentences that came before it were about that, and are no part of the reply. */
  | { kind: 'status'; text: string }

export interface Spent {
  tokensIn: number
  tokensOut: number
  /** True where a provider has not said what an answer cost. */
  isEstimated: boolean
}

/** What a turn cost, without a word of it. */
export interface AdvisorUse extends Spent {
  /** 'builtin', or the provider of the language model. */
  provider: string
  model: string | null
  answeredBy: 'builtin' | 'model'
  /** The kind of failure that made the built-in advisor answer instead. */
  errorClass: string | null
}

export interface Settlement {
  /** Saved on top of what the built-in reader has stored. */
  save: Fact[]
  /** Asked about before anything changes. */
  ask: Fact[]
  /** Stored by the built-in reader, and taken back. */
  withdraw: Fact[]
  /** Earlier questions that the message denies. */
  decline: Fact[]
}

export interface Written {
  reply: Reply
  /** Why this reply is not what was expected. */
  notice: string | null
  use: AdvisorUse
  /** What becomes of the facts of the message after a language model has read it as well. */
  settled?: Settlement
}

/**
 * Writes replies sentence by sentence. What it returns in the end is the reply that is stored; the parts are what a
 * reader sees until then, and what remains when the user stops it; `stop` tells it so.
 */
export interface ReplyWriter {
  provider: string
  /** What it has cost so far. */
  use: () => AdvisorUse
  write(turn: Turn, stop: AbortSignal): AsyncGenerator<ReplyPart, Written>
}

export const builtInUse: AdvisorUse = {
  provider: 'builtin',
  model: null,
  answeredBy: 'builtin',
  tokensIn: 0,
  tokensOut: 0,
  isEstimated: false,
  errorClass: null,
}

/** The advisor's own answer, which is there all at once. */
export function createBuiltInWriter(advisor: Pick<DistantAdvisor, 'respond'>): ReplyWriter {
  return {
    provider: 'builtin',
    use: () => builtInUse,
    async *write(turn) {
      const reply = await advisor.respond(turn)
      yield* partsOf(reply)
      return { reply, notice: null, use: builtInUse }
    },
  }
}

export function* partsOf({ content, details, figures, cards }: Reply): Generator<ReplyPart> {
  for (const figure of figures) yield { kind: 'figure', figure }
  for (const text of splitSentences(content)) yield { kind: 'delta', part: 'content', text }
  for (const text of splitBlocks(details ?? '')) yield { kind: 'delta', part: 'details', text }
  for (const card of cards) yield { kind: 'card', card }
}
