/** A new row whose name is of something else is called by what it is. */
import type { Change, Fact } from '#advisor/facts.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { readNumbers } from '#advisor/reading/numbers.ts'
import { nameless } from '#advisor/understanding/names/naming-rules.ts'

const byCategory: Record<string, string> = {
  'Real Estate': 'Home',
  Vehicles: 'Car',
  Mortgage: 'Mortgage',
  'Auto Loans': 'Car loan',
  'Student Loans': 'Student loan',
  'Credit Cards': 'Credit card',
  'Medical Debt': 'Medical bill',
}

/** 'Worth 465,000, no mortgage', 'what is half the equity': what is owed, or left of it, is not what is owned. */
const NOT_OWNED = /^(?:mortgages?|equity|loans?|debts?)$/i
const CARD = /\b(?:cards?|visa|mastercard|amex|discover|cc)\b/
/** Things that are owned by such a name, wherever it stands. */
const THING =
  /\b(?:boat|truck|van|suv|motorcycle|rv|camper|jeep|trailer|house|condo|cabin|land|duplex|apartment)\b/i
const NOT_OWED = /^(?:equity|statement|balance)$/i

export const withPlainNames = (facts: readonly Fact[], text: string): Fact[] =>
  facts.map((fact) => {
    const { change } = fact
    return { ...fact, change: plain(change, text.toLowerCase(), fact.span.end) }
  })

/** 'It's for the car', said next, tells what a cost is of. */
const EXPLAINS = /^\W*(?:it|its|it's|that|thats|that's|this|for|to|and|plus)\b/i

/** 'We stop our 401k, it's 650 a month': what is put in there is not spent. */
const ACCOUNT = /^(?:my |our |the )?(?:401\(?k\)?|403\(?b\)?|457b?|(?:roth )?ira|tsp|529|hsa)$/i

/** 'So 80 bucks is on me. Story of my life': a cost that only a later sentence would name has no name. */
export const withoutStrayCosts = (facts: readonly Fact[], text: string): Fact[] =>
  facts.filter(({ change, span }) => {
    if (change.kind !== 'expense' || change.id !== null) return true
    if (ACCOUNT.test(change.name)) return false
    const at = text.toLowerCase().indexOf(change.name.toLowerCase())
    return at < span.end || EXPLAINS.test(text.slice(span.end))
  })

function plain(change: Change, text: string, end: number): Change {
  if ((change.kind !== 'asset' && change.kind !== 'liability') || change.id !== null) return change
  const said = change.name.toLowerCase()
  // 'It's worth 8,400. If I sell and invest that …': what is asked next names nothing.
  const isLater = text.indexOf(said) >= end && !THING.test(said)
  const isOther =
    change.kind === 'asset'
      ? change.name === nameless.asset || NOT_OWNED.test(change.name)
      : change.name === nameless.liability || NOT_OWED.test(change.name)
  if (!isLater && !isOther) return change
  // What nothing names is taken for a card only where one is spoken of.
  if (change.category === 'Credit Cards' && !CARD.test(text))
    return { ...change, name: nameless.liability, category: 'Other Debt' }
  return { ...change, name: byCategory[change.category] ?? change.name }
}

const NEXT_WORDS = /^\s+([a-z][a-z ]{1,20}?)\s*(?:[,.;\n]|\band\b|$)/i

/** '400 fun, 120 subs': of two new costs with one name, the one that another word follows is called by that. */
export function withNamesApart(facts: readonly Fact[], text: string): Fact[] {
  const isCost = ({ change }: Fact) => change.kind === 'expense' && change.id === null
  const nameOf = ({ change }: Fact) => ('name' in change ? change.name.toLowerCase() : '')
  const isShared = (fact: Fact) =>
    isCost(fact) && facts.some((other) => other !== fact && isCost(other) && nameOf(other) === nameOf(fact))
  return facts.map((fact) => {
    const { change } = fact
    if (change.kind !== 'expense' || !isShared(fact)) return fact
    const [, word] = NEXT_WORDS.exec(afterAmount(text, change.amount)) ?? []
    const name = word?.trim()
    if (!name || name.toLowerCase() === nameOf(fact)) return fact
    return { ...fact, change: { ...change, name: name.charAt(0).toUpperCase() + name.slice(1) } }
  })
}

/** The text behind an amount of so many cents. */
function afterAmount(text: string, cents: number): string {
  const number = readNumbers(text).find(({ value }) => centsOf(value) === cents)
  return number ? text.slice(number.end) : ''
}
