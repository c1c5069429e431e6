import { layOutLines, type Line } from '#advisor/understanding/reading/lines.ts'
import type { Reading } from '#advisor/understanding/reading/reading.ts'
import type { StoredRow } from './stored-rows.ts'

/** A stretch of a sentence with the stored rows it names. */
export interface RowClause {
  lines: Line[]
  index: number
  /** Where it starts in its line. */
  from: number
  text: string
  rows: StoredRow[]
  /** The text with `@` for every word that names the row, `%` for those of others. */
  marked: (row: StoredRow) => string
}

/** Words that many names share and that come in other talk. */
const common = new RegExp(
  [
    String.raw`^(?:the|my|our|and|for|not|was|its|that|one|per|month|monthly|year|place|bill|bills|pay|payment|payments|`,
    String.raw`side|base|options|fun|fund|goal|index|job|lot|set|aside|on|of|to|in|at|new|old|balance|account|accounts|`,
    String.raw`debt|debts|owed|loan|loans|card|cards|credit|home|work|contract|statement|life|real|world|unit|other|`,
    String.raw`dollars|money|total|salary|income|savings)$`,
  ].join(''),
)

const stem = (word: string) => word.replace(/'s$/, '').replace(/s$/, '')

const tellingOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z0-9'&]+/)
    .filter((word) => word.length > 2 && !common.test(word))
    .map(stem)

/** The number may be of any size, so it is not made an amount of money. */
export const isAmountOf = ({ stored }: StoredRow, dollars: number) => Math.round(dollars * 100) === stored

export const isNamedIn = (words: string, { name }: StoredRow) =>
  words.split(' ').some((word) => tellingOf(name).includes(stem(word)))

const breaks = / (?:[,;:.!?()-]|(?<!\b(?:nothing|anything) )but|so|because|since|which|while|though)(?= )/g

/** 'And the Visa' goes on with a list; 'and kept the boat' is a thought of its own. */
const continues = /^(?:(?:the|my|our|that|both|also) )*[\w'&]+(?: [\w'&]+)?$/

function cut(text: string): { from: number; text: string }[] {
  const pieces: { from: number; text: string }[] = []
  let from = 0
  const push = (end: number) => {
    pieces.push({ from, text: text.slice(from, end) })
  }
  for (const mark of ` ${text} `.matchAll(breaks)) {
    push(Math.max(from, mark.index - 1))
    from = Math.min(text.length, mark.index + mark[0].length)
  }
  push(text.length)
  return pieces.flatMap((piece) => splitAtAnd(piece))
}

function splitAtAnd(piece: { from: number; text: string }): { from: number; text: string }[] {
  const at = piece.text.indexOf(' and ')
  if (at < 0) return [piece]
  const rest = piece.text.slice(at + 5)
  if (continues.test(rest)) return [piece]
  return [
    { from: piece.from, text: piece.text.slice(0, at) },
    ...splitAtAnd({ from: piece.from + at + 5, text: rest }),
  ]
}

function ownersOf(rows: readonly StoredRow[], wordsOf: (row: StoredRow) => string[]) {
  const owners = new Map<string, StoredRow[]>()
  for (const row of rows)
    for (const word of new Set(wordsOf(row))) owners.set(word, [...(owners.get(word) ?? []), row])
  return owners
}

/** Words of a sentence that could call a row to mind: none of the many that come in any. */
const idle = new RegExp(
  [
    String.raw`^(?:about|around|roughly|maybe|like|also|just|still|have|make|made|makes|earn|owe|owed|owes|pay|pays|paid|`,
    String.raw`paying|spend|cost|costs|worth|week|weekly|month|monthly|year|yearly|annual|every|each|today|tonight|they|`,
    String.raw`them|their|this|these|those|there|then|than|that|thats|with|from|into|toward|towards|right|left|over|under|`,
    String.raw`more|less|most|well|okay|yeah|sure|think|guess|know|want|need|going|gone|good|much|only|some|what|when|`,
    String.raw`where|which|while|would|could|should|been|being|before|after|again|always|never|really|actually|basically|`,
    String.raw`probably|currently|already|another|other|both|first|second|last|next|time|times|thing|things|hundred|`,
    String.raw`thousand|grand|million|dollars|bucks|cash|plus|extra|total|sold|sell|bought|quit|started|doing|does|done|`,
    String.raw`works|working|brings|gives|gets|gave|getting|goes|came|comes|coming|says|said|told|tell|people|guy|lady|`,
    String.raw`friend|mom|dad|wife|husband|brother|sister|kids?|son|daughter|name|here|hers|mine|ours|yours|year's|month's|`,
    String.raw`used|using|balance|at|interest|percent|rate)$`,
  ].join(''),
)
const isTelling = (word: string) => /^[a-z&]{4,}$/.test(word) && !common.test(word) && !idle.test(word)

/** The clauses of a message, each with the rows it names: by a word of theirs that is no other row's, by the amount, or by their kind. */
export function rowClauses(reading: Reading, rows: readonly StoredRow[]): RowClause[] {
  // 'Pension 2' beside 'Pension' was named for want of a name of its own.
  const isSecond = ({ name }: StoredRow) =>
    rows.some((row) => name.startsWith(`${row.name} `) && /^ \d+$/.test(name.slice(row.name.length)))
  const owners = ownersOf(rows, (row) => (isSecond(row) ? [] : tellingOf(row.name)))
  const tellers = ownersOf(rows, ({ told = [] }) => told.map(stem).filter(isTelling))
  const byAmount = (word: string): StoredRow[] => {
    if (!word.startsWith('#')) return []
    const value = reading.amounts[Number(word.slice(1))]?.value
    const same = rows.filter((row) => value !== undefined && isAmountOf(row, value))
    return same.length === 1 ? same : []
  }
  const byName = (word = '') => {
    const told = tellers.get(stem(word)) ?? []
    return owners.get(stem(word)) ?? (told.length === 1 ? told : [])
  }
  const lines = layOutLines(reading)
  return lines.flatMap((line, index) =>
    cut(line.text).map(({ from, text }) => {
      const words = text.split(' ')
      const said = new Set(words.flatMap(byAmount))
      const named = words.map((word, at) => {
        const own = [...byName(word), ...byAmount(word)]
        // The 'home' of 'Home Depot' is no house.
        const isPart = byName(words[at - 1]).length > 0 || byName(words[at + 1]).length > 0
        const meant = own.length > 0 || isPart ? own : rowsOfKind(word, rows)
        // 'The 1,250 client' is the one of that amount.
        const exact = meant.filter((row) => said.has(row))
        return { word, rows: exact.length > 0 ? exact : meant }
      })
      return {
        lines,
        index,
        from,
        text,
        rows: [...new Set(named.flatMap((one) => one.rows))],
        marked: (row: StoredRow) =>
          named.map((one) => (one.rows.includes(row) ? '@' : one.rows.length > 0 ? '%' : one.word)).join(' '),
      }
    }),
  )
}

const isOwed = ({ from }: StoredRow) => from === 'liability'

/** Words for a kind of row, and which rows they may mean. */
const kinds: [RegExp, (row: StoredRow) => boolean][] = [
  [/^cards?$/, ({ category }) => category === 'Credit Cards'],
  [/^(?:loans?|note|financing)$/, (row) => isOwed(row) && row.category !== 'Credit Cards'],
  [/^payments?$/, ({ from, name }) => from === 'expense' && /\b(?:payment|note|loan|plan)\b/i.test(name)],
  [/^mortgages?$/, ({ category }) => category === 'Mortgage'],
  [/^(?:car|vehicle)$/, ({ category }) => category === 'Vehicles' || category === 'Auto Loans'],
  [/^bike$/, ({ name }) => /\b(?:motorcycle|harley)\b/i.test(name)],
  [/^(?:house|home|place)$/, ({ category }) => category === 'Real Estate' || category === 'Mortgage'],
  [/^(?:hospital|doctor|dentist|clinic)$/, ({ category }) => category === 'Medical Debt'],
]

/** 'The loan', 'both cards': rows named by their kind; in the singular only where one row of a list can be meant. */
function rowsOfKind(word: string, rows: readonly StoredRow[]): StoredRow[] {
  const isMeant = kinds.find(([words]) => words.test(word))?.[1]
  if (!isMeant) return []
  const alike = rows.filter(isMeant)
  const written = alike.filter(({ name }) => name.toLowerCase().includes(word.replace(/s$/, '')))
  const found = written.length > 0 ? written : alike
  return word.endsWith('s')
    ? found
    : found.filter((row) => found.filter(({ from }) => from === row.from).length === 1)
}
