/** 'I have student loans', 'we have some card debt': a debt without its amount leads to the question for it. */
import { asksFor } from '#advisor/reading/asked-part.ts'
import { isAsking } from '#advisor/talk/is-asking.ts'
import { type Lines, type Move, type Scene, vary } from '#advisor/talk/scene.ts'
import { askTopic } from './ask.ts'
import { isTopicKnown } from './topics.ts'

const HAS_DEBT = new RegExp(
  String.raw`^\W*(?:(?:well|so|and|also|yeah|ok|hi|hey)\W+)*(?:i|we)(?:'?ve)? (?:(?:also|still|do|only|just) )*(?:have|got|owe|carry)\b` +
    String.raw`[^.?!]{0,40}\b(?:(?:credit|store|\d+|two|three|four|five|few|some|maxed out) cards|card debt|loans?|debts?|mortgage)` +
    // 'A loan officer', 'two loan offers' and 'a mortgage question' are owed to nobody.
    String.raw`(?= *(?:[.,;!]|$)| (?:and|from|on|for|with|left|too|still|but|out|in|to pay|right|that|which|through|at)\b)|` +
    String.raw`^\W*(?:i|we) (?:still )?owe (?:on (?:my|our|the|a|two|three|some|several)|money)\b`,
  'i',
)
const NONE = /\b(?:no|not|never|any|paid|free)\b|n't\b/i
/** More words than these tell something else besides. */
const MOST_WORDS = 12
/** So near, what is known of it helps more: 'i have three cards maxed out'. */
const VERY_NEAR = 0.7

const ask: Lines = [
  'Good to know. What’s owed on each, and at what rate? Rough numbers are fine.',
  'Thanks for telling me. How much is owed, and at what rate? As roughly as you know.',
]

export function askUntoldDebt(scene: Scene): Move | null {
  const { text, wording, minded, snapshot, understood, dialogue } = scene
  const isLong = text.trim().split(/\s+/).length > MOST_WORDS
  const hasAmount = minded?.numbers.some(({ kind }) => kind !== 'number') ?? /\d/.test(text)
  if (isLong || hasAmount || understood.facts.length > 0 || isTopicKnown('debt', snapshot)) return null
  if (!HAS_DEBT.test(text) || NONE.test(text) || isAsking(text, wording) || asksFor(text)) return null
  const [nearest] = minded?.topics ?? []
  const isExplained =
    nearest !== undefined && nearest.score >= VERY_NEAR && (minded?.numbers.length ?? 0) === 0
  if (isExplained) return null
  return { content: [vary(ask, dialogue)], dialogue: askTopic(scene, 'debt').dialogue }
}
