import { freshDialogue } from '#advisor/dialogue.ts'
import type { AdvisorUse, ReplyPart, ReplyWriter } from '#advisor/writer.ts'

const use: AdvisorUse = {
  provider: 'slow',
  model: 'test-1',
  answeredBy: 'model',
  tokensIn: 12,
  tokensOut: 34,
  isEstimated: false,
  errorClass: null,
}

/** Writes a reply as a language model does: one sentence after the other, each when the test lets it. */
export function createSlowWriter() {
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const started = new Map<string, PromiseWithResolvers<AbortSignal>>()
  const gateOf = (text: string) => gates.getOrInsertComputed(text, () => Promise.withResolvers<void>())
  const startOf = (text: string) =>
    started.getOrInsertComputed(text, () => Promise.withResolvers<AbortSignal>())

  const writer: ReplyWriter = {
    provider: 'slow',
    use: () => ({ ...use, tokensOut: 17, isEstimated: true }),
    async *write({ text }, stop) {
      const first: ReplyPart = { kind: 'delta', part: 'content', text: 'First. ' }
      yield first
      startOf(text).resolve(stop)
      await gateOf(text).promise
      yield { ...first, text: 'Second.' }
      const content = 'First. Second.'
      const reply = { content, details: null, cards: [], figures: [], dialogue: freshDialogue }
      return { reply, notice: 'Slow today', use }
    },
  }

  return {
    writer,
    /** When the first sentence of the reply to a message is out. */
    startedOn: (text: string) => startOf(text).promise,
    goOnWith: (text: string) => gateOf(text).resolve(),
  }
}
