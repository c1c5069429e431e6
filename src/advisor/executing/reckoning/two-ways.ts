/** '28 hours or 35', '1,450 a month or 355 a week', '68 cpm but only 2,200 miles': the same in two ways, by its units. */
import type { Action } from '#advisor/minding/minded.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { type Measure, MONEY, readMeasures, type Unit } from '#advisor/reading/measures.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { periods } from '#advisor/understanding/reading/periods.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { LEAST_SALARY } from '#advisor/executing/said-words.ts'
import { chain, type Factor, factorOf, isTime } from './chain.ts'
import { isAskedFor, wantedIn } from './question.ts'
import { toldBefore } from './told.ts'
import { over, times, valueOf } from './values.ts'

const COMPARES = new RegExp(
  [
    String.raw`\b(?:how much (?:more|less|extra|better|worse|cheaper)|more (?:a|per|each)|worth it)\b`,
    String.raw`\b(?:differen\w*|better|worse|which|cheaper|vs|versus|than)\b`,
    String.raw`\b(?:how much|what|whats)\b[^.?!]*\b(?:save|saves|lose|losing)\b`,
  ].join('|'),
  'i',
)
/** Words that make more of two ways than their units do. */
const OTHERWISE =
  /\b(?:invest\w*|loan|apr|interest|borrow\w*|buy|sell|left|until|till|how long|percent|average|total)\b|%/i
/** '21/hr, same hours as me' */
const SAME = /\bsame\b/i
/** Somebody who is offered another way has one already. */
const OFFERED =
  /\b(?:offer\w*|another|other|instead|if (?:i|they|we)|new|place|bump\w*|goes?|going|switch\w*|cut\w*|drop\w*|getting)\b/i

/** What somebody has today, right before its amount. */
const TODAY = new RegExp(
  String.raw`\b(?:i'?m (?:at|on|making)|i (?:make|get|have|pay)|now|currently|today|than|from|instead of|over|used to \w+)` +
    String.raw`(?: (?:the|my|about))? \$?$`,
  'i',
)
const TODAY_AFTER = /^ (?:(?:right )?now|currently|today|where i am)\b/i
const JOB = /\b(?:offer\w*|jobs?|salary|base|pays?|paying|make|making|at)\b/i

interface Ways {
  first: readonly Measure[]
  second: readonly Measure[]
}

/** What is counted; what comes by the hour and by the month are both money. */
const groupOf = (measures: readonly Measure[]) => Map.groupBy(measures, ({ of }) => of)

/** Each thing once for both ways, or twice, and then what is had today comes first. */
function within(text: string, measures: readonly Measure[]): Ways | null {
  const groups = [...groupOf(measures).values()]
  const isPair = groups.every(({ length }) => length <= 2) && groups.some(({ length }) => length === 2)
  if (!isPair) return null
  const today = measures.find((one) => isOfToday(text, one))
  const far = (one: Measure) =>
    !today || isOfToday(text, one) ? 0 : Math.abs(one.number.start - today.number.start)
  const ordered = groups.map((group) => group.toSorted((a, b) => far(a) - far(b)))
  const pick = (at: number) => ordered.flatMap((group) => group[at] ?? group[0] ?? [])
  return { first: pick(0), second: pick(1) }
}

/** Whether the words around an amount say that somebody has it today. */
export const isPaidToday = (text: string, { start, end }: Pick<SaidNumber, 'start' | 'end'>) =>
  TODAY.test(text.slice(0, start)) || TODAY_AFTER.test(text.slice(end))
const isOfToday = (text: string, { number, end }: Measure) => isPaidToday(text, { start: number.start, end })

/** 'Offered 71k, I'm at 63k': what a job pays in a year. */
const asSalary = (text: string, one: Measure): Measure =>
  one.of === MONEY && one.value >= LEAST_SALARY && !isTimed(one) && JOB.test(text)
    ? { ...one, per: ['year'] }
    : one
const isTimed = ({ per }: Measure) => per.some((unit) => isTime(unit))

/** How much larger one may be than the other to count the same. */
const MOST_APART = Math.log(2.5)

const isBare = ({ of, per, number }: Measure) => of === MONEY && per.length === 0 && number.kind === 'number'

/** The one nearest in size, unless all are far from it. */
function nearestTo(bareOne: Measure, others: readonly Measure[]): Measure | undefined {
  const apart = ({ value }: Measure) => Math.abs(Math.log(value / bareOne.value))
  return others.filter((one) => apart(one) < MOST_APART).toSorted((a, b) => apart(a) - apart(b))[0]
}

const PAID =
  /\b(?:pay|pays|paid|paying|offer\w*|make|making|charge\w*|rate|getting|bump\w*|raise)\b[^.?!\d]{0,24}$/i

/** '19 an hour, the new place is 22': a bare number counts what the one nearest in size counts, here or before. */
function likeTheOthers(
  text: string,
  measures: readonly Measure[],
  told: readonly Measure[],
): readonly Measure[] {
  return measures.reduce<readonly Measure[]>((done, bareOne) => {
    if (!isBare(bareOne)) return done
    const isPaid = PAID.test(text.slice(0, bareOne.number.start))
    const single = [...groupOf(done.filter((one) => !isBare(one))).values()].flatMap((group) =>
      group.length === 1 && (!isPaid || group[0]?.of === MONEY) ? group : [],
    )
    // '24 hrs a week, used to be 40': of what the same sentence counts right before it.
    const beside = single.find(
      ({ end, number }) =>
        number.start < bareOne.number.start && !/[.?!;\d]/.test(text.slice(end, bareOne.number.start)),
    )
    const prices = measures.length === 1 ? told.filter(isPrice) : []
    const nearest =
      nearestTo(bareOne, beside ? [beside] : []) ?? nearestTo(bareOne, single) ?? nearestTo(bareOne, prices)
    return nearest
      ? done.map((one) => (one === bareOne ? { ...one, of: nearest.of, per: nearest.per } : one))
      : done
  }, measures)
}

/** By the hour, the mile or the thing. */
const isPrice = ({ of, per }: Measure) =>
  of === MONEY && per.length === 1 && per.every((unit) => unit === 'hour' || !isTime(unit))

/** The way that was told before beside the one that this message tells. */
function beside(text: string, measures: readonly Measure[], told: readonly Measure[]): Ways | null {
  if (!OFFERED.test(text) && !SAME.test(text)) return null
  // Of several prices by the same unit the nearest: a helper's is not one's own.
  const findAlike = (now: Measure) => {
    const alike = told.filter(
      ({ of, per }) => of === now.of && (of !== MONEY || String(per) === String(now.per)),
    )
    return (now.of === MONEY ? nearestTo(now, alike) : undefined) ?? alike[0]
  }
  const before = measures.flatMap((one) => findAlike(one) ?? [])
  const isNew = measures.some((one) => one.value !== findAlike(one)?.value)
  if (!isNew || before.length < measures.length) return null
  // 'Only 2,200 miles' come as often as those before, and at the same price.
  const now = measures.map((one) => (one.per.length > 0 ? one : { ...one, per: findAlike(one)?.per ?? [] }))
  const price = told.filter(({ of, per }) => of === MONEY && measures.some((one) => per.includes(one.of)))
  const shared = measures.some(({ of }) => of === MONEY) ? [] : price.slice(0, 1)
  return { first: [...before, ...shared], second: [...now, ...shared] }
}

const lengths: readonly Unit[] = ['year', 'month', 'two-weeks', 'week', 'day']

/** What is asked for, else the longest time that either way is told by. */
function commonPeriod(text: string, said: readonly Measure[], { first, second }: Ways): Unit {
  const told = new Set([...first, ...second].flatMap(({ per }) => per))
  return wantedIn(text, said) ?? lengths.find((unit) => told.has(unit)) ?? 'week'
}

function reckonWay(way: readonly Measure[], wanted: Unit, told: readonly Measure[]): Factor | null {
  const [amount, ...more] = way.filter(({ of }) => of === MONEY)
  if (!amount || more.length > 0 || amount.per.length === 0) return null
  const [said, before] = [way, told].map((some) => some.filter(({ of }) => of !== MONEY).map(factorOf))
  const made = chain(factorOf(amount), { said: said ?? [], told: before ?? [] }, wanted)
  return made?.per.length === 1 ? made : null
}

/** '61k, down to 3 days a week from 5': of what both ways count and no pay comes by, so much is left. */
function inProportion({ first, second }: Ways, used: ReadonlySet<Measure>): Measure[] {
  const [before, ...others] = first.filter((one) => !used.has(one) && one.of !== MONEY)
  const [now, ...more] = second.filter((one) => !used.has(one) && one.of !== MONEY)
  const isOfWork = before?.of === 'hour' || before?.of === 'day'
  const isPair = now && before !== now && before?.of === now.of && others.length + more.length === 0
  return isOfWork && isPair ? [before, now] : []
}

export function twoWays(
  text: string,
  numbers: readonly SaidNumber[],
  heard: readonly HeardNumber[] = [],
): Action | null {
  if (!COMPARES.test(text) || OTHERWISE.test(text) || numbers.length === 0) return null
  const said = readMeasures(text, numbers)?.filter((one) => !isAskedFor(text, one))
  const told = toldBefore(heard)
  const measures =
    said &&
    likeTheOthers(
      text,
      said.map((one) => asSalary(text, one)),
      told,
    )
  // What comes on top of a way is no other way.
  if (!measures || measures.some(({ isMore }) => isMore)) return null
  const ways = within(text, measures) ?? beside(text, measures, told)
  if (!ways) return null
  const wanted = commonPeriod(text, measures, ways)
  const [first, second] = [reckonWay(ways.first, wanted, told), reckonWay(ways.second, wanted, told)]
  const per = periods.find((period) => period === wanted)
  if (!first || !second || !per) return null
  const used = new Set([...first.from, ...second.from])
  const [before, now] = inProportion(ways, used)
  const parts = new Set([...used, before, now])
  if ([...ways.first, ...ways.second].some((one) => !parts.has(one))) return null
  const other = before && now ? over(times(second.value, valueOf(now)), valueOf(before)) : second.value
  return {
    ...bare('two-ways'),
    inputs: [
      { slot: 'first', value: first.value },
      { slot: 'second', value: other },
    ],
    per,
  }
}
