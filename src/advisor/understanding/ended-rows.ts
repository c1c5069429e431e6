import { isOther, isPartner } from './people.ts'
import type { Reading } from './reading.ts'
import { isAmountOf, isNamedIn, type RowClause, rowClauses } from './row-clauses.ts'
import { isAsked, isQuoted, isSupposed } from './stance.ts'
import type { List, StoredRow } from './stored-rows.ts'

/** What is said of a row that is over, by the kind of row. Words that come in other talk need the row right beside them. */
const over: Record<List, RegExp> = {
  liability:
    /\b(?:gone|cleared|settled|forgiven|forgave|wiped (?:out|away)|wrote (?:\w+ ){0,2}?off|owe (?:\w+ )?nothing|written off|discharged|paid (?:\w+ ){0,3}?(?:off|in full)|took over|taken over|knocked out|(?:is|at|to|balance|now) zero(?! (?:percent|interest|apr|down))|(?:is|all|just) done|^done)\b|\b(?:is|been|all|and|fully|one|:) paid(?: it)?(?: now| already| today| this morning)?$|^paid$/,
  expense:
    /\b(?:cancell?ed|quit|killed|waived|axed|ditched|dumped|scrapped|no more|is gone|are gone|(?:is|at|to) zero|unsubscribed|got rid of|paid off|gave up|stopped|ended|took over|taken over)\b/,
  income:
    /\b(?:quit|laid (?:me )?off|ended|bailed|evicted|(?:is|sits|now) (?:empty|vacant)|no more|is gone|are gone|stopped|fired (?:me|us)|nothing from|folded|dried up|cut (?:its|the|their|my) (?:\w+ )?(?:program|position|class|contract)|moved out|retired from|found someone|cancell?ed)\b/,
  asset:
    /\b(?:sold|traded|cashed|surrendered|dumped|gave away|donated|totall?ed|emptied|drained|is gone|got rid of|liquidated|junked|repossessed|stolen|took over)\b/,
  goal: /\b(?:off the list|cancell?ed|called off|scrapped|gave up on|bought (?:it|the|one)|(?:is|all|just) done|^done)\b/,
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
  if (isAnothers(clauseHead(text, match.index), row)) return false
  if (notYet.test(text.slice(0, match.index)) || later.test(text.slice(match.index + match[0].length)))
    return false
  // 'Sold it for 900', 'paid it down to 2,500': a new amount is a change of another kind.
  return [...text.matchAll(/#(\d+)/g)].every(([, number]) =>
    isAmountOf(row, amounts[Number(number)]?.value ?? 0),
  )
}

/** The words before the verb, which name who did it. */
const clauseHead = (text: string, at: number) => text.slice(0, at).trim().split(' ')

/** 'My brother sold his Tacoma' says nothing of the user's; 'the kid quit piano' and 'Klarna forgave it' do. */
function isAnothers(head: readonly string[], { from, name }: StoredRow): boolean {
  if (from === 'expense' && head.some((word) => isChild(word))) return false
  if (head.some((word) => /^(?:his|her|their)$/.test(word))) return true
  return head.some((word) => (isOther(word) || isPartner(word)) && !name.toLowerCase().includes(word))
}

const isChild = (word: string) =>
  /^(?:kids?|son|daughter|child|boys?|girls?|baby|wife|husband|she|he|they)$/.test(word)

const remaining: readonly List[] = ['liability', 'income', 'goal']
/** 'Just my aunt left', 'only the hospital now'. A verb in between tells something else: 'I just paid the Visa'. */
const onlyThose =
  /(?:^|^so |^now |, |^it is |^leaves |^leaving |^count )(?:only|just)((?: (?:the|my|our|one|both))*(?: [\w'&]+){1,2})(?: (?:left|now|remain\w*|from (?:now|here).*|to go|still))?(?: \.| !)?$/
const thoseOnly = /^(?:so |now )?((?:[\w'&]+ ){1,3})(?:only|left)(?: now| from (?:now|here).*)?(?: \.| !)?$/
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
    if (more.test(line.text) || isSupposed(line, 0) || isAsked(line, 0)) return []
    const words = [onlyThose, thoseOnly].map((pattern) => pattern.exec(line.text)?.[1] ?? '').join(' ')
    const named = here.flatMap((clause) => clause.rows).filter((row) => isNamedIn(words, row))
    const list = remaining.find((from) => named.some((row) => row.from === from))
    return rows.filter((row) => row.from === list && !named.includes(row))
  })
}
