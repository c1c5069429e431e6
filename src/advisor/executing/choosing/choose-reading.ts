/** Which of the readings of a message is believed. */
import { isDeepStrictEqual } from 'node:util'
import type { Action } from '#advisor/minding/minded.ts'
import { countsPayTwice } from '#advisor/pay/counts-twice.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { asksFor } from '#advisor/reading/asked-part.ts'
import { asWorded } from './as-worded.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { isFullySaid } from './fully-said.ts'
import { asksByName, countSaid, type Listening } from './listening.ts'
import { sober } from './sober.ts'
import { ASKED, onceEach, withSecond } from './second-question.ts'
import { FAINT, LIKELY, NEAR, SURE, UNSURE } from '#advisor/executing/thresholds.ts'
import { type ResultOf, resultsOf, type Weighed, weighReadings } from './weigh-readings.ts'

/** More questions than this in one message are a slip of the reader. */
const MOST_QUESTIONS = 4

export interface Chosen {
  actions: Action[]
  /** 0 to 1: how likely this is what was meant. */
  chance: number
}

/** Of the likely readings, the first of which everything can be made; else the likeliest. */
export function chooseReading(heard: Listening, resultOf: ResultOf): Chosen {
  const { today, text } = heard
  const readings = heard.minded.readings.map((reading) => ({
    ...reading,
    actions: reading.actions
      .map((action) => (countsPayTwice(action, text) ? bare('tell') : onceFilled(action)))
      .map((action) => (reading.score < SURE ? asWorded(action, text, heard.minded, heard.sums) : action)),
  }))
  const minded = { ...heard.minded, readings }
  const listening = { ...heard, minded }
  const [first, ...others] = asking(weighReadings(minded, text, today, resultOf), text, resultOf)
  if (!first) return { actions: [], chance: 0 }
  const [asked = bare('tell'), ...more] = first.actions
  const isSure = first.score >= SURE && findSum(asked.intent) !== null
  const sobered = [isSure ? asked : sober(listening, asked), ...more]
  const candidates = [
    { ...first, actions: onceEach(sobered) },
    ...others
      .filter(({ score }) => score >= LIKELY)
      .map((reading) => ({ ...reading, actions: onceEach(reading.actions) })),
  ]
  const made = candidates.find(
    (reading) => !isFarFetched(reading, first) && !resultsOf(reading.actions, resultOf).includes(null),
  )
  const { actions, chance } = made ?? { ...first, actions: onceEach(sobered) }
  const isNamed = actions.some(({ intent }) => asksByName(intent, text))
  const few = withoutFelt(listening, actions)
  const all = isSure ? few : withSecond(listening, few)
  return {
    actions: all.slice(0, MOST_QUESTIONS),
    chance: isNamed || isFullySaid(actions, heard.minded) ? 1 : chance,
  }
}

/** Where the mind is fairly sure of a goal, a number that it lacks is asked for, and no other sum is guessed at. */
function isFarFetched({ actions, score }: Weighed, first: Weighed): boolean {
  const sum = first.actions[0]?.intent ?? ''
  if (first.score < UNSURE || !(sum === 'goal-time' || sum === 'goal-payment')) return false
  return score < FAINT && !actions.some(({ intent }) => intent === sum)
}

/** The same row fills an input once. */
const onceFilled = (action: Action): Action => ({
  ...action,
  inputs: action.inputs.filter(
    (input, at, all) =>
      input.value.kind !== 'row' || all.findIndex((one) => isDeepStrictEqual(one, input)) === at,
  ),
})

/** 'I owe 9k at 24 percent. how long at 300 a month' tells much and asks one thing: the sum that it asks for. */
function asking(readings: readonly Weighed[], text: string, resultOf: ResultOf): readonly Weighed[] {
  const [first] = readings
  const isTold = first?.actions.length === 1 && first.actions[0]?.intent === 'tell'
  if (!isTold || !ASKED.test(text)) return readings
  const sum = readings.find(
    ({ actions, score }) =>
      score >= LIKELY &&
      actions.every((action) => findSum(action.intent) && countSaid(action) > 1 && resultOf(action) !== null),
  )
  if (!sum) return readings
  // Among the readings that ask.
  const chance = sum.chance / Math.max(sum.chance, 1 - first.chance)
  return [{ ...sum, chance }, ...readings.filter((other) => other !== sum)]
}

/** How somebody feels about what happened. */
const moods: ReadonlySet<string> = new Set(['hear:lonely', 'hear:overwhelmed', 'hear:shame', 'hear:anger'])

/** 'She is home now. its the cards i need help with': what had its kind word is not spoken of before a question again. */
function withoutFelt({ minded, text, felt }: Listening, actions: Action[]): Action[] {
  const isFelt = ({ intent }: Action) => intent === `hear:${felt}`
  if (!actions.some(isFelt)) return actions
  if (!asksFor(text)) {
    // 'I miss him, I feel so lost': the other thing that is heard in it.
    const feeling = minded.readings
      .filter(({ score }) => score >= FAINT)
      .flatMap((reading) => reading.actions)
      .find(({ intent }) => moods.has(intent))
    if (feeling) return [feeling]
    // 'My son-in-law wants it all in an annuity', weeks after a death: what is known of that.
    const isAboutIt = minded.topics.some(({ id, score }) => score >= NEAR && !id.startsWith('say-'))
    return isAboutIt ? [bare('know')] : actions
  }
  const others = actions.filter((action) => !isFelt(action))
  if (others.length > 0) return others
  const read = minded.readings
    .filter(({ score }) => score >= LIKELY)
    .flatMap((reading) => reading.actions)
    .find(({ intent }) => !isFelt(bare(intent)) && intent !== 'tell')
  return [read ?? bare('next')]
}
