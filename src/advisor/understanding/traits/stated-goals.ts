import type { Snapshot } from '#advisor/snapshot.ts'
import type { Wish } from './wishes.ts'

/** The field holds so many characters. */
const MOST = 2000

const keyOf = (goal: string) =>
  goal
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(/\b(?:a|an|the|my|our|to)\b/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The goals of the profile with new ones added, each once; null when nothing is new. */
export function addWishes({ profile }: Snapshot, wishes: readonly Wish[]): string | null {
  const stored = (profile.financialGoals ?? '').trim()
  const known = keyOf(stored)
  let goals = stored
  for (const { text } of wishes) {
    const key = keyOf(text)
    if (key === '' || known.includes(key) || keyOf(goals).includes(key)) continue
    const longer = goals === '' ? text : `${goals}, ${text}`
    if (longer.length <= MOST) goals = longer
  }
  return goals === stored ? null : goals
}
