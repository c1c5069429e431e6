import type { Meter } from './meter.ts'
import type { Step } from './text-queue.ts'

export const providerNames = ['openai', 'anthropic', 'google', 'compatible'] as const
export type ProviderName = (typeof providerNames)[number]

/** Ways in which a language model lets us down; the name is all that is stored of it. */
export type FailureKind =
  | 'Unreachable'
  | 'KeyRefused'
  | 'RateLimited'
  | 'RequestRefused'
  | 'ServerError'
  | 'TimedOut'
  | 'Garbage'
  | 'TooLong'
  | 'Empty'
  | 'ToolLoop'
  | 'UnknownEnd'
  | 'Ungrounded'
  | 'Refused'
  | 'OtherLanguage'

/** Carries no text of the provider, which may hold keys and what the user said. */
export class ModelFailure extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind) {
    super(kind)
    this.name = kind
    this.kind = kind
  }
}

/** A function that the model may call. It reads what it was made with and changes nothing. */
export interface ModelTool {
  name: string
  description: string
  /** JSON schema of the input. */
  schema: object
  run: (input: unknown) => unknown
}

/** One message of the talk, as plain text. */
export interface TalkLine {
  role: 'user' | 'assistant'
  text: string
}

/** What went out, to the letter; keys travel in headers and are not in it. */
export interface SentPayload {
  address: string
  body: string
}

export interface AskingLimits {
  /** Requests for one answer: calculations, and what follows from them. The last one may call no tool. */
  steps: number
  /** Of the whole turn, what a model thinks by itself included. */
  outputTokens: number
}

export interface Asking {
  rules: string
  talk: TalkLine[]
  tools: ModelTool[]
  limits: AskingLimits
  signal: AbortSignal
  /** Before every request; nothing goes out when it fails. */
  beforeSend: (sent: SentPayload) => Promise<void>
  meter: Meter
}

/** A language model of the operator's choice. */
export interface LanguageModel {
  provider: ProviderName
  name: string
  /** Where everything goes: scheme and host. */
  origin: string
  /** The answer as it comes, piece by piece, and where tools were called; throws ModelFailure. */
  ask: (asking: Asking) => AsyncGenerator<string | Step, void>
}
