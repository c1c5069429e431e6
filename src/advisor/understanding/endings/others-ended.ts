import type { Reading } from '#advisor/understanding/reading/reading.ts'
import { isNamedIn, rowClauses } from './row-clauses.ts'
import { isAsked, isSupposed } from '#advisor/understanding/stance.ts'
import type { List, StoredRow } from './stored-rows.ts'

const remaining: readonly List[] = ['liability', 'income', 'goal']
const costs: readonly List[] = ['expense']
/** 'Just my aunt left', 'only the hospital now'. A verb in between tells something else: 'I just paid the Visa'. */
const onlyThose = new RegExp(
  [
    String.raw`(?:^|^so |^now |, |\bso |^it is |\bso it ?i?s |^(?:that )?leaves |^leaving |^count )(?:only|`,
    String.raw`just)((?: (?:the|my|our|one|both))*(?: [\w'&]+){1,2})(?: (?:left|now|remain\w*|from (?:now|here).*|to go|`,
    String.raw`still))?(?: \.| !)?$`,
  ].join(''),
)
const thoseOnly = /^(?:so |now )?((?:[\w'&]+ ){1,3})(?:only|left)(?: now| from (?:now|here).*)?(?: \.| !)?$/
const more = /\b(?:also|plus|forgot|too|another|if|not)\b/
const MOST_WORDS = 9
/** With the words that say what is over. */
const MOST_AFTER_ENDING = 15

/**
 * 'Just my aunt left', 'bakery only from now on': of a list the others are over. `isEnding`: something was just said to
 * be over, so that 'just the cleaning lady' is what is left of the costs.
 */
export function othersEnded(reading: Reading, rows: readonly StoredRow[], isEnding = false): StoredRow[] {
  const clauses = rowClauses(reading, rows)
  return [...new Set(clauses.map(({ index }) => index))].flatMap((index) => {
    const here = clauses.filter((clause) => clause.index === index)
    const line = here[0]?.lines[index]
    const most = isEnding ? MOST_AFTER_ENDING : MOST_WORDS
    if (!line || line.isQuestion || line.text.split(' ').length > most || line.text.includes('#')) return []
    if (more.test(line.text) || isSupposed(line, 0) || isAsked(line, 0)) return []
    const words = [onlyThose, thoseOnly].map((pattern) => pattern.exec(line.text)?.[1] ?? '').join(' ')
    const named = here.flatMap((clause) => clause.rows).filter((row) => isNamedIn(words, row))
    const list = [...remaining, ...(isEnding ? costs : [])].find((from) =>
      named.some((row) => row.from === from),
    )
    return rows.filter((row) => row.from === list && !named.includes(row))
  })
}
