/** 'She'll leave me', 'lol no way': what is neither a fact nor a question gets a human word, and the next sensible thought. */
import { after } from '#advisor/knowledge/people/after.ts'
import { isUnkind } from './unkind.ts'
import { ASKING } from '#advisor/reading/asked-part.ts'
import { findTopic } from '#advisor/knowledge/topics/all-topics.ts'
import { findRemark } from '#advisor/knowledge/remarks/all-remarks.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { isAsking } from '#advisor/talk/is-asking.ts'
import { fillText } from '#advisor/figures/fill-text.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { gistOf, type Move, type Scene } from '#advisor/talk/scene.ts'
import { FELT, isOpinion } from './take-up.ts'

/** Nearness from which a remark fits better than a word that fits everything. */
const NEAR = 0.28
/** And where the message may be something else: a question, a feeling with words of its own. */
const NEARER = 0.42
const NEAREST = 0.7
/** And before anything was talked about, where the interview comes first. */
const EARLY = 0.6
/** A reading that is as sure as this is what was meant. */
const SURE = 0.5

/** Nothing that is known answers it, or its remark would not lie nearest. */
const isKnowing = (intent: string) => intent === 'know' || intent === 'next'
const NEAR_FOR_KNOWING = 0.25

/** 'My grandson wants 5,000 for a motorcycle': somebody close asks for money. */
const KIN = new RegExp(
  [
    String.raw`\bmy (?:\w+ )?(?:mom|mum|mother|dad|father|brother|sister|son|daughter|cousin|nephew|niece|uncle|aunt|`,
    String.raw`grandson|granddaughter|grandkids?|friend|ex|in-?laws?|kids?|parents?|family|roommate)\b`,
  ].join(''),
  'i',
)
const ASKS_FOR = /\b(?:wants?|asks?|asked|asking|needs?|borrow\w*|lend|loan|begging|begs)\b/i
/** The asking is theirs: 'my aunt left me 60,000, i dont want to mess it up' asks for nothing. */
const THEY_ASK = new RegExp(String.raw`${KIN.source}[^.?!,;]{0,24}${ASKS_FOR.source}`, 'i')

const isTalk = (intent: string) => intent === 'tell' || intent === 'social:laugh'

/** 'We're having a baby!!!' is joy, whatever else there is to say about it. */
const JOY = /^hear:(?:baby|wedding|raise|newjob|milestone|joy|retiring)$/

/** Fewer words than these say too little. */
const FEWEST = 3
/** 'Guy on insta flips 200 into 2,000 lmao': more than a laugh, where it is about something known. */
const FEW_WORDS = 6

/** 'My name is Anna' is no child's name. */
const OWN_NAME = /^\W*(?:hi,? |hello,? )?(?:my name is|my name's|i'?m called|call me)\b/i

const isBegun = ({ dialogue: { sums, topic, feeling } }: Scene) =>
  sums.length > 0 || topic !== null || feeling !== null

/** 'He wants me to cosign his car loan', 'its sports betting, i know it is': what is known of that says more. */
const isKnown = ({ minded }: Scene) =>
  [...(minded?.topics ?? []), ...(minded?.byItself ?? [])].some(
    ({ id, score }) => score >= NEARER && findTopic(id) !== null,
  ) ||
  (minded?.readings[0]?.actions.some(({ intent }) => intent === 'hear:gambling') ?? false)

const isBegging = (scene: Scene) => asksForMoney(scene) && !isKnown(scene)

const asksForMoney = ({ minded, text }: Scene) =>
  THEY_ASK.test(text) &&
  !ASKING.test(text) &&
  (minded?.numbers.some(({ kind }) => kind === 'money' || kind === 'number') ?? false)

/** Nearness from which the next remark is worth more than the first once again. */
const NEXT = 0.12

/** 'I had 14 months clean before this', right after the word for somebody who longs to bet: what else is near. */
function unsaid({ minded, dialogue }: Scene): Minded['topics'] {
  const [first, second] = minded?.topics ?? []
  const remark = first && findRemark(first.id)
  if (!first || !remark || !dialogue.lastContent.includes(gistOf(remark.short))) return minded?.topics ?? []
  return second && second.score >= NEXT ? [{ ...second, score: first.score }] : []
}

export function answerRemark(scene: Scene): Move | null {
  const { minded, saved, sheet, text } = scene
  const [nearest] = unsaid(scene)
  const words = text.trim().split(/\s+/).length
  if (words < FEWEST || OWN_NAME.test(text)) return null
  const isLong = words > FEW_WORDS
  const topic = nearest && isLong && nearest.score >= NEARER ? findTopic(nearest.id) : null
  const isAskedFor = isBegging(scene)
  const remark = isAskedFor ? findRemark('say-relative-borrow') : nearest && (findRemark(nearest.id) ?? topic)
  const [first] = minded?.readings ?? []
  if (!minded || !nearest || !remark || !first || saved.length > 0) return null
  const intents = first.actions.map(({ intent }) => intent)
  const knows = intents.every(isKnowing) && !isAsking(text, scene.wording)
  const isSure = first.score >= SURE && !intents.every(isTalk) && !knows
  // A wedding that was has words of its own.
  const isOver = intents.some((intent) => after[intent.replace('hear:', '')]?.over.test(text))
  if (isOver || isUnkind(scene, remark, nearest.score)) return null
  if (remark === topic && !intents.includes('social:laugh')) return null
  const hears = intents.every((intent) => intent.startsWith('hear:'))
  if (isSure && (!hears || (text.includes('!') && intents.some((intent) => JOY.test(intent))))) return null
  const isQuestion = intents.some((intent) => findSum(intent) !== null)
  // What somebody else says or wants is easily taken for what the writer feels.
  // 'I miss him', weeks after: what had its kind word wants another.
  const wasHeard = !isLong && intents.includes(`hear:${scene.dialogue.feeling}`)
  // 'The car died and the repair is 2,800' worries, and tells what about.
  const isVague = intents.every((intent) => intent === 'hear:worry') && !FELT.test(text)
  const least = isVague
    ? NEAR
    : isSure
      ? wasHeard
        ? NEARER
        : NEAREST
      : isQuestion || isOpinion(scene)
        ? NEARER
        : knows
          ? NEAR_FOR_KNOWING
          : NEAR
  if (!isAskedFor && nearest.score < Math.max(least, isBegun(scene) || isVague ? 0 : EARLY)) return null
  return {
    content: fillText(remark.short, sheet),
    details: remark.more.map((words) => ({ kind: 'paragraph', text: fillText(words, sheet) })),
  }
}
