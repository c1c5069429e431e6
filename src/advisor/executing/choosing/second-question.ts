/** A message that asks for two things, and one that asks for the same in two ways. */
import { isDeepStrictEqual } from 'node:util'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { HINT, NEAR, SURE, VERY_NEAR } from '#advisor/executing/thresholds.ts'

const TWO =
  /\?[^?]*\?|\b(?:and|also|plus|,) (?:(?:then|so) )?(?:what|whats|how|when|which|is|are|can|could|should|does|do|will|would)\b/i
export const ASKED = new RegExp(
  [
    String.raw`\?|\b(?:what|whats|how much|how long|how many|when) (?!a\b)`,
    String.raw`(?:^|[.,;!?] )(?:so |and |but )?(?:am i|are we|is (?:it|that)|can i|can we)\b`,
  ].join('|'),
  'i',
)
/** From this on a second question is believed, where the message looks like two. */
const SECOND = 0.3

/** Below this of a whole message nothing is asked, whatever some reading comes to. */
const HARDLY = 0.1

const ADVICE = /\bwhat (?:should|do|can|could|shall) (?:i|we) do\b/i

/** 'What is our savings rate, and how long would the savings last': the second question, where only one was read. */
export function withSecond({ minded, text }: { minded: Minded; text: string }, actions: Action[]): Action[] {
  const [only] = actions
  if (actions.length !== 1 || !only) return actions
  // 'Got a bonus and paid the Discover off. what do i owe now': glad words are no answer.
  const isHeard = only.intent.startsWith('hear:')
  if (isHeard ? !ASKED.test(text) : !findSum(only.intent) || !TWO.test(text)) return actions
  // 'Expecting our first baby! what should we be doing': what is known of it, and no sum of what nobody has told.
  const least = ADVICE.test(text) ? NEAR : VERY_NEAR
  if (isHeard && (minded.topics[0]?.score ?? 0) >= least) return [only, bare('know')]
  const others = minded.intents.filter(
    ({ name, score }) =>
      name !== only.intent &&
      score >= (isHeard ? HINT : SECOND) &&
      (findSum(name) !== null || name === 'know') &&
      !covers[only.intent]?.includes(name),
  )
  // 'How long would my savings last, and what do i need for 6 months': the second answers the first along the way.
  const whole = others.find(({ name, score }) => score >= SURE && covers[name]?.includes(only.intent))
  if (whole) return [readAs(minded, [whole.name])]
  const beside = others.filter(({ name }) => !covers[name]?.includes(only.intent))
  if (beside.length === 0) return actions
  const second = readAs(
    minded,
    beside.map(({ name }) => name),
  )
  // 'If i did, what do i get after taxes': what is hardly asked at all is no first question.
  const own = minded.intents.find(({ name }) => name === only.intent)?.score ?? 0
  const [surest] = beside
  const isHardly = !isHeard && own < HARDLY && surest && findSum(surest.name)
  return isHardly ? [readAs(minded, [surest.name])] : [only, second]
}

/** What was read with its inputs comes before what is only named. */
const readAs = ({ readings }: Minded, [first = '', ...names]: readonly string[]): Action =>
  readings.flatMap(({ actions }) => actions).find(({ intent }) => [first, ...names].includes(intent)) ??
  bare(first)

/** Sums that answer another one along the way. */
const covers: Partial<Record<string, readonly string[]>> = {
  'extra-payment': ['payoff-time', 'loan-payment'],
  'debt-payoff': ['payoff-time', 'interest-cost'],
  'house-payment': ['loan-payment'],
  affordability: ['house-payment', 'loan-payment'],
  'balance-transfer': ['payoff-time', 'percent-of'],
  'emergency-fund': ['runway'],
  'retirement-projection': ['growth'],
  'self-employment-tax': ['income-tax'],
}

export const isCovered = (intent: string, by: string) => covers[by]?.includes(intent) ?? false

/** Without what another action answers along the way. */
export const onceEach = (actions: readonly Action[]): Action[] =>
  actions.filter(
    ({ intent, from }, at) =>
      !actions.slice(0, at).some((other) => isDeepStrictEqual(other, actions[at])) &&
      !(from === null && actions.some((other) => covers[other.intent]?.includes(intent))) &&
      // A new sum of which one figure is wanted is one question.
      !(intent === 'part' && actions.slice(0, at).some((other) => findSum(other.intent))),
  )
