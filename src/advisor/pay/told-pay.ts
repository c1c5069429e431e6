/** What a message says of each amount of pay: whose it is, before or after tax, all of it or a part, how much a year. */
import { yearlyPay } from '#advisor/understanding/money/flows.ts'
import { saysNet } from '#advisor/understanding/money/net-pay.ts'
import { earnerBefore, isAnothersPay, payLabel } from '#advisor/understanding/names/row-names.ts'
import { type Amount, isMoneyLike, periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'
import type { IncomeBasis } from '#finance/household.ts'
import type { Cents } from '#finance/money.ts'

export type Holder = 'me' | 'them' | 'both'

export interface ToldPay {
  amount: Amount
  yearly: Cents
  /** Null where nobody is named. */
  holder: Holder | null
  basis: IncomeBasis | null
  /** Said to be what comes in altogether. */
  isWhole: boolean
  /** One of two that 'we' earn, of which nobody says whose is which. */
  isShare: boolean
}

const GROSS = /\bgross(?:es|ing)?\b|\bbefore[- ](?:any )?tax(?:es)?\b|\bpre[- ]?tax\b/i

export const saysGross = (text: string) => GROSS.test(text)

/** Which side of taxes words say an amount is. */
export function basisIn(words: string): IncomeBasis | null {
  const isGross = saysGross(words)
  const isNet = saysNet(words) || ELLIPSIS.test(words)
  return isGross === isNet ? null : isGross ? 'gross' : 'net'
}
/** '4,800 before taxes, 3,700 after' */
const ELLIPSIS = /\d(?:k| a month)? after *$/i

const TOGETHER =
  /\b(?:together|combined|between (?:us|the two of us|both)|in all|all in|total|altogether|household|jointly)\b/i

/** Where what is said of one amount ends and what is said of the next begins. */
const JOINT = /[,;(+&\n]|\b(?:and|but|so|then|while|plus|or|of which|which|with)\b/i
/** Somebody who is named without a joint before: '74k she makes 51'. */
const SUBJECT = /\b(?:i|i'm|im|we|we're|he|she|he's|she's|they|my|our|his|her)\b/i
/** What goes on speaking of the amount before the comma. */
const GOES_ON =
  /^[,(] ?(?:after|before|net|gross|pre|take|together|combined|total|between|a |per |each|every|me\b|mine\b|him\b|hers?\b)/i
const SAID_BEHIND = 48

/** The words of one amount, with those of each side of it. */
interface Words {
  all: string
  before: string
  after: string
}

/** How far what follows an amount still speaks of it. */
function endOfClause(text: string): number {
  const goesOn = GOES_ON.exec(text)?.[0].length ?? 0
  const end = text.slice(goesOn).search(/[,;.!?\n)]|\b(?:and|but|so|then|while|plus)\b/i)
  return Math.min(SAID_BEHIND, end < 0 ? text.length : goesOn + end)
}

function wordsOf({ text, tokens, sentences, amounts }: Reading, amount: Amount): Words {
  const { first = 0, next = tokens.length } = sentences[amount.sentence] ?? {}
  const [from, to] = [tokens[first]?.start ?? 0, tokens[next - 1]?.end ?? text.length]
  const money = amounts.filter((one) => isMoneyLike(one) && one.sentence === amount.sentence)
  const previous = money.findLast((one) => one.end <= amount.start)
  const following = money.find((one) => one.start >= amount.end)
  // '74k gross 52k net': words behind the last amount stand behind each.
  const isBehind = basisIn(text.slice(money.at(-1)?.end ?? to, to)) !== null
  const split = (start: number, end: number) => {
    const between = text.slice(start, end)
    const goesOn = GOES_ON.exec(between)?.[0].length ?? 0
    const at = between.slice(goesOn).search(JOINT)
    if (at >= 0) return start + goesOn + at
    // '66k, after tax I get 4,100': without a second joint all of it leads to the next.
    const joint = between.search(JOINT)
    if (joint >= 0) return start + joint
    const subject = between.search(SUBJECT)
    return subject >= 0 ? start + subject : isBehind ? end : start
  }
  const start = previous ? split(previous.end, amount.start) : from
  const end = following
    ? split(amount.end, following.start)
    : amount.end + endOfClause(text.slice(amount.end, to))
  const [before, after] = [text.slice(start, amount.start), text.slice(amount.end, end)]
  return { all: text.slice(start, end), before, after }
}

const WE = /\b(?:we|we're|our|ours|us|both)\b/i
const I = /\b(?:i|i'm|im|i've|me|my|mine|myself)\b/i
/** 'My wife and I', 'me and her' */
const BOTH = new RegExp(
  String.raw`\b(?:wife|husband|hubby|partner|spouse|girlfriend|boyfriend|fianc[eé]e?|he|she|him|her) (?:and|&|\+) (?:i|me|myself)\b|` +
    String.raw`\b(?:me|i|myself) (?:and|&|\+) (?:my )?(?:wife|husband|hubby|partner|spouse|girlfriend|boyfriend|fianc[eé]e?|him|her)\b`,
  'i',
)
const MINE_BEHIND =
  /^[ (,]*(?:(?:is|are|from|for) )?(?:me|mine|my (?:pay|job|salary|check|paycheck|end|side))\b/i
const THEIRS_BEHIND =
  /^[ (,]*(?:(?:is|are|from|for) )?(?:him|hers?|his|my (?:wife|husband|partner|spouse|girlfriend|boyfriend)(?:'s)?)\b/i

/** Whose the words around an amount say it is. */
function holderOf(reading: Reading, amount: Amount, { before, after }: Words): Holder | null {
  if (MINE_BEHIND.test(after)) return 'me'
  if (THEIRS_BEHIND.test(after)) return 'them'
  const label = payLabel(reading, amount)
  if (label !== null) return isAnothersPay(label) ? 'them' : 'me'
  if (BOTH.test(before)) return 'both'
  return personNamed(before) ?? (TOGETHER.test(after) ? 'both' : null)
}

/** Who is named last. */
export function personNamed(words: string): Holder | null {
  const last = [...words.matchAll(/[\p{L}']+/gu)]
    .map(([word]) => word)
    .findLast((word) => WE.test(word) || I.test(word) || THEM.test(word))
  if (last === undefined) return null
  return WE.test(last) ? 'both' : I.test(last) ? 'me' : 'them'
}

const THEM = new RegExp(
  String.raw`^(?:he|she|him|his|hers?|hes|shes|he's|she's|they|their|(?:wife|husband|spouse|partner|girlfriend|boyfriend|` +
    String.raw`fianc[eé]e?|hubby|hubs|dh|dw|gf|bf)(?:'?s)?)$`,
  'i',
)
/** Words between two amounts of one list. */
const LISTING = new RegExp(
  String.raw`^[\s,;&+/$)(-]*(?:(?:a|an|per|each|every|other|year|yr|month|mo|week|wk|hour|hr|biweekly|two|weeks|and|plus|` +
    String.raw`while|i|me|he|she|my|his|her|hers|mine|him|wife|husband|partner|spouse|makes?|earns?|gets?|brings?|in|` +
    String.raw`home|is|about|around|like|for|at)\b[\s,;&+/$)(-]*)*$`,
  'i',
)

const RHYTHMS: ReadonlySet<string> = new Set(['week', 'two-weeks', 'half-month'] as const)
/** Two pays of one list are seldom further apart. */
const ALIKE = 3
const LEAST_SALARY = 10_000
const MOST_WAGE = 150

/** A year of each amount: in '3,100 and 2,700 every two weeks' the rhythm is of both. */
function yearsOf(reading: Reading, amounts: readonly Amount[]): Cents[] {
  const years = amounts.map((amount) => yearlyPay(reading, amount))
  const isOpen = (amount: Amount) =>
    periodOf(reading, amount) === null && amount.value < LEAST_SALARY && amount.value > MOST_WAGE
  const isList = (one: Amount, next: Amount) =>
    one.sentence === next.sentence &&
    LISTING.test(reading.text.slice(one.end, next.start)) &&
    Math.max(one.value, next.value) <= Math.min(one.value, next.value) * ALIKE
  for (const [at, amount] of amounts.entries()) {
    if (!isOpen(amount)) continue
    const [next, previous] = [amounts[at + 1], amounts[at - 1]]
    const rhythmOf = (one: Amount | undefined) => {
      const period = one ? periodOf(reading, one) : null
      return period !== null && RHYTHMS.has(period)
    }
    const same =
      next && rhythmOf(next) && isList(amount, next)
        ? at + 1
        : previous && rhythmOf(previous) && isList(previous, amount)
          ? at - 1
          : -1
    const [other, year] = [amounts[same], years[same]]
    if (other && year !== undefined) years[at] = Math.round((year * amount.value) / other.value)
  }
  return years
}

/** The amounts of pay of a message, in their order. */
export function readToldPay(reading: Reading, amounts: readonly Amount[]): ToldPay[] {
  const years = yearsOf(reading, amounts)
  const told: ToldPay[] = []
  for (const [at, amount] of amounts.entries()) {
    const words = wordsOf(reading, amount)
    const previous = told.at(-1)
    const isListed =
      previous?.amount.sentence === amount.sentence &&
      LISTING.test(reading.text.slice(previous.amount.end, amount.start))
    const own = holderOf(reading, amount, words)
    const yearly = years[at] ?? 0
    const basis = basisIn(words.all) ?? (isListed ? previous.basis : null)
    // 'He makes 62 and i make 48, about 6,900 after taxes' is more than is left of the last pay alone.
    const isOfAll =
      basis === 'net' &&
      previous?.basis !== 'net' &&
      yearly > (previous?.yearly ?? 0) &&
      told.some(({ holder }) => holder !== null && holder !== previous?.holder)
    const goesOn = previous?.amount.sentence === amount.sentence && !isOfAll
    told.push({
      amount,
      yearly,
      holder: own ?? (goesOn ? previous.holder : null),
      basis,
      isWhole: TOGETHER.test(words.all),
      isShare: own === null && isListed && previous.holder === 'both',
    })
  }
  return withListEnds(reading, told)
}

/** 'We both work, 3,100 and 2,700 every two weeks after taxes': what stands behind a list is said of all of it. */
function withListEnds(reading: Reading, told: readonly ToldPay[]): ToldPay[] {
  const result = [...told]
  for (let at = result.length - 2; at >= 0; at -= 1) {
    const [one, next] = [result[at], result[at + 1]]
    if (!one || !next || one.amount.sentence !== next.amount.sentence) continue
    const isListed = LISTING.test(reading.text.slice(one.amount.end, next.amount.start))
    const isAlike =
      Math.max(one.yearly, next.yearly) <= Math.min(one.yearly, next.yearly) * ALIKE && !next.isWhole
    if (!isListed || !isAlike) continue
    const isSaidBehind = basisIn(wordsOf(reading, next.amount).after) !== null
    result[at] = {
      ...one,
      basis: one.basis ?? (isSaidBehind && one.holder !== null && next.holder !== null ? next.basis : null),
      isShare: one.isShare || (next.isShare && one.holder === 'both'),
    }
  }
  return result
}

/** 'Her pay', as the source would be called. */
export const earnerOf = (reading: Reading, amount: Amount): string | null =>
  payLabel(reading, amount) ?? earnerBefore(reading, amount)
