import type { Turn } from '#advisor/advisor.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { type Danger, type Distress, findDistress, hintsAt } from './distress.ts'
import { findRefusal } from './refusals.ts'
import { tellsSecret } from './secret-words.ts'
import { readWording, type Wording } from './wording.ts'

/**
 * As sure must the listener be that a message is a cry for help; where its words hint at one; and where a sum is asked
 * for with numbers of its own.
 */
const CRY = { unhinted: 0.9, hinted: 0.5 }
const CRY_IN_SUM = { unhinted: 0.985, hinted: 0.7 }
/** As sure must the mind be of abuse: what it takes for it is often a quarrel about money. */
const ABUSE = { unhinted: 0.95, hinted: 0.75 }

const isSure = (chance: number, { unhinted, hinted }: typeof CRY, wording: Wording, danger: Danger) =>
  chance >= unhinted || (chance >= hinted && hintsAt(wording, danger))

/** From this on a message as a whole asks for a sum. */
const ASKED = 0.5

const asksForSum = ({ intents, numbers }: Minded) =>
  numbers.length > 0 && intents.some(({ name, score }) => score >= ASKED && findSum(name) !== null)

/** What the networks hear where the words themselves name no danger. */
function hears(danger: Danger, wording: Wording, minded: Minded | null): boolean {
  if (!minded) return false
  if (danger === 'selfHarm') return isSure(minded.cry, asksForSum(minded) ? CRY_IN_SUM : CRY, wording, danger)
  const abuse = minded.intents.find(({ name }) => name === 'hear:abuse')?.score ?? 0
  return isSure(abuse, ABUSE, wording, danger)
}

/** What makes help by people come first, by the words of the message or by what the mind hears in it. */
export function hearDistress(text: string, minded: Minded | null): Distress | null {
  const wording = readWording(text)
  const named = findDistress(wording)
  if (named === 'selfHarm' || named === 'abuse') return named
  if (hears('selfHarm', wording, minded)) return 'selfHarm'
  return hears('abuse', wording, minded) ? 'abuse' : named
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
