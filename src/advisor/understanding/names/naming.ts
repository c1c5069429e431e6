import { setOffLabel } from './apart.ts'
import { wholeName } from './full-names.ts'
import { fitting, nameByRules, nameless, thingIn } from './naming-rules.ts'
import { isNaming, type Phrase, phraseAround, spell } from './phrases.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { listedAfter } from '#advisor/understanding/reading/bare-list.ts'
import { letOut } from './let-out.ts'
import { namesInList } from './listed-names.ts'
import { withReferent } from './referents.ts'
import { isMine, isOther, isPartner } from '#advisor/understanding/people.ts'
import type { Role } from '#advisor/understanding/roles.ts'
import { earnerBefore, isRest, payLabel, payOf, REST_ROW, rowName } from './row-names.ts'
import { type ThingName, thingOf } from '#advisor/understanding/reading/things.ts'

export interface Named {
  name: string
  thing: ThingName | null
}

/** A word that an amount may be called by; -1 for none. */
interface Head {
  at: number
  score: number
}

/** So much likelier a word must be to be the name of a second amount, too. */
const MUCH = 3

/** What the user calls the thing whose amount this is. */
export function nameAmount(reading: Reading, amount: Amount, role: Role): Named {
  const [best] = headsOf(reading, amount, role)
  return nameBy(reading, amount, role, best?.at ?? -1)
}

/** Names for several amounts of one role: a word that names one of them hardly names another. */
export function nameAmounts(
  reading: Reading,
  amounts: readonly Amount[],
  role: Role,
): ReadonlyMap<Amount, Named> {
  const open = amounts
    .map((amount) => ({ amount, heads: headsOf(reading, amount, role) }))
    .toSorted((one, other) => (other.heads[0]?.score ?? 0) - (one.heads[0]?.score ?? 0))
  const taken = new Set<number>()
  const names = new Map<Amount, Named>()
  for (const { amount, heads } of open) {
    const [best] = heads
    const free = heads.find(({ at }) => !taken.has(at))
    const isClose = free !== undefined && best !== undefined && best.score - free.score < MUCH
    const at = (isClose ? free : best)?.at ?? -1
    if (at >= 0) taken.add(at)
    names.set(amount, nameBy(reading, amount, role, at))
  }
  if (role === 'income') return names
  // '3 hospital bills, 4,180, 1,265 and 890' have one name.
  for (const amount of amounts.toSorted((one, other) => one.first - other.first)) {
    const before = listedAfter(reading, amount)
    const named = before && names.get(before)
    if (named) names.set(amount, named)
  }
  return role === 'liability' || role === 'expenseItem' ? eachOfSeveral(names) : names
}

/** From this on a word of an amount's own clause may be its name. */
const POSSIBLE = -9

/** '38k in my 401k, a Visa with 6,200': nothing owned is called after a card, where it has words of its own. */
function ownFirst(reading: Reading, amount: Amount, role: Role, heads: readonly Head[]): readonly Head[] {
  const [best] = heads
  const thing = thingOf(reading.tokens[best?.at ?? -1]?.word ?? '')
  if (!best || role !== 'asset' || thing !== 'card') return heads
  const own = heads.find(
    ({ at, score }) =>
      at >= 0 && score >= POSSIBLE && isInClause(reading, amount, { first: at, next: at + 1 }),
  )
  return own && own !== best ? [{ ...own, score: best.score }] : heads
}

/** 'Two cards, one 4,800 and the other 2,100': each of the rows is one card. */
function eachOfSeveral(names: ReadonlyMap<Amount, Named>): ReadonlyMap<Amount, Named> {
  const all = [...names.values()].map(({ name }) => name)
  return new Map(
    [...names].map(([amount, named]) => {
      const one = named.name.replace(/s$/i, '')
      const isShared = all.filter((name) => name === named.name).length > 1
      return [amount, isShared && isCountable(one) ? { ...named, name: one } : named]
    }),
  )
}

/** A card and a hospital bill, but no 'grocerie'. */
function isCountable(name: string): boolean {
  const [last = '', before = ''] = name.toLowerCase().split(' ').toReversed()
  return thingOf(last) !== null || thingOf(`${before} ${last}`) !== null || /^(?:bill|payment)$/.test(last)
}

/** Below this none of the words is likely: the name is a number, as 150 of 'F-150'. */
const UNLIKELY = -5

/** Likeliest first, as the judge sees it; where it has not read the message, the nearest phrase names it. */
function headsOf(reading: Reading, amount: Amount, role: Role): readonly Head[] {
  const names = reading.weighed?.details.get(amount.start)?.names ?? []
  if ((names[0]?.score ?? UNLIKELY) <= UNLIKELY) {
    const { place } = nameByRules(reading, amount, role)
    return [{ at: place ? place.next - 1 : -1, score: 0 }]
  }
  const possible = names.flatMap((name) => {
    const at = name.start < 0 ? -1 : reading.tokens.findIndex((token) => token.end > name.start)
    // 'We' and 'her' may say whose pay it is; other things are called by nouns.
    const isPossible = at < 0 || role === 'income' || isNaming(reading.tokens, at)
    return isPossible ? [{ at, score: name.score }] : []
  })
  return ownFirst(reading, amount, role, possible)
}

/** How much or whose it is, but not what it is called: 'single income', 'our only pay'. */
const NO_NAME =
  /^(?:(?:a|one|my|our|the|single|sole|only|dual|two|total|combined|main|steady)[ -])+(?:income|pay|earner|paycheck|household)s?$/i

/** Words of getting paid that name nobody. */
const BROUGHT_HOME = /^(?:home|take[- ]?home)(?: pay)?$|^(?:make|earn|get|bring|take|clear|net|pull)s?$/i

/** 'I make 47k, we rent for 1,800': what comes then is said of something else, and so may be what came before. */
function isBeyond(
  { tokens, sentences, amounts }: Reading,
  { next, sentence }: Amount,
  { first }: Pick<Phrase, 'first'>,
): boolean {
  if (first < (sentences[sentence]?.first ?? 0)) return !isNaming(tokens, first)
  // 'We bring home 3,900 and 2,750. After the 1,450 daycare …': another amount has that name.
  if (amounts.some((other) => isMoneyLike(other) && other.first >= next && other.next <= first)) return true
  const after = sentences[sentence]?.next ?? tokens.length
  if (first >= after && /^(?:what|whats|how|is|are|can|do|should|if)$/.test(tokens[after]?.word ?? ''))
    return true
  const comma = tokens.findIndex(({ text }, at) => text === ',' && at >= next && at < first)
  return comma >= 0 && isMine(tokens[comma + 1]?.word ?? '')
}

const EARNS =
  /\b(i|he|she) (?:\w+ )?(?:make|earn|bring home|take home|get|clear|net|gross|made)s?(?: (?:about|around|like|roughly|maybe))? \$?$/i

/** 'I make 58k, she makes 49k': who makes it names it, where nothing in its own clause does. */
function earnsBefore({ text }: Reading, { start }: Amount): string | null {
  const who = EARNS.exec(text.slice(0, start))?.[1]
  return who ? payOf(who) : null
}

/** No comma, joint or other amount of money stands between. */
function isInClause(
  { tokens }: Reading,
  { first, next }: Amount,
  phrase: Pick<Phrase, 'first' | 'next'>,
): boolean {
  const between = phrase.next <= first ? tokens.slice(phrase.next, first) : tokens.slice(next, phrase.first)
  return !between.some(({ text, word }) => /^[,;.!?]$/.test(text) || /^(?:and|but|i|he|she)$/.test(word))
}

/** 'My husband makes 60k and I make 36k': he is named for the first. */
const isOfOther = ({ amounts }: Reading, { first }: Amount, phrase: Pick<Phrase, 'next'>) =>
  amounts.some((other) => other.next <= first && phrase.next <= other.first)

function nameBy(reading: Reading, amount: Amount, role: Role, head: number): Named {
  const person = role === 'income' ? payLabel(reading, amount) : null
  if (person) return { name: person, thing: 'salary' }
  const named = nameByHead(reading, amount, role, head)
  return role === 'income' ? asPay(reading, amount, named) : named
}

/** 'Wife nets', 'hubby's' and 'clear' are no sources: pay is called after who earns it. */
function asPay(reading: Reading, amount: Amount, named: Named): Named {
  const words = named.name.toLowerCase().split(' ')
  const said = words.map((word) => payOf(word.replace(/['’]s$/, ''))).find((pay) => pay !== null)
  const isSomebodys = said !== undefined || PERSONS_PAY.test(named.name)
  // 'My pension is 2,840, my wife's is 1,115' is another pension.
  const isBenefit = BENEFIT.test(/^\S+['’]s$/.test(named.name) ? reading.text : named.name)
  if (isBenefit) return named
  const earner = earnerBefore(reading, amount)
  if (!isSomebodys && !BROUGHT_HOME.test(named.name)) return named
  // 'My husband drives truck, I bring 640': he is named, but it is not his.
  const name = isSomebodys && earner !== MY_PAY ? said : earner
  return name ? { name, thing: 'salary' } : named
}

const MY_PAY = 'My pay'
const BENEFIT = /\b(?:pension|security|disability|benefits?|support)\b/i
const PERSONS_PAY = /^(?:his|her|[\p{L}]+['’]s) pay$/iu

/**
 * 'Citi 3,900, target 1,450' names each; 'I clear 3,100 as a welder, rent 980, eating out 120' names no welder. 'I owe
 * 9,000 on a card, paying 300' is still said of the card.
 */
const isLabelled = ({ tokens }: Reading, role: Role, head: number) =>
  role === 'liability' ||
  (role === 'expenseItem' && thingIn([tokens[head]?.word ?? ''], fitting[role]) === null)

/** 'The car has 9,000 left on it. The payment is 320': what is paid for a thing of an earlier sentence. */
function paidFor(reading: Reading, amount: Amount, { next }: Pick<Phrase, 'next'>): string | null {
  const from = reading.sentences[amount.sentence]?.first ?? 0
  const { name, place } = nameByRules(reading, amount, 'expenseItem')
  return place?.next === next && next <= from && name !== spell(reading, place) ? name : null
}

function nameByHead(reading: Reading, amount: Amount, role: Role, head: number): Named {
  if (role === 'income' && letOut(reading).includes(amount)) return { name: 'Rental income', thing: 'salary' }
  if (role === 'expenseItem' && isRest(reading, amount)) return { name: REST_ROW, thing: null }
  const list = role === 'expenseItem' ? namesInList(reading, amount) : null
  if (list) return { name: list, thing: thingIn(list.toLowerCase().split(/\W+/)) }
  if (head < 0) {
    const isOneOfTwo =
      role === 'income' && reading.tokens.some(({ word }) => isOther(word) || isPartner(word))
    const earner = isOneOfTwo ? earnsBefore(reading, amount) : null
    if (earner) return { name: earner, thing: 'salary' }
    const hint = nameByRules(reading, amount, role)
    // 'Phone 60, going out like 300'
    const label = role === 'expenseItem' ? setOffLabel(reading, amount) : null
    if (label && (hint.place || hint.name === nameless[role]))
      return { name: rowName(label, role), thing: null }
    return hint.place ? { name: nameless[role], thing: null } : hint
  }
  const phrase = wholeName(reading, amount, phraseAround(reading, head))
  const part = role === 'expenseItem' ? paidFor(reading, amount, phrase) : null
  if (part) return { name: part, thing: thingIn(part.toLowerCase().split(' ')) }
  const earner =
    role === 'income' && !isInClause(reading, amount, phrase) ? earnsBefore(reading, amount) : null
  if (earner) return { name: earner, thing: 'salary' }
  const isListed = isOfOther(reading, amount, phrase) && isLabelled(reading, role, head)
  const label = isListed ? setOffLabel(reading, amount) : null
  if (label) return { name: rowName(label, role), thing: thingIn(label.toLowerCase().split(' ')) }
  const words = reading.tokens.slice(phrase.first, phrase.next).map(({ word }) => word)
  const name = withReferent(reading, phrase, spell(reading, phrase))
  // 'I inherited 60,000 from my grandma'
  if (role === 'asset' && isOther(name.toLowerCase()) && /\binherit/i.test(reading.text))
    return { name: 'Inheritance', thing: 'cash' }
  if (role === 'income' && NO_NAME.test(name)) return { name: nameless[role], thing: 'salary' }
  if (role === 'income' && (BROUGHT_HOME.test(name) || isBeyond(reading, amount, phrase)))
    return { name: earnerBefore(reading, amount) ?? nameless[role], thing: 'salary' }
  const pay = role === 'income' ? payOf(name) : null
  if (pay)
    return {
      name: (isOfOther(reading, amount, phrase) && earnerBefore(reading, amount)) || pay,
      thing: 'salary',
    }
  return { name: rowName(name, role), thing: thingIn(name.toLowerCase().split(' ')) ?? thingIn(words) }
}
