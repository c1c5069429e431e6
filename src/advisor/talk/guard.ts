import type { Turn } from '#advisor/advisor.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import { type Danger, type Distress, findDistress, hintsAt } from './distress.ts'
import { findRefusal } from './refusals.ts'
import { tellsSecret } from './secret-words.ts'
import { readWording, type Wording } from './wording.ts'

/** As sure must the listener be that a message is a cry for help, and where its words hint at one. */
const CRY = { unhinted: 0.9, hinted: 0.5 }
/** And where a sum is asked for with numbers of its own, or another feeling is heard. */
const CRY_ELSE = { unhinted: 0.985, hinted: 0.95 }
/** As sure must the mind be: what it takes for a danger is often a quarrel or trouble about money. */
const MIND = { unhinted: 0.95, hinted: 0.75 }

const isSure = (chance: number, { unhinted, hinted }: typeof CRY, wording: Wording, danger: Danger) =>
  chance >= unhinted || (chance >= hinted && hintsAt(wording, danger))

/** From this on a message as a whole asks for a sum. */
const ASKED = 0.5

const asksForSum = ({ intents, numbers }: Minded) =>
  numbers.length > 0 && intents.some(({ name, score }) => score >= ASKED && findSum(name) !== null)

/** By the message as a whole. */
const chanceOf = ({ intents }: Minded, intent: string) =>
  intents.find(({ name }) => name === intent)?.score ?? 0

const POSSIBLE = 0.2
const NO_CRISIS = 0.1
const OTHER = 0.6

/** 'I am so tired of all this, I give up on budgeting': the mind is sure of another feeling, and hears no crisis in it. */
const hearsOther = (minded: Minded) =>
  chanceOf(minded, 'hear:crisis') < NO_CRISIS &&
  minded.intents.some(({ name }) => /^hear:(?!crisis|abuse)/.test(name) && chanceOf(minded, name) >= OTHER)

/** What the networks hear where the words themselves name no danger. */
function hears(danger: Danger, wording: Wording, minded: Minded | null): boolean {
  if (!minded) return false
  if (danger === 'abuse') return isSure(chanceOf(minded, 'hear:abuse'), MIND, wording, danger)
  const isSum = asksForSum(minded)
  if (isSure(minded.cry, isSum || hearsOther(minded) ? CRY_ELSE : CRY, wording, danger)) return true
  // The mind alone takes idioms for it: the listener must not rule it out.
  return !isSum && minded.cry >= POSSIBLE && isSure(chanceOf(minded, 'hear:crisis'), MIND, wording, danger)
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
