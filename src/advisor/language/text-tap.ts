import type { ProviderName } from './model.ts'

/** The text of an event that carries a piece of text and nothing else that matters; null for every other event. */
type ReadText = (event: never) => string | null

interface ChatChunk {
  choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[]
  usage?: unknown
}

function readChatChunk({ choices: [choice, ...others] = [], usage }: ChatChunk): string | null {
  const { delta = {}, finish_reason: end } = choice ?? {}
  const isPlain = others.length === 0 && !end && !usage && Object.entries(delta).every(saysNothingElse)
  return isPlain && typeof delta.content === 'string' ? delta.content : null
}

/** Some servers repeat the role, or name what there is not. */
const saysNothingElse = ([key, value]: [string, unknown]) =>
  key === 'content' || key === 'role' || value === null

interface BlockDelta {
  type?: unknown
  delta?: { type?: unknown; text?: unknown }
}

function readBlockDelta({ type, delta }: BlockDelta): string | null {
  const isText = type === 'content_block_delta' && delta?.type === 'text_delta'
  return isText && typeof delta.text === 'string' ? delta.text : null
}

/** Google sends a few long pieces, which need no way of their own. */
const readers: Partial<Record<ProviderName, ReadText>> = {
  openai: readChatChunk,
  compatible: readChatChunk,
  anthropic: readBlockDelta,
}

const DATA = /^data: ?(\{.*)/m

/**
 * Takes the text out of a provider's stream of events. The SDK needs a good part of a millisecond for an event, and
 * nearly all events are a word of text: fifty answers at once would wait for each other. It gets all others.
 */
export class TextTap {
  readonly #read: ReadText | null
  #rest = ''

  constructor(provider: ProviderName | null) {
    this.#read = (provider && readers[provider]) ?? null
  }

  /** The text in the next part of a stream, and what is left of it without that. */
  push(part: string): { text: string; others: string } {
    if (!this.#read) return { text: '', others: part }
    this.#rest += part
    const taken = { text: '', others: '' }
    let start = 0
    for (const { index, 0: gap } of this.#rest.matchAll(/\n\r?\n/g)) {
      const event = this.#rest.slice(start, index + gap.length)
      start = index + gap.length
      const text = this.#readText(event)
      if (text === null) taken.others += event
      else taken.text += text
    }
    this.#rest = this.#rest.slice(start)
    return taken
  }

  /** What came after the last whole event. */
  get rest(): string {
    return this.#rest
  }

  #readText(event: string): string | null {
    const [, data] = DATA.exec(event) ?? []
    if (data === undefined) return null
    try {
      return this.#read?.(JSON.parse(data) as never) ?? null
    } catch {
      // Whatever it is, the SDK has a name for it.
      return null
    }
  }
}
