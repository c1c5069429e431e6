/** '14 an hour', '36 hrs a week', '22 miles each way': each number with what it counts, and by what. */
import type { SaidNumber } from './said-number.ts'
import { periods } from '#advisor/understanding/reading/periods.ts'

/** Money, a time ('hour', 'week') or a thing by its name in the singular ('mile', 'kid'). */
export type Unit = string

export interface Measure {
  number: SaidNumber
  /** So much of the unit: '70 cents' are 0.7 of money, '50 weeks' are 50 weeks. */
  value: number
  of: Unit
  /** By what it comes: '12 each an hour' by the thing and by the hour. */
  per: readonly Unit[]
  /** Where its words end. */
  end: number
  /** '3 weeks off' are not worked. */
  isOff?: true
  /** '22 more miles a day', '2.50 extra an hour': on top of what there is. */
  isMore?: true
}

export const MONEY = 'money'
/** By whatever is counted beside it: '35 each', '4 houses at 130'. */
export const EACH = 'each'
/** 'Twice a week', 'three times a month'. */
export const TIME = 'time'
/** Those who share something. */
export const PERSON = 'person'

const named = (unit: Unit, names: string) => names.split(' ').map((name) => [name, unit] as const)

/** Units by the names that they go by. */
const units: ReadonlyMap<string, Unit> = new Map([
  ...named('hour', 'hr hour'),
  ...named('day', 'day night nite shift workday weekday evening'),
  ...named('week', 'wk week'),
  ...named('month', 'mo mth month'),
  ...named('year', 'yr year annum'),
  ...named('mile', 'mi mile'),
  ...named('gallon', 'gal gallon'),
  ...named(EACH, 'piece pop each time'),
  ...named(PERSON, 'person people'),
])

const singular = (word: string) =>
  /(?:ss|us|is)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(ch|sh|x)es$/, '$1')
        .replace(/s$/, '')

export function unitOf(word: string): Unit {
  const name = singular(word.toLowerCase())
  return units.get(name) ?? name
}

const MILEAGE = /^ ?(?:mpg|miles (?:per|a|to the) gal(?:lon)?)\b/i
const CENTS_A_MILE = /\d ?cpm$/i
const CENTS = /^ ?[c¢](?=\W|$)/i
const MONEY_WORD = /^ ?(?:dollars?|bucks?|cents?|usd|(?:in )?tips)\b/i
/** What is counted stands in the plural, maybe with a word before it: '3 extra shifts'. */
const THINGS = new RegExp(
  String.raw`^[ -]?(?:(?!(?:an?|per|each|every|in|for|on|at|and|plus|of|to|from|with|by|or|but|my|the|is|was|if|then)\b)` +
    String.raw`[a-z]+ )??([a-z]{2,}s|people|hour|hr|mi|day|wk)\b`,
  'i',
)
const ONE_THING = /^ ([a-z]{3,})(?= (?:a|per|each|every) )/i
/** Words in s that are no plural, and plurals that name what an amount is for. */
const noThings: ReadonlySet<string> = new Set(
  [
    'plus less minus vs versus as us is was has does this its thats whats yes always',
    'goes takes makes pays comes gets leaves gas taxes bills groceries utilities dues supplies costs tips',
    'months weeks years yrs wks mos',
  ].flatMap((words) => words.split(' ')),
)
/** 'Three 12 hr shifts' counts the shifts. */
const LONG_SHIFTS =
  /^ (?:extra |more |additional )?\d+(?:\.\d+)?[ -]?(?:hrs?|hours?) (?:shift|day|night)s?\b/i
/** 'A 12 hr shift every week', '6 hrs of overtime a week': of what the hours are. */
const OF_HOURS = /^[ -](?:(?:extra|more|additional) )?(?:(?:of )?(?:ot|overtime)|shift|day|night)\b/i
const FURTHER = /^ (?:more|extra|farther|further|total|round ?trip)\b/i
const EACH_WAY = /^ (?:each|one|every) way\b/i
const PER = /^(?:\s?\/\s?|,? (?:a|an|per|each|every|in the|for an?|of the) (?:single )?)([a-z]+)\b/i
const ALSO_PER = /^(?:\s?\/\s?| (?:a|an|per|each|every) )([a-z]+)\b/i
const APIECE = /^ (?:each|apiece)\b/i
const DAILY = /^ daily\b/i
/** What follows 'a' or 'each' and is no unit. */
const NO_UNIT =
  /^(?:an?|per|and|for|of|at|on|in|to|plus|but|so|is|or|lot|bit|little|few|way|good|raise|half|other)$/i
const OFF = /^(?: a (?:year|yr))? (?:off|vacation|unpaid|without pay|no pay|of vacation)\b/i
const AT = /(?:\bat|@) (?:about |around |like |maybe |roughly )?\$?$/i
const GAS = /\b(?:gas|fuel|diesel)\b[^.?!\d]{0,16}$/i
/** 'Plus 4.75 night diff' comes with every hour. */
const DIFFERENTIAL = /^[^.,;?!\d]{0,16}\bdiff(?:erential)?\b/i
/** No gallon costs more. */
const MOST_A_GALLON = 12
/** 'Hired at 70,000' is a year's pay, and no price. */
const LEAST_SALARY = 10_000

/** By what something comes, as it is said right behind it, and what follows. */
interface Tail {
  per: readonly Unit[]
  rest: string
}

function readPer(text: string, pattern = PER): Tail {
  const daily = DAILY.exec(text)?.[0]
  if (daily !== undefined) return { per: ['day'], rest: text.slice(daily.length) }
  const match = pattern.exec(text)
  const isUnit = match?.[1] !== undefined && !NO_UNIT.test(match[1])
  const words = isUnit ? match[0] : APIECE.exec(text)?.[0]
  if (words === undefined) return { per: [], rest: text }
  const unit = isUnit ? unitOf(match[1] ?? '') : EACH
  const next = readPer(text.slice(words.length), ALSO_PER)
  return { per: [unit, ...next.per.filter((other) => other !== unit)], rest: next.rest }
}

/** '50 weeks' as weeks, '9 months' as months. */
function readTime(number: SaidNumber, after: string): Measure | null {
  const { quote, value } = number
  const word = /\b(week|wk|month|mo|year|yr)s?\b/i.exec(quote)?.[1]
  const of = word === undefined ? null : unitOf(word)
  const often = { week: 52, month: 12, year: 1 }[of ?? '']
  if (of === null || often === undefined) return null
  const { per, rest } = readPer(after)
  const isOff = OFF.test(after) || OFF.test(rest)
  return {
    number,
    value: Math.round((value / 12) * often * 100) / 100,
    of,
    per: per.filter((unit) => unit !== of),
    end: number.end + after.length - rest.length,
    ...(isOff && { isOff }),
  }
}

export const WITH_ME = /\b(?:me|us|i|myself),? (?:and|n|&|\+) (?:my |the )?(?:other )?$/i
const WAYS = /^[ -](?:of us|ways?)\b/i

/** '3 of us', 'me and my two brothers', 'split 4 ways'. */
function readPeople(number: SaidNumber, before: string, after: string): Measure | null {
  if (number.kind !== 'number' || !Number.isInteger(number.value)) return null
  const isWithMe = WITH_ME.test(before) && THINGS.test(after)
  if (!isWithMe && !WAYS.test(after)) return null
  return { number, value: number.value + (isWithMe ? 1 : 0), of: PERSON, per: [], end: number.end }
}

const MORE = /^ (?:miles |mi |hours? |hrs? )?(?:more|extra|farther|further|additional)\b/i
const MORE_BEFORE = /\b(?:extra|another|additional|raise of|bump of) (?:about |like )?\$?$/i

/** Whether a number comes on top of what there is, by the words beside it. */
const isOnTop = (text: string, { number, end }: Measure) =>
  MORE.test(text.slice(number.end)) ||
  MORE.test(text.slice(end)) ||
  DIFFERENTIAL.test(text.slice(number.end)) ||
  MORE_BEFORE.test(text.slice(0, number.start))

const isDollars = ({ quote }: SaidNumber) => /[$k]|\b(?:dollars?|bucks?|cents?)\b/i.test(quote)

/** One number with its unit; null where nothing says what it counts. */
function readMeasure(text: string, number: SaidNumber): Measure | null {
  const made = readUnit(text, number)
  return made && isOnTop(text, made) ? { ...made, isMore: true } : made
}

function readUnit(text: string, number: SaidNumber): Measure | null {
  const [before, after] = [text.slice(0, number.start), text.slice(number.end)]
  const { kind, value, period } = number
  const made = (of: Unit, much: number, { per, rest }: Tail): Measure => ({
    number,
    value: much,
    of,
    per,
    end: text.length - rest.length,
  })
  const by = (...per: Unit[]): Tail => ({ per, rest: after })
  if (kind === 'months') return readTime(number, after)
  if (kind === 'factor') {
    const tail = readPer(after)
    return /^twice$/i.test(number.quote) && tail.per.length > 0 ? made(TIME, 2, tail) : null
  }
  const thing = THINGS.exec(after) ?? (value === 1 ? ONE_THING.exec(after) : null)
  const counted = thing?.[1] === undefined || noThings.has(thing[1].toLowerCase()) ? null : unitOf(thing[1])
  const behind = after.slice(thing?.[0].length).replace(FURTHER, '')
  if (kind === 'hours') {
    const isOfDay = counted === 'day'
    const of = OF_HOURS.exec(after)?.[0] ?? ''
    return made('hour', value, isOfDay ? { per: ['day'], rest: behind } : readPer(after.slice(of.length)))
  }
  if (kind !== 'money' && kind !== 'number') return null
  if (MILEAGE.test(after)) return made('mile', value, by('gallon'))
  if (CENTS_A_MILE.test(number.quote)) return made(MONEY, value, by('mile'))
  const shifts = LONG_SHIFTS.exec(after)?.[0]
  if (shifts !== undefined) return made('day', value, readPer(after.slice(shifts.length)))
  const people = readPeople(number, before, after)
  if (people) return people
  if (counted !== null && !isDollars(number) && !MONEY_WORD.test(after)) {
    // There and back again.
    if (EACH_WAY.test(behind)) return made(counted, value * 2, by('day'))
    const tail = readPer(behind)
    // 'Times 3' multiplies, and counts nothing.
    if (counted === EACH) return tail.per.length > 0 ? made(TIME, value, tail) : null
    return made(counted, value, tail)
  }
  const cents = CENTS.exec(after)?.[0]
  const amount = cents === undefined ? value : value / 100
  const rest = after.slice((MONEY_WORD.exec(after)?.[0] ?? cents ?? '').length)
  if (EACH_WAY.test(rest)) return made(MONEY, amount * 2, by('day'))
  const tail = readPer(rest)
  if (tail.per.length > 0) return made(MONEY, amount, tail)
  if (GAS.test(before) && value <= MOST_A_GALLON) return made(MONEY, amount, by('gallon'))
  if (DIFFERENTIAL.test(after)) return made(MONEY, amount, by('hour'))
  if (period !== null && period !== 'once') return made(MONEY, amount, by(period))
  return made(MONEY, amount, AT.test(before) && value < LEAST_SALARY ? by(EACH) : by())
}

const times: ReadonlySet<string> = new Set(periods.filter((period) => period !== 'once'))
const isThing = (unit: Unit) => !times.has(unit) && unit !== EACH && unit !== PERSON

const PAID = /\b(?:paid|(?:pay)?checks?|salary)\b/i

/** Each number of a message with its unit, or null where nothing says what it counts. */
export function readUnits(text: string, numbers: readonly SaidNumber[]): (Measure | null)[] {
  const measures = numbers.map((number) => readMeasure(text, number))
  const amounts = measures.filter((one) => one?.of === MONEY)
  const [bare, ...others] = amounts.filter((one) => one?.per.length === 0)
  const hasTimes = measures.some((one) => one?.of === TIME)
  // 'Twice a week for 38': so much each time. 'Paid twice a month' speaks of the whole.
  const isEachTime = hasTimes && others.length === 0 && !PAID.test(text)
  // '22 a walk, 3 times a week': three walks.
  const [thing, ...things] = new Set(amounts.flatMap((one) => one?.per.filter(isThing) ?? []))
  return measures.map((one) => {
    if (isEachTime && one && one === bare) return { ...one, per: [EACH] }
    return one?.of === TIME && thing !== undefined && things.length === 0 ? { ...one, of: thing } : one
  })
}

/** Every number of a message with its unit; null where one of them has none. */
export function readMeasures(text: string, numbers: readonly SaidNumber[]): Measure[] | null {
  const measures = readUnits(text, numbers).filter((one) => one !== null)
  return measures.length === numbers.length ? measures : null
}
