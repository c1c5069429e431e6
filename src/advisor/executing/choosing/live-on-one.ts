/** 'Could we live on just mine?', read as anything else: what that one pay leaves of all that goes out. */
import { bare } from '#advisor/executing/bare-action.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { payAlone } from '#advisor/planning/data/pay-alone.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Snapshot } from '#advisor/snapshot.ts'

const LIVE_ON =
  /\b(?:live|get by|get along|make it|manage|survive|make ends meet|swing it|cover (?:it|everything|the bills))\b[^.?!]*\b(?:on|with)\b/i

interface Asked {
  text: string
  minded: Pick<Minded, 'numbers'>
  snapshot: Snapshot
  heard?: readonly HeardNumber[]
}

export function liveOnOne({ text, minded: { numbers }, snapshot }: Asked): Action | null {
  const isAsked = LIVE_ON.test(text) && numbers.every(({ kind }) => kind === 'months')
  // A rent alone is not what goes out.
  const isSpendingTold = snapshot.profile.expenses !== null || snapshot.expenses.length > 1
  const isPayKnown = payAlone(text, snapshot).length > 0
  return isAsked && isSpendingTold && isPayKnown ? bare('budget-summary') : null
}
