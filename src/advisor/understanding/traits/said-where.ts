import type { Span } from '#advisor/facts.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'

/** The last sentence with one of these words; the whole message where none has one. */
export function spanOf({ text, tokens, sentences }: Reading, words: RegExp): Span {
  const spans = sentences.map(({ first, next }) => ({
    start: tokens[first]?.start ?? 0,
    end: tokens[next - 1]?.end ?? text.length,
  }))
  return (
    spans.findLast(({ start, end }) => words.test(text.slice(start, end))) ?? { start: 0, end: text.length }
  )
}
