/** The amounts of a message, each by the unit that is asked for, and whether it is a cost. */
import { EACH, type Measure, MONEY, PERSON, type Unit } from '#advisor/reading/measures.ts'
import { MONTHLY_BILL } from '#advisor/executing/said-words.ts'
import { chain, type Factor, factorOf, isTime } from './chain.ts'
import { type Overtime, type PaidBefore, paidByTheHour, paidHours } from './overtime.ts'
import { BOTH, isOfMore, isOfOne, questionOf } from './question.ts'
import { constant, over, valueOf } from './values.ts'

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

/** Each amount by the unit that is asked for; null where one does not come to it. */
export function termsOf(text: string, measures: readonly Measure[], wanted: Unit | null): Term[] | null {
  const amounts = withPeriods(text, measures, wanted)
  const counts = [...measures.filter(({ of }) => of !== MONEY).map(factorOf), ...both(text, amounts)]
  const isOfSeveral = counts.length > 0 || (amounts.length > 1 && wanted !== null)
  // What comes once is no part of what comes by the hour.
  if (!isOfSeveral || isOfMore(text) || amounts.some(({ per }) => per.length === 0)) return null
  const terms = amounts.flatMap((amount) => {
    const made = chain(factorOf(amount), counts, wanted)
    return made ? [{ ...made, isCost: isCost(text, amount, measures) }] : []
  })
  return terms.length === amounts.length ? terms : null
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
export function sharedTerms(text: string, measures: readonly Measure[]): Term[] | null {
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
    const made = chain(factorOf(start), counts, null)
    if (!made || made.per.length > 0) return []
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
  const terms = asked.flatMap((one) => chain(one.rate, [one.hours, ...counts], wanted) ?? [])
  // What more is paid does not hang on the usual hours.
  const from = paid.flatMap(({ hours }) => hours.from)
  return terms.length === asked.length
    ? terms.map((term) => ({ ...term, from: [...term.from, ...from], isCost: false }))
    : null
}
