/** '28 hours or 35', '1,450 a month or 355 a week', '68 cpm but only 2,200 miles': the same in two ways, by its units. */
import type { Action } from '#advisor/minding/minded.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import { type Measure, MONEY, readMeasures, type Unit } from '#advisor/reading/measures.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import { periods } from '#advisor/understanding/reading/periods.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { LONG_WEEK } from '#advisor/executing/by-the-week.ts'
import { LEAST_SALARY } from '#advisor/executing/said-words.ts'
import { chain, type Factor, factorOf, isTime } from './chain.ts'
import { isAskedFor, wantedIn } from './question.ts'

const COMPARES = new RegExp(
  [
    String.raw`\b(?:how much (?:more|less|extra|better|worse|cheaper)|more (?:a|per|each)|worth it)\b`,
    String.raw`\b(?:differen\w*|better|worse|which|cheaper|vs|versus|than)\b`,
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
  /\b(?:offer\w*|another|other|instead|if (?:i|they|we)|new|place|bump\w*|goes?|going|switch\w*)\b/i

/** What somebody has today, right before its amount. */
const TODAY =
  /\b(?:i'?m (?:at|on|making)|i (?:make|get|have|pay)|now|currently|today|than|from|instead of|over)(?: (?:the|my|about))? \$?$/i
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

const isOfToday = (text: string, { number, end }: Measure) =>
  TODAY.test(text.slice(0, number.start)) || TODAY_AFTER.test(text.slice(end))

/** 'Offered 71k, I'm at 63k': what a job pays in a year. */
const asSalary = (text: string, one: Measure): Measure =>
  one.of === MONEY && one.value >= LEAST_SALARY && !isTimed(one) && JOB.test(text)
    ? { ...one, per: ['year'] }
    : one
const isTimed = ({ per }: Measure) => per.some((unit) => isTime(unit))

/** How much larger one may be than the other to count the same. */
const MOST_APART = Math.log(2.5)

/** '19 an hour, the new place is 22': a bare number counts what the one nearest in size counts. */
function likeTheOthers(measures: readonly Measure[]): readonly Measure[] {
  const isBare = ({ of, per, number }: Measure) =>
    of === MONEY && per.length === 0 && number.kind === 'number'
  return measures.reduce<readonly Measure[]>((done, bareOne) => {
    if (!isBare(bareOne)) return done
    const apart = ({ value }: Measure) => Math.abs(Math.log(value / bareOne.value))
    const single = [...groupOf(done.filter((one) => !isBare(one))).values()].flatMap((group) =>
      group.length === 1 ? group : [],
    )
    const [nearest] = single.filter((one) => apart(one) < MOST_APART).toSorted((a, b) => apart(a) - apart(b))
    return nearest
      ? done.map((one) => (one === bareOne ? { ...one, of: nearest.of, per: nearest.per } : one))
      : done
  }, measures)
}

/** A number of an earlier message with its unit, as far as its words tell. */
function asHeard(number: HeardNumber): Measure | null {
  const made = (of: Unit, per: Unit, value = number.value): Measure => ({
    number,
    value,
    of,
    per: [per],
    end: number.end,
  })
  const { kind, period, value, words } = number
  if (kind === 'hours') return value <= LONG_WEEK ? made('hour', 'week') : null
  if (kind !== 'money' && kind !== 'number') return null
  if (/\bmiles\b/i.test(words)) return made('mile', 'week')
  if (/\bcpm\b|\bmile\b/i.test(`${number.quote} ${words}`)) return made(MONEY, 'mile')
  return period !== null && period !== 'once' ? made(MONEY, period) : null
}

/** The way that was told before beside the one that this message tells. */
function beside(text: string, measures: readonly Measure[], heard: readonly HeardNumber[]): Ways | null {
  if (!OFFERED.test(text) && !SAME.test(text)) return null
  const told = heard.flatMap((number) => asHeard(number) ?? [])
  const findAlike = ({ of, per }: Measure) =>
    told.find((one) => one.of === of && (of !== MONEY || String(one.per) === String(per)))
  const first = measures.flatMap((one) => findAlike(one) ?? [])
  if (measures.length === 0 || first.length < measures.length) return null
  // 'Only 2,200 miles' come as often as those before.
  const now = measures.map((one) => (one.per.length > 0 ? one : { ...one, per: findAlike(one)?.per ?? [] }))
  // Hours or miles that only the earlier message tells are those of both.
  const units = new Set([...measures, ...first].map(({ of }) => of))
  const open = new Set([...measures, ...first].flatMap(({ of, per }) => (of === MONEY ? per : [])))
  const shared = told.filter(({ of }) => of !== MONEY && open.has(of) && !units.has(of)).slice(0, 1)
  return { first: [...first, ...shared], second: [...now, ...shared] }
}

const lengths: readonly Unit[] = ['year', 'month', 'two-weeks', 'week', 'day']

/** What is asked for, else the longest time that either way is told by. */
function commonPeriod(text: string, { first, second }: Ways): Unit {
  const told = new Set([...first, ...second].flatMap(({ per }) => per))
  return wantedIn(text, [...first, ...second]) ?? lengths.find((unit) => told.has(unit)) ?? 'week'
}

function reckonWay(way: readonly Measure[], wanted: Unit): Factor | null {
  const [amount, ...more] = way.filter(({ of }) => of === MONEY)
  if (!amount || more.length > 0 || amount.per.length === 0) return null
  const counts = way.filter(({ of }) => of !== MONEY).map(factorOf)
  const made = chain(factorOf(amount), counts, wanted)
  return made?.per.length === 1 ? made : null
}

export function twoWays(
  text: string,
  numbers: readonly SaidNumber[],
  heard: readonly HeardNumber[] = [],
): Action | null {
  if (!COMPARES.test(text) || OTHERWISE.test(text) || numbers.length === 0) return null
  const said = readMeasures(text, numbers)?.filter((one) => !isAskedFor(text, one))
  const measures = said && likeTheOthers(said.map((one) => asSalary(text, one)))
  const ways = measures && (within(text, measures) ?? beside(text, measures, heard))
  if (!ways) return null
  const wanted = commonPeriod(text, ways)
  const [first, second] = [reckonWay(ways.first, wanted), reckonWay(ways.second, wanted)]
  const per = periods.find((period) => period === wanted)
  if (!first || !second || !per) return null
  const used = new Set([...first.from, ...second.from])
  if ([...ways.first, ...ways.second].some((one) => !used.has(one))) return null
  return {
    ...bare('two-ways'),
    inputs: [
      { slot: 'first', value: first.value },
      { slot: 'second', value: second.value },
    ],
    per,
  }
}
