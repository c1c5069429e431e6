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
}

function markOf({ kind, value }: Amount): string {
  if (kind === 'money') return `[q$${digitsOf(value)}]`
  if (kind === 'bare') return `[q#${digitsOf(value)}]`
  if (kind === 'percent') return '[q%]'
  if (kind === 'age') return '[qa]'
  return kind === 'year' ? '[qy]' : '[qt1]'
}

export function composeAmounts(
  { text, amounts }: Reading,
  said: string,
  pieces: WordPieces,
): ComposedAmounts {
  const before = said === '' ? [] : [pieces.idOf('[p]'), ...pieces.cut(said).slice(-MOST_SAID)]
  const ids = [pieces.idOf('[CLS]'), ...before, pieces.idOf('[SEP]')]
  const places = new Map<Amount, number>()
  let at = 0
  const read = (until: number) => {
    for (const [place, line] of text.slice(at, until).split('\n').entries()) {
      if (place > 0) ids.push(pieces.idOf('[br]'))
      ids.push(...pieces.cut(line))
    }
  }
  for (const amount of amounts.toSorted((a, b) => a.start - b.start)) {
    if (amount.start < at || ids.length >= MOST_PIECES) continue
    read(amount.start)
    places.set(amount, ids.push(pieces.idOf(markOf(amount))) - 1)
    at = amount.end
  }
  read(text.length)
  const cut = ids.slice(0, MOST_PIECES - 1)
  const isRead = ([, place]: [Amount, number]) => place < cut.length
  return { ids: [...cut, pieces.idOf('[SEP]')], places: new Map([...places].filter(isRead)) }
}
