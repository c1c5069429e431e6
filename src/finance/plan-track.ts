/** Whether somebody who follows a plan is where it says. */
import type { Cents } from './money.ts'

/**
 * How many months ahead of a plan: `track` is what is left at the start and after every month of it, `elapsed` the
 * months since then, `left` what is left now. Negative for behind; what is left is compared, not what was paid.
 */
export function monthsAhead(track: readonly Cents[], elapsed: number, left: Cents): number {
  const start = track[0] ?? 0
  const reached = left > start ? 0 : track.findIndex((planned) => planned <= left)
  const end = Math.max(0, track.length - 1)
  // Once the plan has ended, more time does not put anybody behind it.
  return (reached === -1 ? end : reached) - Math.min(Math.max(0, elapsed), end)
}
