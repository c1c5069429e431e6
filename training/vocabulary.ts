import { readFileSync } from 'node:fs'
import { marks } from '#advisor/minding/compose.ts'
import { createWordPieces } from '#advisor/minding/word-pieces.ts'

export const baseVocabulary = readFileSync(new URL('../.cache/base/vocab.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

/** The common pieces of plain English come along, whether the corpus has them or not. */
const COMMON = 11_000

/** A vocabulary of what corpus and plain English need. */
export function chooseVocabulary(texts: readonly string[]): string[] {
  const whole = createWordPieces(baseVocabulary)
  const seen = new Set(texts.flatMap((text) => whole.cut(text)))
  const isPlain = (piece: string) =>
    /^(?:##)?(?:[a-z]+|[0-9]|[^\sa-z0-9])$/.test(piece) && (piece.codePointAt(0) ?? 0) < 0x2100
  const kept = baseVocabulary.filter(
    (piece, at) =>
      ['[PAD]', '[UNK]', '[CLS]', '[SEP]'].includes(piece) ||
      seen.has(at) ||
      /^(?:##)?[a-z0-9]$/.test(piece) ||
      (isPlain(piece) && at < COMMON),
  )
  return [...kept, ...marks]
}
