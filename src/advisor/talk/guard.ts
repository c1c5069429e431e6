import type { Turn } from '#advisor/advisor.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { type Distress, findDistress } from './distress.ts'
import { findRefusal } from './refusals.ts'
import { tellsSecret } from './secret-words.ts'
import { readWording } from './wording.ts'

/** As sure must the mind be to hear a cry for help where the words themselves name none. */
const SURE = 0.5

/** What makes help by people come first, by the words of the message or by what the mind hears in it. */
export function hearDistress(text: string, minded: Minded | null): Distress | null {
  const named = findDistress(readWording(text))
  if (named !== null) return named
  const hears = (name: string) =>
    minded?.intents.some((intent) => intent.name === name && intent.score >= SURE) ?? false
  if (hears('hear:crisis')) return 'selfHarm'
  return hears('hear:abuse') ? 'abuse' : null
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
