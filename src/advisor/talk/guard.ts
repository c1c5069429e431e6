import type { Turn } from '#advisor/advisor.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import type { Dialogue } from '#advisor/dialogue.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { type Distress, findDistress, hintsAt } from './distress.ts'
import { findRefusal } from './refusals.ts'
import { tellsSecret } from './secret-words.ts'
import { signposts } from './signposts.ts'
import { readWording, type Wording } from './wording.ts'

/**
 * As sure must the listener be that a message is a cry for help: by itself, beside a sum, where the mind agrees, where it
 * agrees about a few words only, and where somebody laughs.
 */
const CRY = { alone: 0.95, beside: 0.99, agreed: 0.4, brief: 0.8, laughing: 0.9 }
const CRY_HEARD = 'hear:crisis'
/** The mind is nearly always far below this. */
const AGREES = 0.002
/** Below this it rules out what the words by themselves name: a clause of a policy, somebody else, a joke. */
const NO_CRY = 0.02
/** As sure must the mind be of a threat by somebody: what it takes for one is often a quarrel about money. */
const THREAT = { unhinted: 0.95, hinted: 0.75 }

/** From this on a message as a whole asks for a sum. */
const ASKED = 0.5

const asksForSum = ({ intents, numbers }: Minded) =>
  numbers.length > 0 && intents.some(({ name, score }) => score >= ASKED && findSum(name) !== null)

/** By the message as a whole. */
const chanceOf = ({ intents }: Minded, intent: string) =>
  intents.find(({ name }) => name === intent)?.score ?? 0

/** 'Ok ill ring them monday', after a bill: what came before leads the mind astray, and the listener has little to hear. */
const FEW_WORDS = 8
const isBrief = (text: string) => text.trim().split(/\s+/).length < FEW_WORDS

/** 'I think ill start looking around': the mind hears a plan, and surely so. */
const SURE = 0.9
const isPutOff = ({ readings: [first] }: Minded) =>
  first !== undefined &&
  first.score >= SURE &&
  first.actions.length > 0 &&
  first.actions.every(({ intent }) => intent === 'social:later' || intent === 'social:ok')

/** Who was told where to turn in this talk may well speak of that in a few words. */
const wasHelped = ({ lastContent, earlier = [] }: Dialogue) =>
  [lastContent, ...earlier].some((said) => signposts.selfHarm.lines.some((line) => said.includes(line)))

/** 'One more bill and i die lol'. A cry that laughs is heard so well that a joke need not be taken for one. */
const LAUGHS = /\b(?:lol|lmao|rofl|(?:ha){2,}h?)\b|[😂🤣]/iu

type Heard = Pick<Turn, 'text' | 'minded'> & Partial<Pick<Turn, 'dialogue'>>

function isCry({ text, minded, dialogue }: Heard, isNamed: boolean): boolean {
  if (!minded) return isNamed
  if (isNamed) return minded.cry >= (LAUGHS.test(text) ? CRY.laughing : NO_CRY)
  if (chanceOf(minded, CRY_HEARD) >= AGREES) {
    if (isPutOff(minded)) return minded.cry >= CRY.alone
    const isUnsure = isBrief(text) && !(dialogue && wasHelped(dialogue))
    return minded.cry >= (isUnsure ? CRY.brief : CRY.agreed)
  }
  return minded.cry >= (asksForSum(minded) ? CRY.beside : CRY.alone)
}

function isThreatened(wording: Wording, minded: Minded | null): boolean {
  const chance = minded ? chanceOf(minded, 'hear:abuse') : 0
  return chance >= THREAT.unhinted || (chance >= THREAT.hinted && hintsAt(wording, 'abuse'))
}

/** What makes help by people come first, by the words of the message and by what the networks hear in it. */
export function hearDistress(text: string, minded: Minded | null, dialogue?: Dialogue): Distress | null {
  const wording = readWording(text)
  const named = findDistress(wording)
  if (isCry({ text, minded, dialogue }, named === 'selfHarm')) return 'selfHarm'
  if (named === 'abuse' || isThreatened(wording, minded)) return 'abuse'
  return named === 'selfHarm' ? null : named
}

/** As likely must the rest be together, or what is read there is chance. */
const READ = 0.2

/** What the mind takes for a cry and the guard does not is something else: what it may be besides, or something told. */
export function withoutCry(minded: Minded): Minded {
  const others = minded.readings.filter(({ actions }) => actions.every(({ intent }) => intent !== CRY_HEARD))
  if (others.length === minded.readings.length) return minded
  const rest = others.reduce((sum, { score }) => sum + score, 0)
  return {
    ...minded,
    readings:
      rest < READ
        ? [{ actions: [bare('tell')], score: 1 }]
        : others.map((reading) => ({ ...reading, score: reading.score / rest })),
    intents: minded.intents.filter(({ name }) => name !== CRY_HEARD),
  }
}

/** Messages that are answered in words known beforehand: no language model is asked about them. */
export function isGuarded({
  text,
  minded,
  dialogue,
  snapshot,
}: Heard & Partial<Pick<Turn, 'snapshot'>>): boolean {
  // What stands in a bank's files goes to nobody else.
  if (snapshot?.spending) return true
  const distress = hearDistress(text, minded, dialogue)
  if (distress === 'selfHarm' || distress === 'abuse') return true
  return tellsSecret(text) || findRefusal(readWording(text)) === 'injection'
}
