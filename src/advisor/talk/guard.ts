import type { Turn } from '#advisor/advisor.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { type Distress, findDistress, hintsAt } from './distress.ts'
import { findRefusal } from './refusals.ts'
import { tellsSecret } from './secret-words.ts'
import { readWording, type Wording } from './wording.ts'

/** As sure must the listener be that a message is a cry for help: by itself, beside a sum, and where the mind agrees. */
const CRY = { alone: 0.95, beside: 0.99, agreed: 0.4 }
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

function isCry(isNamed: boolean, minded: Minded | null): boolean {
  if (!minded) return isNamed
  if (isNamed) return minded.cry >= NO_CRY
  if (chanceOf(minded, 'hear:crisis') >= AGREES) return minded.cry >= CRY.agreed
  return minded.cry >= (asksForSum(minded) ? CRY.beside : CRY.alone)
}

function isThreatened(wording: Wording, minded: Minded | null): boolean {
  const chance = minded ? chanceOf(minded, 'hear:abuse') : 0
  return chance >= THREAT.unhinted || (chance >= THREAT.hinted && hintsAt(wording, 'abuse'))
}

/** What makes help by people come first, by the words of the message and by what the networks hear in it. */
export function hearDistress(text: string, minded: Minded | null): Distress | null {
  const wording = readWording(text)
  const named = findDistress(wording)
  if (isCry(named === 'selfHarm', minded)) return 'selfHarm'
  if (named === 'abuse' || isThreatened(wording, minded)) return 'abuse'
  return named === 'selfHarm' ? null : named
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
