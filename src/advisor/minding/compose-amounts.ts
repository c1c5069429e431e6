/** What the judge reads: a message with a marker for each of its amounts, by itself or after the one before it. */
import type { Amount, Reading } from '#advisor/understanding/reading/reading.ts'
import { digitsOf, MOST_PIECES } from './compose.ts'
import type { WordPieces } from './word-pieces.ts'

/** Of the message before, so many pieces at its end. */
const MOST_SAID = 48

export interface ComposedAmounts {
  ids: number[]
  /** Where the marker of each amount stands among the ids; amounts beyond the end have none. */
  places: ReadonlyMap<Amount, number>
  /** Where in the text each piece begins; -1 for what is no word of the message. */
  starts: number[]
}

function markOf({ kind, value }: Amount): string {
  if (kind === 'money') return `[q$${digitsOf(value)}]`
  if (kind === 'bare') return `[q#${digitsOf(value)}]`
  if (kind === 'percent') return '[q%]'
  if (kind === 'age') return '[qa]'
  return kind === 'year' ? '[qy]' : '[qt1]'
}

const WORD = /[\p{L}\p{M}]+|\n|[^\s\p{L}\p{M}]/gu

export function composeAmounts(
  { text, amounts }: Reading,
  said: string,
  pieces: WordPieces,
): ComposedAmounts {
  const before = said === '' ? [] : [pieces.idOf('[p]'), ...pieces.cut(said).slice(-MOST_SAID)]
  const ids = [pieces.idOf('[CLS]'), ...before, pieces.idOf('[SEP]')]
  const starts = ids.map(() => -1)
  const places = new Map<Amount, number>()
  const push = (start: number, ...added: number[]) => {
    ids.push(...added)
    for (const _ of added) starts.push(start)
  }
  let at = 0
  const read = (until: number) => {
    for (const { 0: word, index } of text.slice(at, until).matchAll(WORD))
      if (word === '\n') push(-1, pieces.idOf('[br]'))
      else push(at + index, ...pieces.cut(word))
  }
  for (const amount of amounts.toSorted((a, b) => a.start - b.start)) {
    if (amount.start < at || ids.length >= MOST_PIECES) continue
    read(amount.start)
    places.set(amount, ids.length)
    push(-1, pieces.idOf(markOf(amount)))
    at = amount.end
  }
  read(text.length)
  const cut = ids.slice(0, MOST_PIECES - 1)
  const isRead = ([, place]: [Amount, number]) => place < cut.length
  return {
    ids: [...cut, pieces.idOf('[SEP]')],
    places: new Map([...places].filter(isRead)),
    starts: [...starts.slice(0, cut.length), -1],
  }
}
