import type { Turn } from '#advisor/advisor.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { type Distress, findDistress, hintsAt } from '#advisor/talk/distress/distress.ts'
import { findRefusal } from './refusals.ts'
import { tellsSecret } from './secret-words.ts'
import { readWording, type Wording } from '#advisor/talk/wording.ts'

/**
 * As sure must the listener be of a cry for help: by itself, where a sum is surely asked for, where several figures are
 * told, of words that name it (they may be the clause of a policy, a joke, a lyric), and where the mind hears
 * one, too.
 */
const CRY = { alone: 0.8, besideSure: 0.95, telling: 0.9, named: 0.2, agreed: 0.1 }
const CRY_HEARD = 'hear:crisis'
/** The mind is mostly far below this. */
const AGREES = 0.1
/** As sure must the mind be of a threat by somebody: what it takes for one is often a quarrel about money. */
const THREAT = { unhinted: 0.95, hinted: 0.75 }

/** From this on a sum is surely read in a message. */
const READ_AS_SUM = 0.7

/** 'Owe 2.4k on amex, 1.1k on visa': somebody tells of their money. */
const tellsMoney = ({ numbers }: Minded) =>
  numbers.filter(({ what, own, sure }) => what !== null && own > LIKELY && sure > LIKELY).length >= SEVERAL
const LIKELY = 0.5
const SEVERAL = 2

const isSum = ({ intent }: Action) => findSum(intent) !== null

/** 'How long after 70 would I have to live for that to pay' asks for a sum, whichever of them it is. */
function neededBeside(minded: Minded): number {
  const chance = minded.readings
    .filter(({ actions }) => actions.length > 0 && actions.every(isSum))
    .reduce((sum, { score }) => sum + score, 0)
  if (chance >= READ_AS_SUM) return CRY.besideSure
  return tellsMoney(minded) ? CRY.telling : CRY.alone
}

/** By the message as a whole. */
const chanceOf = ({ intents }: Minded, intent: string) =>
  intents.find(({ name }) => name === intent)?.score ?? 0

function isCryHeard(minded: Minded, isNamed: boolean): boolean {
  const isAgreed = chanceOf(minded, CRY_HEARD) >= AGREES
  const needed = isAgreed ? CRY.agreed : isNamed ? CRY.named : neededBeside(minded)
  return minded.cry >= needed
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
  if (minded ? isCryHeard(minded, isNamed) : isNamed) return 'selfHarm'
  if (named === 'abuse' || isThreatened(wording, minded)) return 'abuse'
  return isNamed ? null : named
}

/** Longer messages are letters. */
const LETTER = 300

/**
 * Who speaks of not wanting to live tells nothing to be written down. A letter, or a message with several figures, that
 * may be a cry gets its help, and what it tells is kept all the same: it is mostly none.
 */
export function isOnlyCry(text: string, minded: Minded | null): boolean {
  if (hearDistress(text, minded) !== 'selfHarm') return false
  const isPlain =
    !minded || chanceOf(minded, CRY_HEARD) >= AGREES || findDistress(readWording(text)) === 'selfHarm'
  return isPlain || !(text.length > LETTER || tellsMoney(minded))
}

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
