import { thingsIn } from '#advisor/understanding/names/categories.ts'
import { nearby } from './endings.ts'
import { over, overBeside } from './over-words.ts'
import { overIt } from './over-it.ts'
import { isOther, isPartner } from '#advisor/understanding/people.ts'
import { isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { isAmountOf, type RowClause, rowClauses } from './row-clauses.ts'
import { isAsked, isQuoted, isSupposed } from '#advisor/understanding/stance.ts'
import type { StoredRow } from './stored-rows.ts'
import { isForATime, isThingLost } from './not-over.ts'
import { thingOf } from '#advisor/understanding/reading/things.ts'

const notYet = new RegExp(
  [
    String.raw`\b(?:to|will|would|could|should|can|may|might|if|when|once|after|until|till|plan\w*|want\w*|hop(?:e|ing)|`,
    String.raw`about|almost|nearly|half|most of|part of|not|never|before|trying|going|thinking|considering|maybe|probably|`,
    String.raw`wish)\b`,
  ].join(''),
)
/** 'He says quit the tithe' is what somebody else would do. */
const urged = new RegExp(
  [
    String.raw`\b(?:says?|said|tells? (?:me|us)|told (?:me|us)|wants (?:me|us)|begs (?:me|us)) (?:to )?(?:just )?(?:quit|`,
    String.raw`drop|stop|cancel|cut|ditch|dump)\b`,
  ].join(''),
)
const later =
  /^(?: (?:up|down|to|from|some|half|part|most|a (?:bit|little|few))\b| ?(?:in|by|next|soon|until|till|when|once|almost|nearly|half)\b)/

/** What the talk was about before the message, for 'quit it', and whether something was over, for 'the Visa too'. */
export interface Before {
  spoken: readonly StoredRow[]
  wasOver: boolean
}

/** No thought is longer; a message made to be slow must not be. */
const MOST_CHARACTERS = 240

/** Longer clauses that name no row speak of something else. */
const SHORT = 6

/**
 * Stored rows that a message says are over. The words of the row are known, so that any wording will do: 'Kid quit
 * piano', 'the Kohl's one, done', 'that 700 is gone'.
 */
export function endedRows(
  reading: Reading,
  rows: readonly StoredRow[],
  before: Before = { spoken: [], wasOver: false },
): StoredRow[] {
  const clauses = rowClauses(reading, rows)
  const found = new Set<StoredRow>()
  let { spoken } = before
  for (const [place, clause] of clauses.entries()) {
    const isShort = clause.text.trim().split(' ').length <= SHORT
    const isBefore = spoken === before.spoken
    const meant = clause.rows.length > 0 ? clause.rows : isShort && !isBefore ? spoken : []
    for (const row of meant) if (isOver(reading, clause, row)) found.add(row)
    const unnamed =
      clause.rows.length === 0 && clause.text.length <= MOST_CHARACTERS ? itIsOver(clause, spoken) : []
    if (unnamed.length > 0 && (!isBefore || !isElsewhere(clauses.slice(0, place), spoken)))
      for (const row of unnamed) found.add(row)
    if (isLikewise(clause) && (found.size > 0 || before.wasOver))
      for (const row of clause.rows) found.add(row)
    if (clause.rows.length > 0) spoken = clause.rows
  }
  return [...found]
}

const likewise = new RegExp(
  [
    String.raw`^(?:(?:and|so|then|ditto|same with|same for|also) )*(?:(?:the|my|our) )?(?:\w+ )?@(?: @|`,
    String.raw` (?:one|card|loan|account))*(?: (?:is|went|goes))? (?:too|also|as well|likewise)(?: [.!])*$`,
  ].join(''),
)

/** 'Apple too!': what was said before of another holds for this one. */
const isLikewise = ({ marked, rows }: RowClause) => rows.some((row) => likewise.test(marked(row).trim()))

const all = /\b(?:both|them|they|all|everything|those|these)\b/

/** What was spoken of last, where a short thought says that 'it' is over. */
function itIsOver({ lines, index, from, text }: RowClause, spoken: readonly StoredRow[]): StoredRow[] {
  const line = lines[index]
  const meant = spoken.filter((row) => overIt[row.from].test(text.trim()))
  if (!line || meant.length === 0 || line.isQuestion || isForATime(text)) return []
  if (isSupposed(line, from) || isAsked(line, from) || isQuoted(line, from)) return []
  return all.test(text) || meant.length === 1 ? meant : []
}

/** 'For the college we paid everything, it's finished': the message has gone on to other things. */
function isElsewhere(clauses: readonly RowClause[], spoken: readonly StoredRow[]): boolean {
  const own = new Set(spoken.flatMap(({ name }) => thingsIn(name)))
  const isForeign = (word: string) => {
    const thing = thingOf(word)
    return thing !== null && !own.has(thing)
  }
  return clauses.some(
    ({ text }) =>
      /^(?:as )?for (?:the|my|our|his|her) /.test(text) ||
      text.split(' ').some((word) => word.startsWith('#') || isForeign(word)),
  )
}

function isOver(reading: Reading, clause: RowClause, row: StoredRow): boolean {
  const { lines, index, from, text } = clause
  const marked = clause.marked(row)
  const line = lines[index]
  if (!line || line.isQuestion || nearby.test(text) || isForATime(text) || isThingLost(text)) return false
  if (urged.test(text)) return false
  return [
    [text, over[row.from]] as const,
    ...(text.length > MOST_CHARACTERS ? [] : overBeside[row.from]).map(
      (pattern) => [marked, pattern] as const,
    ),
  ].some(([said, pattern]) => {
    const match = pattern.exec(said)
    if (!match) return false
    const at = from + sameWord(said, match.index, text)
    if (isSupposed(line, at) || isAsked(line, at) || isQuoted(line, at)) return false
    if (isAnothers(clauseHead(said, match.index), row, match[0], / for (?:me|us)\b/.test(text))) return false
    if (notYet.test(said.slice(0, match.index)) || later.test(said.slice(match.index + match[0].length)))
      return false
    // 'Sold it for 900', 'paid it down to 2,500': a new amount is a change of another kind.
    return [...text.matchAll(/#(\d+)/g)].every(([, number]) => {
      const amount = reading.amounts[Number(number)]
      return !amount || !isMoneyLike(amount) || clause.rows.some((one) => isAmountOf(one, amount.value))
    })
  })
}

/** Where the word at a place of one text starts in another with as many words. */
const sameWord = (one: string, at: number, other: string) =>
  other
    .split(' ')
    .slice(0, one.slice(0, at).split(' ').length - 1)
    .reduce((sum, word) => sum + word.length + 1, 0)

/** The words before the verb, which name who did it. */
const clauseHead = (text: string, at: number) => text.slice(0, at).trim().split(' ')

/** What another may do with the user's own. */
const handedOver = /\b(?:took over|taken over|forgave|wrote (?:\w+ )?off|wiped|discharged)\b/

/** 'My brother sold his Tacoma' says nothing of the user's; 'the kid quit piano' and 'Klarna forgave it' do. */
function isAnothers(
  head: readonly string[],
  { from, name }: StoredRow,
  verb: string,
  isForMe: boolean,
): boolean {
  if (handedOver.test(verb)) return false
  // 'Mom paid off the Visa for me'
  if (from === 'liability' && isForMe) return false
  if (from === 'expense' && head.some((word) => isChild(word))) return false
  if (head.some((word) => /^(?:his|her|their)$/.test(word))) return true
  return head.some((word) => (isOther(word) || isPartner(word)) && !name.toLowerCase().includes(word))
}

const isChild = (word: string) =>
  /^(?:kids?|son|daughter|child|boys?|girls?|baby|wife|husband|she|he|they)$/.test(word)
