/** The amounts of a message, each by the unit that is asked for, and whether it is a cost. */
import { EACH, type Measure, MONEY, PERSON, type Unit } from '#advisor/reading/measures.ts'
import { chain, type Factor, factorOf, isTime } from './chain.ts'
import { type Overtime, type PaidBefore, paidByTheHour, paidHours } from './overtime.ts'
import { BOTH, isOfMore, isOfOne, isOfThat, isOfWholeTalk, questionOf } from './question.ts'
import { constant, over, valueOf } from './values.ts'

/** Bills that come by the month where nothing else is said. */
const MONTHLY_BILL =
  /\b(?:hoa|condo fees?|dues|rent|mortgage|car payment|phone|internet|cable|electric\w*|water|utilities|daycare|gym)\b/i

export interface Term extends Factor {
  isCost: boolean
}

const COST = new RegExp(
  [
    String.raw`\b(?:gas|fuel|diesel|costs?|costing|fees?|rent|booth|chair|(?:baby)?sitter|daycare|insurance|maintenance)\b`,
    String.raw`\b(?:parking|tolls?|supplies|products?|lease|note|payment|minus|less|take (?:off|out)|spen(?:d|ding|t)|eats?)\b`,
    String.raw`\b(?:pay|paid|paying) (?:for|her|him|them|the|my|a)\b`,
    String.raw`\b(?:expenses?|bills|groceries|food|phone|utilities|premium|dues|wear|repairs|send|helper)\b`,
  ].join('|'),
  'i',
)

/** The words of the clause of a number: from the number before it to the next. */
function clauseOf(text: string, { number }: Measure, measures: readonly Measure[]): string {
  const before = measures.findLast((one) => one.number.end <= number.start)?.number.end ?? 0
  const next = measures.find((one) => one.number.start >= number.end)?.number.start ?? text.length
  // 'I rent a chair, 210 a week': what stands before a comma names it.
  const ahead = text
    .slice(before, number.start)
    .split(/[,.;?!]/)
    .findLast((words) => words.trim() !== '')
  const [behind = ''] = text.slice(number.end, next).split(/[,.;?!]|\b(?:and|plus|but)\b/)
  return `${ahead ?? ''} ${behind}`
}

const isCost = (text: string, amount: Measure, measures: readonly Measure[]) =>
  COST.test(clauseOf(text, amount, measures))

/** 'I take in 1,350 a week, what do I clear in a week if supplies run me 95': a bare cost comes as often as what is asked for. */
function withPeriods(text: string, measures: readonly Measure[], wanted: Unit | null): readonly Measure[] {
  const amounts = measures.filter(({ of }) => of === MONEY)
  const isAlike = wanted !== null && amounts.some(({ per }) => per.length === 1 && per[0] === wanted)
  // 'The HOA is 380 and taxes 2,600 a year'
  const isMixed = wanted !== null && amounts.some(({ per }) => per.length > 0)
  return amounts.map((one) => {
    if (one.per.length > 0) return one
    if (isAlike && isCost(text, one, measures)) return { ...one, per: [wanted] }
    return isMixed && MONTHLY_BILL.test(clauseOf(text, one, measures)) ? { ...one, per: ['month'] } : one
  })
}

/** '1,150 a month per kid. what is that for both': two of what an amount comes by. */
function both(text: string, amounts: readonly Measure[]): Factor[] {
  const [unit, ...more] = [...new Set(amounts.flatMap(({ per }) => per.filter((one) => !isTime(one))))]
  return unit !== undefined && more.length === 0 && BOTH.test(text)
    ? [{ value: constant(2), of: unit, per: [], from: [] }]
    : []
}

/** What is asked of the numbers of a message, by the words beside them. */
interface Asked {
  amounts: readonly Measure[]
  counts: readonly Measure[]
}

const isAlike = (one: Measure, other: Measure) => one.of === other.of && String(one.per) === String(other.per)

/** '2.50 more an hour', '22 more miles a day': what comes on top is what is asked about; null where that is open. */
function onlyMore(text: string, { amounts, counts }: Asked): Asked | null {
  const asksMore = isOfMore(questionOf(text).question)
  const [more, ...others] = [...amounts, ...counts].filter(({ isMore }) => isMore)
  if (!more || others.length > 0) return isOfMore(text) || more ? null : { amounts, counts }
  if (more.of !== MONEY)
    return { amounts, counts: counts.filter((one) => one === more || !isAlike(one, more)) }
  // A bill that rises goes on from the one before; an hour's pay may stand beside it.
  const isOfBase = more.per[0] === 'hour' && amounts.some((one) => one !== more && isAlike(one, more))
  if (isOfBase && !asksMore) return { amounts, counts }
  return asksMore || isOfThat(text) ? { amounts: [more], counts } : null
}

/** 'Plus 4.25 an hour for nights, so with that?': what was told of an hour, with what comes on top. */
export function onTopTerms(
  text: string,
  measures: readonly Measure[],
  wanted: Unit | null,
  told: readonly Measure[],
): Term[] | null {
  const [more, ...others] = measures.filter(({ of }) => of === MONEY)
  const isByTheHour = more?.per.length === 1 && more.per[0] === 'hour'
  if (!more || !isByTheHour || others.length > 0 || isOfMore(questionOf(text).question) || isOfThat(text))
    return null
  if (!more.isMore && !/\b(?:plus|adds?)\b/i.test(text.slice(0, more.number.start))) return null
  const base = told.find((one) => isAlike(one, more))
  if (!base || base.value <= more.value) return null
  const asked = { amounts: [base, more], counts: measures.filter(({ of }) => of !== MONEY) }
  return chainAll(text, asked, measures, wanted, told)
}

/** 'What do i gross in a month', where the one price that was told and its counts lead there. */
export function toldTerms(wanted: Unit, told: readonly Measure[]): Term[] | null {
  const isPrice = ({ of, per }: Measure) =>
    of === MONEY && per.length === 1 && (per[0] === 'hour' || !per.some(isTime))
  const [price, ...others] = told.filter(isPrice)
  if (!price || others.length > 0) return null
  const counts = told.filter(({ of }) => of !== MONEY).map(factorOf)
  const made = chain(factorOf(price), { said: [], told: counts }, wanted)
  return made && made.from.length > 1 ? [{ ...made, isCost: false }] : null
}

/** 'Whats the train a year', of a message that also tells of a salary: the amount whose clause has that word. */
function named(text: string, { amounts, counts }: Asked, measures: readonly Measure[]): Asked | null {
  const words = [...questionOf(text).question.matchAll(/\b(?:the|my) ([a-z]{3,})/gi)].map(
    ([, word = '']) => word,
  )
  const [only, ...others] = amounts.filter((amount) =>
    words.some((word) => new RegExp(String.raw`\b${word}\b`, 'i').test(clauseOf(text, amount, measures))),
  )
  return only && others.length === 0 && amounts.length > 1 ? { amounts: [only], counts } : null
}

/** Each amount by the unit that is asked for, with the numbers that are not asked about; null where one does not come to it. */
export function termsOf(
  text: string,
  measures: readonly Measure[],
  wanted: Unit | null,
  told: readonly Measure[],
): { terms: Term[]; idle: readonly Measure[] } | null {
  const all = {
    amounts: withPeriods(text, measures, wanted),
    counts: measures.filter(({ of }) => of !== MONEY),
  }
  const asked = onlyMore(text, all)
  if (!asked) return null
  for (const one of [asked, named(text, asked, measures)]) {
    const terms = one && chainAll(text, one, measures, wanted, told)
    const numbers = new Set([...(one?.amounts ?? []), ...(one?.counts ?? [])].map(({ number }) => number))
    if (terms) return { terms, idle: measures.filter(({ number }) => !numbers.has(number)) }
  }
  return null
}

function chainAll(
  text: string,
  { amounts, counts }: Asked,
  measures: readonly Measure[],
  wanted: Unit | null,
  told: readonly Measure[],
): Term[] | null {
  const said = [...counts.map(factorOf), ...both(text, amounts)]
  // '95 a week, whats that a month' asks for nothing else; 'all in per month?' goes on from more.
  const isOfMuch = amounts.length === 1 && isOfWholeTalk(questionOf(text).question)
  const isOfSeveral = said.length > 0 || (wanted !== null && !isOfMuch)
  const before = told.filter(({ of }) => of !== MONEY).map(factorOf)
  // What comes once is no part of what comes by the hour.
  if (amounts.some(({ per }) => per.length === 0)) return null
  const terms = amounts.flatMap((amount) => {
    const made = chain(factorOf(amount), { said, told: before }, wanted)
    return made ? [{ ...made, isCost: isCost(text, amount, measures) }] : []
  })
  const isWhole =
    terms.length === amounts.length && (isOfSeveral || terms.some(({ from }) => from.length > 1))
  return isWhole ? terms : null
}

/** A price that only percents change. */
export function onlyTerm(measures: readonly Measure[]): Term[] | null {
  const [only, ...others] = measures
  const isAmount = only && others.length === 0 && only.of === MONEY && only.per.length === 0
  return isAmount ? [{ ...factorOf(only), isCost: false }] : null
}

/** Splits that are not even. */
const UNEVEN = /\b(?:by (?:income|what|size|room)|fair|makes?|earns?|percent|if|extra|more|down)\b/i

const EARNED = /\b(?:got|won|made|earned|sold|tips|pays? us|paid us)\b/i

/** What is shared by so many people: an amount for all of them, or one for each. */
export function sharedTerms(text: string, measures: readonly Measure[], wanted: Unit | null): Term[] | null {
  const [people, ...others] = measures.filter(({ of }) => of === PERSON)
  const isOneGroup = people && others.every(({ value }) => value === people.value)
  if (!isOneGroup || !isOfOne(text) || UNEVEN.test(text)) return null
  const amounts = measures.filter(({ of }) => of === MONEY)
  // What is earned together, less what it costs, is more than a split.
  if (EARNED.test(text) && amounts.some((amount) => isCost(text, amount, measures))) return null
  const counts = measures.filter(({ of }) => of !== MONEY && of !== PERSON).map(factorOf)
  const isOfDays = counts.every(({ of }) => of === 'day' || of === 'week')
  const terms = amounts.flatMap((amount) => {
    const isForEach = isOfDays && amount.per.includes(EACH)
    const start = isForEach ? { ...amount, per: amount.per.filter((unit) => unit !== EACH) } : amount
    const made = chain(factorOf(start), { said: counts }, wanted)
    if (!made || made.per.some((unit) => unit !== wanted)) return []
    const value = isForEach ? made.value : over(made.value, valueOf(people))
    return [{ ...made, value, from: [...made.from, people, ...others], isCost: false }]
  })
  return terms.length === amounts.length ? terms : null
}

/** An hour's pay for the usual hours, and more for those beyond them. */
export function paidTerms(
  text: string,
  measures: readonly Measure[],
  overtime: Overtime,
  wanted: Unit | null,
  told: PaidBefore,
): Term[] | null {
  const [said, ...others] = paidByTheHour(text, measures)
  const rate = said ? factorOf(said) : told.rate
  if (!rate || others.length > 0 || rate.per.length > 1 || rate.per[0] !== 'hour') return null
  const onlyMore = isOfMore(questionOf(text).question)
  const paid = paidHours(text, rate, measures, overtime, said || onlyMore ? null : told.hours)
  // Without the usual hours it would be the pay for the others alone.
  if (!paid || (!said && !onlyMore && paid.length < 2)) return null
  const counts = measures.filter(({ of }) => of !== MONEY && of !== 'hour').map(factorOf)
  const asked = onlyMore ? paid.slice(-1) : paid
  const terms = asked.flatMap((one) => chain(one.rate, { said: [one.hours, ...counts] }, wanted) ?? [])
  // What more is paid does not hang on the usual hours.
  const from = paid.flatMap(({ hours }) => hours.from)
  return terms.length === asked.length
    ? terms.map((term) => ({ ...term, from: [...term.from, ...from], isCost: false }))
    : null
}
