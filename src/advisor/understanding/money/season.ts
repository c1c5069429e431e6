import { type Amount, isMoneyLike, periodOf, type Reading } from '#advisor/understanding/reading/reading.ts'
import { MONTH_WORDS, monthNamed } from '#finance/month-words.ts'

const OF_A_YEAR =
  /^months? (?:(?:out )?of (?:the|a|each|every) year|in the year|(?:a|per|each|every|\/) (?:year|yr))\b/
const month = `(${MONTH_WORDS})`
/** 'Paid 4,000 a month all year', although the work is not. */
const ALL_YEAR = /\b(?:all year|year[- ]round|over (?:12|twelve)|(?:12|twelve) months)\b/
const FROM_TO = new RegExp(String.raw`\b${month} (?:to|through|thru|until|till|-|–) ${month}\b`)

/** 'The other 4 months around 900', 'the four winter ones 1,700', 'unemployment the rest' */
const OTHER = new RegExp(
  String.raw`\b(?:(?:other|remaining|winter|summer|spring|fall|slow|lean|bad|dead|quiet)(?: \w+)? (?:months?|ones|` +
    // 'The rest of it', 'the rest of our money'
    String.raw`seasons?)|off[- ]season|rest(?! of (?:it|them|my|our|this)\b))\b`,
)
const COUNTED = /^(?:\w+ )?(?:months?|ones)\b/

const wordsIn = ({ tokens }: Reading, from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')

/** '4 months', 'the 4 winter ones' */
const isCount = (reading: Reading, { value, next }: Amount) =>
  value < 12 && COUNTED.test(wordsIn(reading, next, next + 2))

interface Season {
  /** What comes in the other months of the year. */
  before: Amount
  /** Null where they are the rest of the year. */
  months: number | null
}

/** 'And draw 400 a week unemployment the rest' */
const OTHER_AFTER =
  /^(?:(?:a|an|per|\/) )?(?:(?!and|plus)[a-z]+ ){0,4}(?:the rest|the other (?:\w+ )?months?)\b/

/** The months of an amount that its words set off from the amount before it. */
export function otherSeason(reading: Reading, amount: Amount): Season | null {
  const { tokens, sentences } = reading
  const before = moneyBefore(reading, amount)
  if (!before) return null
  const words = wordsIn(reading, before.next, amount.first)
  const start = sentences[before.sentence]?.first ?? 0
  const span = spanOf(words)
  // A span of its own that the other has already: 'nov to feb I net 6,000, mar to oct 1,500'.
  if (span !== null && spanOf(wordsIn(reading, start, before.first)) !== null) return { before, months: span }
  const after = wordsIn(reading, amount.next, sentences[amount.sentence]?.next ?? tokens.length)
  const isSaid = OTHER.test(words) || (isTimed(reading, before) && OTHER_AFTER.test(after))
  return isSaid ? { before, months: countBetween(reading, before, amount, OTHER_COUNT)?.value ?? null } : null
}

const moneyBefore = (reading: Reading, amount: Amount) =>
  reading.amounts.findLast(
    (other) => isMoneyLike(other) && other.next <= amount.first && !isCount(reading, other),
  )

const OTHER_COUNT = /\b(?:other|remaining|the)$/
const FOR_COUNT = /\b(?:for|about|work)$/

/** A number of months between two amounts, by the word before it: 'for 7 months, the other 5 about 1,200'. */
const countBetween = (reading: Reading, before: Amount, amount: Amount, lead: RegExp) =>
  reading.amounts.findLast(
    (other) =>
      other.first >= before.next &&
      other.next <= amount.first &&
      isCount(reading, other) &&
      lead.test(reading.tokens[other.first - 1]?.word ?? ''),
  )

const recurring: ReadonlySet<string> = new Set(['hour', 'day', 'week', 'two-weeks', 'half-month', 'month'])
const isTimed = (reading: Reading, amount: Amount) => recurring.has(periodOf(reading, amount) ?? '')

const OPEN = new RegExp(
  [
    String.raw`\b(?:slow|lean|bad|dead|quiet|off|winter|summer)(?:[ -]seasons?| months?| ones)?(?: (?:is|its|it's|i|make|`,
    String.raw`get|about|around|like|maybe|only|more|just))*$`,
  ].join(''),
)

/** 'I make 3,800 a month, in slow months 2,500': the same pay, in nobody knows how many months. */
export function isOpenSeason(reading: Reading, amount: Amount): boolean {
  const before = moneyBefore(reading, amount)
  if (!before || !isTimed(reading, before) || !OPEN.test(wordsIn(reading, before.next, amount.first)))
    return false
  return monthsOfYear(reading, before) === 12
}

/** 'April to october' */
function spanOf(words: string): number | null {
  const [, from = '', to = ''] = FROM_TO.exec(words) ?? []
  return from === '' ? null : ((monthNamed(to) - monthNamed(from) + 12) % 12) + 1
}

/** Months of a year in which an amount comes: '4,800 a month, ten months of the year', 'may through october'. */
export function monthsOfYear(reading: Reading, amount: Amount): number {
  const season = otherSeason(reading, amount)
  const said = season ? monthsBefore(reading, season.before, amount) : 12
  if (season && (season.months !== null || said < 12)) return season.months ?? 12 - said
  const own = ownMonths(reading, amount)
  if (own < 12) return own
  const after = reading.amounts.find(
    (other) => isMoneyLike(other) && other.first >= amount.next && !isCount(reading, other),
  )
  // '7,200 a month. The other 4 months only 2,100'
  const next = after ? otherSeason(reading, after) : null
  if (!after || !next) return 12
  return next.months === null ? monthsBefore(reading, amount, after) : 12 - next.months
}

/** The months of an amount that another comes beside in the rest of the year. */
const monthsBefore = (reading: Reading, before: Amount, amount: Amount) =>
  countBetween(reading, before, amount, FOR_COUNT)?.value ?? ownMonths(reading, before)

function ownMonths(reading: Reading, amount: Amount): number {
  const { tokens, amounts, sentences } = reading
  const { first = 0, next = tokens.length } = sentences[amount.sentence] ?? {}
  const money = amounts.filter((other) => other !== amount && isMoneyLike(other))
  // Said before it, a season is of the first amount of a sentence.
  const isFirst = !money.some((other) => other.first >= first && other.next <= amount.first)
  const floor = isFirst ? first : amount.next
  const ceiling = Math.min(next, ...money.map((other) => other.first).filter((at) => at >= amount.next))
  const wordsFrom = (from: number) => wordsIn(reading, from, ceiling)
  if (ALL_YEAR.test(wordsFrom(amount.next))) return 12
  const counted = amounts.find(
    (other) =>
      other !== amount &&
      other.first >= floor &&
      other.next <= ceiling &&
      OF_A_YEAR.test(wordsFrom(other.next)),
  )
  if (counted) return counted.value > 0 && counted.value < 12 ? counted.value : 12
  return spanOf(wordsFrom(floor)) ?? 12
}
