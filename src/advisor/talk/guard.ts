import type { Turn } from '#advisor/advisor.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { type Danger, type Distress, findDistress, hintsAt } from './distress.ts'
import { findRefusal } from './refusals.ts'
import { tellsSecret } from './secret-words.ts'
import { readWording, type Wording } from './wording.ts'

/** As sure must the mind be to hear a danger where the words themselves name none. */
const SURE = 0.95
/** And where they hint at one. */
const LIKELY = 0.75

const names: Record<Danger, string> = { selfHarm: 'hear:crisis', abuse: 'hear:abuse' }

/** The mind's opinion: what it calls a crisis is often one of money alone, so it must be very sure. */
function hears(danger: Danger, wording: Wording, minded: Minded | null): boolean {
  const score = minded?.intents.find(({ name }) => name === names[danger])?.score ?? 0
  return score >= SURE || (score >= LIKELY && hintsAt(wording, danger))
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
