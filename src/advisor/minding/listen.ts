/** Whether a message is a cry for help, as a small network of its own hears it: by what was said alone. */
import type { WordPieces } from './word-pieces.ts'

/** A long message is heard in parts of so many pieces, each of which begins within the one before it. */
const PART = 160
const STEP = 120
const MOST_PARTS = 6

/** The message in parts, as the listener was trained to hear them. */
export function cutToHear(text: string, pieces: WordPieces): number[][] {
  const ids = pieces.cut(text)
  const count = Math.min(MOST_PARTS, Math.max(1, Math.ceil((ids.length - PART) / STEP) + 1))
  return Array.from({ length: count }, (_, at) => [
    pieces.idOf('[CLS]'),
    ...ids.slice(at * STEP, at * STEP + PART),
    pieces.idOf('[SEP]'),
  ])
}
