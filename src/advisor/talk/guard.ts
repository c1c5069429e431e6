import type { Turn } from '#advisor/advisor.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { type Distress, findDistress, hintsAt } from './distress.ts'
import { findRefusal } from './refusals.ts'
import { tellsSecret } from './secret-words.ts'
import { readWording, type Wording } from './wording.ts'

/** As sure must the listener be that a message is a cry for help; surer where a sum is asked for. */
const CRY = { plain: 0.5, beside: 0.9 }
/** Below this it rules out what the words by themselves name: a clause of a policy, somebody else, a joke. */
const NO_CRY = 0.02
/** As sure must the mind be of a threat by somebody: what it takes for one is often a quarrel about money. */
const THREAT = { unhinted: 0.95, hinted: 0.75 }

/** From this on a message as a whole asks for a sum. */
const ASKED = 0.5

const asksForSum = ({ intents, numbers }: Minded) =>
  numbers.length > 0 && intents.some(({ name, score }) => score >= ASKED && findSum(name) !== null)

function isCry({ named, minded }: { named: boolean; minded: Minded | null }): boolean {
  if (!minded) return named
  return minded.cry >= (named ? NO_CRY : asksForSum(minded) ? CRY.beside : CRY.plain)
}

function isThreatened(wording: Wording, minded: Minded | null): boolean {
  const chance = minded?.intents.find(({ name }) => name === 'hear:abuse')?.score ?? 0
  return chance >= THREAT.unhinted || (chance >= THREAT.hinted && hintsAt(wording, 'abuse'))
}

/** What makes help by people come first, by the words of the message and by what the networks hear in it. */
export function hearDistress(text: string, minded: Minded | null): Distress | null {
  const wording = readWording(text)
  const named = findDistress(wording)
  if (isCry({ named: named === 'selfHarm', minded })) return 'selfHarm'
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
