import { isAgain, type Scene } from './correction-scene.ts'
import { linkCandidates } from './link-features.ts'
import { builtInLearned } from '#advisor/understanding/learned/learned.ts'
import { sharesOf } from '#advisor/understanding/learned/network.ts'
import type { Amount } from '#advisor/understanding/reading/reading.ts'
import type { SaidBefore } from './said-before.ts'

/** What was said before and an amount of a later message sets right. */
interface Link {
  before: SaidBefore
  certainty: number
}

/** What an amount is a new figure of: 'it's 3,100 now', 'the other one is 26,050'. Null when it stands for itself. */
export function linkOf(scene: Scene, amount: Amount): Link | null {
  const told = deniedBefore(scene, amount)
  if (told) return { before: told, certainty: 1 }
  const candidates = linkCandidates(scene, amount)
  const { links } = builtInLearned()
  const shares = sharesOf(Float64Array.from(candidates, ({ facts }) => links.score(facts)[0] ?? 0))
  const best = shares.indexOf(Math.max(...shares))
  const before = candidates[best]?.before ?? null
  return before && { before, certainty: shares[best] ?? 0 }
}

/** 'Not 65, 68': the one new figure is of what is denied. */
function deniedBefore({ known, denied, fresh }: Scene, amount: Amount): SaidBefore | null {
  const [only, another] = fresh
  if (only !== amount || another) return null
  return known.find((before) => denied.some((other) => isAgain(before, other))) ?? null
}
