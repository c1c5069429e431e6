/** What a reading gives way to: a guess at a sum to what is heard, told or explained. */
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { ASKING, asksFor, wantsHelp } from '#advisor/reading/asked-part.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { FAINT, GUESS, HINT, LIKELY, NEAR, NEAR_EXPLAINED, UNSURE } from '#advisor/executing/thresholds.ts'
import { isPlainFact, isWorded } from './heard-by-words.ts'
import { findEvent } from './life-events.ts'
import { chanceOf, countSaid, type Listening } from './listening.ts'

const DOUBTS = [
  'sure|right|correct|certain|check(?:ed)?|double|really|seriously|wrong|true|mistake|off|legit|believe',
  'how come|that much|no way',
].join('|')
const DOUBTING = new RegExp(String.raw`\b(?:${DOUBTS})\b|\bwhat\?`, 'i')

/** 'My mom says rent is money thrown away. is she right' doubts somebody else. */
const CLAIMED = /\b(?:is|was|are|were) (?:he|she|they) (?:right|wrong|correct|serious|legit)\b/i

/** 'My mother lived to 94, does that change things?' doubts nothing: the next best that the message may mean. */
function nextBest({ readings, topics }: Minded, text: string): Action {
  const other = readings
    .flatMap(({ actions, score }) => (score >= LIKELY ? actions : []))
    .find(({ intent }) => intent !== 'sure')
  if ((topics[0]?.score ?? 0) >= NEAR_EXPLAINED || !other) return bare(ASKING.test(text) ? 'know' : 'tell')
  return other
}

/** What can be done, and nothing that is traded. */
const OPTIONS =
  /^\W*(?:(?:so|ok|and|then) )*what (?:are|r|other) (?:(?:my|our|the) )?(?:other )?options\b(?! (?:trading|contracts?|on))/i

/** A feeling that is hardly heard gives way to what is told, and what is told to an event. */
function heard({ minded, text, felt }: Listening, intent: string): Action | null {
  const score = chanceOf(minded, intent)
  const event = findEvent(text)
  const feeling = intent.startsWith('hear:') ? intent.slice('hear:'.length) : null
  const isOnlyTold = intent === 'know' && !asksFor(text)
  if (event && event !== felt && (feeling !== null || isOnlyTold || score < UNSURE))
    return bare(`hear:${event}`)
  if (feeling === null) return null
  if (score < FAINT || isPlainFact(feeling, text, minded.numbers)) return bare('tell')
  // What was told before needs no word of it again.
  return feeling !== felt && !isWorded(feeling, text, minded.numbers.length)
    ? bare(ASKING.test(text) ? 'know' : 'tell')
    : null
}

/** A guess at a sum gives way to what is heard, told or explained; a question for a number is answered by one. */
export function sober(listening: Listening, action: Action): Action {
  const { minded, sums, text } = listening
  const { intent } = action
  const feeling = heard(listening, intent)
  if (feeling) return feeling
  const score = chanceOf(minded, intent)
  if (intent === 'know' && score < GUESS && !ASKING.test(text)) return bare('tell')
  if (intent === 'know' && OPTIONS.test(text)) return bare('next')
  if (intent === 'tell' && wantsHelp(text)) return bare('next')
  if (intent === 'sure' && (!DOUBTING.test(text) || CLAIMED.test(text))) return nextBest(minded, text)
  if (!findSum(intent)) return action
  const last = sums.at(-1)
  const isUnanswered =
    last?.kind === intent &&
    last.missing !== undefined &&
    action.inputs.length === 0 &&
    minded.numbers.length === 0
  const unasked = minded.intents.find(
    ({ name }) => !findSum(name) && /^(?:hear:|tell|social:|know|next)/.test(name),
  )
  if (isUnanswered) return bare(unasked?.name ?? 'tell')
  // Two numbers of the message that fit into a sum speak for it.
  if (score >= (countSaid(action) >= 2 ? HINT : GUESS)) return action
  const felt = minded.intents.find(({ name, score: chance }) => name.startsWith('hear:') && chance >= LIKELY)
  if (felt) return bare(felt.name)
  if (!ASKING.test(text)) return bare('tell')
  return (minded.topics[0]?.score ?? 0) >= NEAR ? bare('know') : action
}
