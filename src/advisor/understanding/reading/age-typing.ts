/** Which numbers tell how old somebody is, or at which age something happens. */
import { after, type Around, before } from './around.ts'
import { followsTrade, opensWithAge } from './opening-age.ts'
import type { Quantity } from './quantities.ts'
import { thingOf } from './things.ts'
import type { Token } from './tokens.ts'

const isAgeValue = ({ value, scaled, formatted, inWords }: Quantity) =>
  Number.isInteger(value) && value >= 13 && value <= 100 && !scaled && !formatted && !(inWords && value > 99)

const bills: ReadonlySet<string> = new Set(['rent', 'utilities', 'insurance', 'food', 'transport', 'living'])
/** Those that grow old. */
const pets = /^(?:dogs?|cats?|pets?)$/
const OLDEST_PET = 22

export function isAge(around: Around): boolean {
  const { quantity, tokens } = around
  const [previous, earlier] = [before(around)?.word ?? '', before(around, 2)?.word ?? '']
  const next = after(around)
  const following = tokens
    .slice(quantity.next, quantity.next + 3)
    .map((token) => token.word)
    .join(' ')
  if (/^(?:years? old|yrs? old|yr old|yo\b|y \/ o|- year - old)/.test(following)) return true
  // 'The new place is 20/hr'
  if (/^(?:\/|an?|per) (?:hr|hour)\b/.test(following)) return false
  if (previous === 'is' && pets.test(earlier) && quantity.value <= OLDEST_PET && isClauseEnd(next))
    return true
  if (!isAgeValue(quantity)) return quantity.value < 13 && /^(?:age|aged)$/.test(previous)
  if (next && /^[mf]$/.test(next.word) && next.start === quantity.end) return true
  if (/^(?:age|aged|turn|turning|turned|turns)$/.test(previous)) return true
  if (opensWithAge(around) || followsTrade(around)) return true
  // 'My phone is 60' tells what it costs.
  if (previous === 'is' && bills.has(thingOf(earlier) ?? '') && !pets.test(earlier)) return false
  if (/^(?:i'm|im|he's|she's|we're|is|am)$/.test(previous) && isClauseEnd(next)) return true
  if (previous === 'just' && /^(?:i'm|im|turned)$/.test(earlier)) return true
  // '6 hours a week at 40' tells what an hour pays.
  const near = tokens.slice(Math.max(0, quantity.first - WAGE_REACH), quantity.first)
  if (previous === 'at' && near.some(({ word }) => HOURS.test(word))) return false
  // '3,100 on a store card at 31.'
  if (previous === 'at' && quantity.value <= HIGHEST_RATE && near.some(({ word }) => LENT.test(word)))
    return false
  return (
    /^(?:at|by|before|until|till|til|around)$/.test(previous) && isClauseEnd(next) && quantity.value >= 30
  )
}

const HOURS = /^(?:hours?|hrs?)$/
const LENT = /^(?:cards?|visa|mastercard|amex|discover|loans?|apr|balance)$/
const HIGHEST_RATE = 40
/** Tokens between hours and what they pay. */
const WAGE_REACH = 6

function isClauseEnd(token: Token | undefined): boolean {
  return (
    !token ||
    token.kind !== 'word' ||
    /^(?:and|but|now|with|so|or|if|because|then|when|who|years)$/.test(token.word)
  )
}
