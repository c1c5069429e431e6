import type { Reading } from './reading.ts'
import { isNamedIn, type RowClause, rowClauses } from './row-clauses.ts'
import { isAsked, isQuoted, isSupposed } from './stance.ts'
import type { List, StoredRow } from './stored-rows.ts'

/** What is said of a row that is over, by the kind of row. */
const over: Record<List, RegExp> = {
  liability:
    /\b(?:zero(?! (?:percent|interest|apr|down))|gone|cleared|settled|forgiven|forgave|wiped (?:out|away)|wrote (?:\w+ ){0,2}?off|owe (?:\w+ )?nothing|written off|history|discharged|paid (?:\w+ ){0,3}?(?:off|in full|up)|took over|taken over|knocked out|done)\b|\bpaid(?: it)?(?: now| already| today| this morning)?$/,
  expense:
    /\b(?:cancell?ed|quit|killed|fired|waived|axed|ditched|dumped|scrapped|no more|no longer|gone|zero|unsubscribed|got rid of|paid off|moved out|gave up|stopped|ended|history|took over|taken over)\b/,
  income:
    /\b(?:quit|lost|laid off|ended|closed|bailed|evicted|empty|vacant|no more|gone|stopped|fired|no longer|nothing from|folded|zero|dried up|cut (?:its|the|their|my)|shut|moved out|retired from|left (?:the|my)|found someone|cancell?ed|anymore)\b/,
  asset:
    /\b(?:sold|traded|cashed|surrendered|dumped|gave away|donated|totall?ed|spent|emptied|drained|gone|zero|got rid of|liquidated|junked|repossessed|stolen|took over)\b/,
  goal: /\b(?:off the list|cancell?ed|called off|scrapped|gave up on|bought (?:it|the|one)|got (?:it|the)|done|paid for|no longer)\b/,
}
const notYet =
  /\b(?:to|will|would|could|should|can|may|might|if|when|once|after|until|till|plan\w*|want\w*|hop(?:e|ing)|about|almost|nearly|half|most of|part of|not|never|before|trying|going)\b/
const later = /^(?: (?:up|down|to|from)\b| ?(?:in|by|next|soon|until|till|when|once|almost|nearly|half)\b)/

/** Longer clauses that name no row speak of something else. */
const SHORT = 6

/**
 * Stored rows that a message says are over. The words of the row are known, so that any wording will do: 'Kid quit
 * piano', 'the Kohl's one, done', 'that 700 is gone'.
 */
export function endedRows(reading: Reading, rows: readonly StoredRow[]): StoredRow[] {
  const clauses = rowClauses(reading, rows)
  const found = new Set<StoredRow>()
  let spoken: StoredRow[] = []
  for (const clause of clauses) {
    const isShort = clause.text.trim().split(' ').length <= SHORT
    const meant = clause.rows.length > 0 ? clause.rows : isShort ? spoken : []
    for (const row of meant) if (isOver(reading, clause, row)) found.add(row)
    if (clause.rows.length > 0) spoken = clause.rows
  }
  return [...found]
}

function isOver({ amounts }: Reading, { lines, index, from, text }: RowClause, row: StoredRow): boolean {
  const line = lines[index]
  const match = over[row.from].exec(text)
  if (!line || !match || line.isQuestion) return false
  const at = from + match.index
  if (isSupposed(line, at) || isAsked(line, at) || isQuoted(line, at)) return false
  if (notYet.test(text.slice(0, match.index)) || later.test(text.slice(match.index + match[0].length)))
    return false
  // 'Sold it for 900', 'paid it down to 2,500': a new amount is a change of another kind.
  return [...text.matchAll(/#(\d+)/g)].every(
    ([, number]) => Math.round((amounts[Number(number)]?.value ?? 0) * 100) === row.stored,
  )
}

const remaining: readonly List[] = ['liability', 'income', 'goal']
const onlyThose = /\b(?:only|just)((?: (?!now\b)[\w'&]+){1,4})/
const thoseOnly = /((?:[\w'&]+ ){1,3})(?:only|left)\b/
const still = /\b(?:left|now|only|remain\w*|from (?:now|here)|still|so|count|any ?more)\b/
const more = /\b(?:also|plus|forgot|too|another|if|not)\b/
const MOST_WORDS = 9

/** 'Just my aunt left', 'bakery only from now on': of a list the others are over. */
export function othersEnded(reading: Reading, rows: readonly StoredRow[]): StoredRow[] {
  const clauses = rowClauses(reading, rows)
  return [...new Set(clauses.map(({ index }) => index))].flatMap((index) => {
    const here = clauses.filter((clause) => clause.index === index)
    const line = here[0]?.lines[index]
    if (!line || line.isQuestion || line.text.split(' ').length > MOST_WORDS || line.text.includes('#'))
      return []
    if (!still.test(line.text) || more.test(line.text)) return []
    const words = [onlyThose, thoseOnly].map((pattern) => pattern.exec(line.text)?.[1] ?? '').join(' ')
    const named = here.flatMap((clause) => clause.rows).filter((row) => isNamedIn(words, row))
    const list = remaining.find((from) => named.some((row) => row.from === from))
    return rows.filter((row) => row.from === list && !named.includes(row))
  })
}
