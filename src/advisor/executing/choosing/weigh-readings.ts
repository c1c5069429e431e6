/** Readings in the order in which they are believed, by their chance and by what they come to. */
import {
  type Action,
  endsOf,
  type Minded,
  type Reading,
  startOf,
  type Value,
} from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { PlainDate } from '#finance/dates.ts'
import { countUnusual } from '#advisor/executing/is-usual.ts'

/** What an action comes to, after others of its message, in words that are the same for the same result; null where
 * something is missing. */
export type ResultOf = (action: Action, earlier?: readonly Action[]) => string | null

/** What each action of a reading comes to. */
export const resultsOf = (actions: readonly Action[], resultOf: ResultOf) =>
  actions.map((action, at) => resultOf(action, actions.slice(0, at)))

export interface Weighed extends Reading {
  /** 0 to 1: how likely its result is, by all readings that come to it. */
  chance: number
}

/** How much likelier a reading is for each number of the message that it uses. */
const PER_NUMBER = 3
/** And for each that nobody would say for its input. */
const PER_UNUSUAL = 0.15
/** And where it uses a figure from before, as the message points at one: 'with that severance, how long does it last'. */
const PER_POINTED = 10
const POINTED = /\b(?:with|plus|including|counting) (?:that|this|those) (?!said\b|in mind\b|much\b)[a-z]/i
/** And for each result that is nothing: '3% of it' is asked, not 0%. */
const PER_NOTHING = 0.3
const NOTHING = / 0$/
/** And for each input that joins an earlier result to a number of a message which speaks of nothing before it. */
const PER_UNPOINTED = 0.1
const POINTS =
  /\b(?:that|those|this|these|its?|them|there|then|same|rest|left|leftover|more|extra|also|too|all|total)\b/i

/** The likeliest first; sums that come to the same speak for each other. */
export function weighReadings(minded: Minded, text: string, today: PlainDate, resultOf: ResultOf): Weighed[] {
  const isPointed = POINTED.test(text)
  const { readings } = minded
  const perJoined = POINTS.test(text) ? 1 : PER_UNPOINTED
  const [first] = readings
  // What only tells uses no number, and is no worse for it.
  if (!first?.actions.some(({ intent }) => findSum(intent)))
    return readings.map((reading) => ({ ...reading, chance: reading.score }))
  const tried = readings.map((reading, at) => {
    const results = resultsOf(reading.actions, resultOf)
    // Readings that lack something have no result to share.
    const result = results.includes(null) ? `none of reading ${at}` : results.join('; ')
    const nothing = results.filter((one) => one !== null && NOTHING.test(one)).length
    const usesFigure = reading.actions.length === 1 && endsIn(reading).some(({ kind }) => kind === 'figure')
    const pointed = isPointed && usesFigure ? PER_POINTED : 1
    const odds = pointed * PER_NOTHING ** nothing * perJoined ** countJoined(reading)
    return { reading, result, weight: weigh(reading, minded, today) * odds }
  })
  const sumUp = (result: string, of: (one: (typeof tried)[number]) => number) =>
    tried.reduce((sum, one) => sum + (one.result === result ? of(one) : 0), 0)
  return tried
    .map(({ reading, result }) => ({
      reading: {
        ...reading,
        chance: Math.min(
          1,
          sumUp(result, (one) => one.reading.score),
        ),
      },
      votes: sumUp(result, ({ weight }) => weight),
    }))
    .toSorted((a, b) => b.votes - a.votes)
    .map(({ reading }) => reading)
}

const endsIn = ({ actions }: Reading) =>
  actions.flatMap(({ inputs }) => inputs.flatMap(({ value }) => endsOf(value)))

/** Whether a number of the message stands by itself; a percent is of something. */
const isSaidAmount = (end: Value) =>
  startOf(end) !== null && end.kind === 'number' && end.number.kind !== 'percent'

/** Values of an earlier result and a number of the message in one: '210 a month' plus what was left over. */
const countJoined = ({ actions }: Reading) =>
  actions
    .flatMap(({ inputs }) => inputs.map(({ value }) => endsOf(value)))
    .filter((ends) => ends.some(({ kind }) => kind === 'figure') && ends.some(isSaidAmount)).length

/** What somebody says in a question is mostly meant to be used. */
function weigh(reading: Reading, { numbers }: Minded, today: PlainDate): number {
  const { actions, score } = reading
  const said = numbers.filter(({ role }) => role === 'F' || role === 'S').map(({ start }) => start)
  const used = new Set(endsIn(reading).map(startOf))
  const odd = actions.reduce((sum, action) => sum + countUnusual(action, today), 0)
  return score * PER_NUMBER ** said.filter((start) => used.has(start)).length * PER_UNUSUAL ** odd
}
