import type { Turn } from '#advisor/advisor.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { type Distress, findDistress, hintsAt } from '#advisor/talk/distress/distress.ts'
import { findRefusal } from './refusals.ts'
import { tellsSecret } from './secret-words.ts'
import { readWording, type Wording } from '#advisor/talk/wording.ts'

/**
 * As sure must the listener be of a cry for help: by itself, beside a sum, where the mind agrees, where words hint at it,
 * of a few words, and of a few words about a call.
 */
const CRY = {
  alone: 0.6,
  beside: 0.95,
  agreed: 0.15,
  halfAgreed: 0.31,
  hinted: 0.34,
  brief: 0.5,
  reaching: 0.8,
}
const CRY_HEARD = 'hear:crisis'
/** The mind is nearly always far below this, and mostly far above that where it is one. */
const AGREES = { half: 0.006, whole: 0.1 }
/** Below this it rules out what the words by themselves name: a clause of a policy, somebody else, a joke. */
const NO_CRY = 0.035
/** As sure must the mind be of a threat by somebody: what it takes for one is often a quarrel about money. */
const THREAT = { unhinted: 0.95, hinted: 0.75 }

/** From this on a message as a whole asks for a sum. */
const ASKED = 0.5

/** 'Already made 31 payments, how long til im at the finish' asks for a sum, whichever of them it is. */
const asksForSum = ({ intents, readings, numbers }: Minded) =>
  numbers.length > 0 &&
  (intents.some(({ name, score }) => score >= ASKED && findSum(name) !== null) ||
    readings
      .filter(({ actions }) => actions.length > 0 && actions.every(({ intent }) => findSum(intent) !== null))
      .reduce((sum, { score }) => sum + score, 0) >= ASKED)

/** 'Feels less like drowning' is glad of something; words that name a cry are heard beside it all the same. */
const EASED = new RegExp(
  String.raw`\bless (?:like|scar\w+|stress\w*|alone|afraid|heavy|panick\w*|overwhelm\w*)\b|` +
    String.raw`\b(?:not|n['’]?t|no longer) (?:\w+ )?(?:drown|sink|suffocat|panick)\w* (?:anymore|any ?more|as much)\b|` +
    String.raw`\b(?:can|could) (?:finally )?breathe (?:again|now|easier)\b`,
  'i',
)

/** By the message as a whole. */
const chanceOf = ({ intents }: Minded, intent: string) =>
  intents.find(({ name }) => name === intent)?.score ?? 0

/** 'Ok ill just jump then', after a bill: what came before leads the mind astray, and the listener hears the words alone. */
const FEW_WORDS = 8
/** 'Goodbye' says too little to be heard so. */
const FEWEST_WORDS = 3
/** 'Just looking around', 'im done for today': of so few words a cry is heard nearly for certain, or it is none. */
const VERY_FEW_WORDS = 4

/** 'Ok ill ring them tomorrow' is what was advised; who means to call for the last time is heard far better than that. */
const REACHES = /\b(?:call|ring|phone|text|email)\b(?! it\b)/i

/** How sure the listener must be where the mind hears a cry, too. */
const agreement = (chance: number) =>
  chance >= AGREES.whole ? CRY.agreed : chance >= AGREES.half ? CRY.halfAgreed : 1

/** How sure the listener must be of what the words do not name. */
function neededFor(text: string, wording: Wording, minded: Minded): number {
  const words = text.trim().split(/\s+/).length
  const asks = asksForSum(minded)
  const isBrief = words < FEW_WORDS && !asks
  if (isBrief && REACHES.test(text)) return CRY.reaching
  const isEnough = words >= FEWEST_WORDS
  const isHinted = isEnough && hintsAt(wording, 'selfHarm')
  if (!isHinted && (words <= VERY_FEW_WORDS || EASED.test(text))) return CRY.beside
  // 'I have 2 kids, i cant be on the street': what the mind hears in it has a name, and help of its own.
  if (!isHinted && findDistress(wording) === 'home') return CRY.alone
  return Math.min(
    asks ? CRY.beside : CRY.alone,
    agreement(chanceOf(minded, CRY_HEARD)),
    isHinted ? CRY.hinted : 1,
    isEnough && isBrief ? CRY.brief : 1,
  )
}

function isThreatened(wording: Wording, minded: Minded | null): boolean {
  const chance = minded ? chanceOf(minded, 'hear:abuse') : 0
  return chance >= THREAT.unhinted || (chance >= THREAT.hinted && hintsAt(wording, 'abuse'))
}

/** What makes help by people come first, by the words of the message and by what the networks hear in it. */
export function hearDistress(text: string, minded: Minded | null): Distress | null {
  const wording = readWording(text)
  const named = findDistress(wording)
  const isNamed = named === 'selfHarm'
  const isCry = minded ? minded.cry >= (isNamed ? NO_CRY : neededFor(text, wording, minded)) : isNamed
  if (isCry) return 'selfHarm'
  if (named === 'abuse' || isThreatened(wording, minded)) return 'abuse'
  return isNamed ? null : named
}

/** Longer messages are letters. */
const LETTER = 300
/** Of a hundred letters two that are none are taken for a cry, but none so surely. */
const SURELY = 0.985

/**
 * Who speaks of not wanting to live tells nothing to be written down. A letter that may be a cry gets its help, and what
 * it tells is kept all the same: it is mostly none.
 */
export const isOnlyCry = (text: string, minded: Minded | null) =>
  hearDistress(text, minded) === 'selfHarm' &&
  (text.length <= LETTER || !minded || minded.cry >= SURELY || findDistress(readWording(text)) === 'selfHarm')

/** Below this a feeling beside what was no cry is none either. */
const FELT = 0.25
const isFaint = ({ actions, score }: Minded['readings'][number]) =>
  score < FELT && actions.some(({ intent }) => intent.startsWith('hear:'))

/** As likely must the rest be together, or what is read there is chance. */
const READ = 0.2

/** What the mind takes for a cry and the guard does not is something else: what it may be besides, or something told. */
export function withoutCry(minded: Minded): Minded {
  const others = minded.readings.filter(({ actions }) => actions.every(({ intent }) => intent !== CRY_HEARD))
  if (others.length === minded.readings.length) return minded
  const likely = others.filter((reading) => !isFaint(reading))
  const rest = likely.reduce((sum, { score }) => sum + score, 0)
  return {
    ...minded,
    readings:
      rest < READ
        ? [{ actions: [bare('tell')], score: 1 }]
        : likely.map((reading) => ({ ...reading, score: reading.score / rest })),
    intents: minded.intents.filter(({ name }) => name !== CRY_HEARD),
  }
}

/** Messages that are answered in words known beforehand: no language model is asked about them. */
export function isGuarded({
  text,
  minded,
  snapshot,
}: Pick<Turn, 'text' | 'minded'> & Partial<Pick<Turn, 'snapshot'>>): boolean {
  // What stands in a bank's files goes to nobody else.
  if (snapshot?.spending) return true
  const distress = hearDistress(text, minded)
  if (distress === 'selfHarm' || distress === 'abuse') return true
  return tellsSecret(text) || findRefusal(readWording(text)) === 'injection'
}
