import { after, type Around, before } from './around.ts'
import { thingOf } from './things.ts'
import type { Token } from './tokens.ts'

const by = /^(?:a|an|per|each|every|\/)$/
const span = /^(?:day|night|week|wk|month|mo|year|yr|shift|weekend)$/
/** What pay and prices are said by that is no piece of work. */
const time = new RegExp(
  [
    String.raw`^(?:hours?|hr|hrs|h|minute|min|days?|nights?|weeks?|wk|months?|mo|quarter|years?|yr|shift|weekend|time|`,
    String.raw`check|paycheck|paycheque|person|piece|bit|lot|little|few|total|year's|month's|other|single|two|half)$`,
  ].join(''),
)
const money = new RegExp(
  [
    String.raw`^(?:bucks|dollars|cents|gas|tips|taxes|fees|expenses|savings|bonus|bonuses|hours|hrs|times|weeks|days|plus|`,
    String.raw`less|minus|gross|towards|besides|pays|costs|is|was|goes|includes)$`,
  ].join(''),
)
/** What may stand between a price and how many: '60 a lesson, usually about 12 a week'. */
const leading =
  /^(?:,|;|-|and|x|do|doing|about|around|like|usually|roughly|maybe|average|averaging|get|only)$/

/** More is no longer counted one by one. */
const MOST_PIECES = 400
/** Tokens between what one piece brings and how many there are. */
const REACH = 14

/** '$20 a walk, 15 walks a week', '3,000 a house, 2 a month', '120 each, 6 a week': how many pieces, not money. */
export function isCountOfPieces(around: Around): boolean {
  const { low, high, formatted, scaled, currency } = around.quantity
  if (formatted || scaled || currency || high > MOST_PIECES) return false
  if (!Number.isInteger(low) || !Number.isInteger(high)) return false
  const noun = after(around)?.word ?? ''
  if (isEvery(around, 0)) {
    const isAlone = isEnded(around, 2) && leading.test(before(around)?.word ?? '')
    // 'Lunches are 12 each, 60 a week' says what they come to.
    return isAlone && high < (pieceNear(around)?.price ?? 0)
  }
  if (!/^[a-z]{3,}s$/.test(noun) || money.test(noun) || !isEvery(around, 1)) return false
  const piece = pieceNear(around)
  return piece !== null && (isPluralOf(noun, piece.name) || thingOf(noun) === null)
}

const isEvery = (around: Around, steps: number) =>
  by.test(after(around, steps)?.word ?? '') && span.test(after(around, steps + 1)?.word ?? '')

const isClauseEnd = (token: Token | undefined) =>
  !token || token.kind !== 'word' || /^(?:and|but|so|or|now|on|usually|right|most)$/.test(token.word)

const season = /^(?:the|summer|summers|winter|winters|spring|fall|season|school)$/

/** Nothing follows, or only when: '20 a week in summer'. */
const isEnded = (around: Around, steps: number) =>
  isClauseEnd(after(around, steps)) ||
  (/^(?:in|during)$/.test(after(around, steps)?.word ?? '') &&
    season.test(after(around, steps + 1)?.word ?? ''))

const isPluralOf = (noun: string, piece: string) =>
  noun === `${piece}s` || noun === `${piece}es` || noun === piece.replace(/y$/, 'ies')

/** What is paid by the piece; without a name for 'each'. */
interface Piece {
  name: string
  price: number
}

function pieceNear({ tokens, quantity }: Around): Piece | null {
  for (let at = Math.max(0, quantity.first - REACH); at < quantity.next + REACH; at += 1) {
    const token = tokens[at]
    if (token?.kind !== 'number' || (at >= quantity.first && at < quantity.next)) continue
    const [from, to] = at < quantity.first ? [at, quantity.first] : [quantity.next, at]
    if (tokens.slice(from, to).some(({ text, kind }) => kind === 'break' || /^[.?!]$/.test(text))) continue
    const name = pieceAfter(tokens, at + 1)
    if (name !== null) return { name, price: Number(token.text.replaceAll(',', '')) }
  }
  return null
}

function pieceAfter(tokens: readonly Token[], at: number): string | null {
  const start = /^(?:bucks|dollars|cents|k|cash)$/.test(tokens[at]?.word ?? '') ? at + 1 : at
  const [word, unit] = [tokens[start]?.word ?? '', tokens[start + 1]]
  if (/^(?:each|apiece)$/.test(word) && isClauseEnd(unit)) return ''
  return by.test(word) && unit?.kind === 'word' && !time.test(unit.word) ? unit.word : null
}
