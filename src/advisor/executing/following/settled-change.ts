/** Changes that words and the earlier sum settle by themselves: a wait, what is left out again, a rate by points. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded } from '#advisor/minding/minded.ts'
import { isReady } from '#advisor/executing/of-sum.ts'
import { byPeriod } from './by-period.ts'
import { plain } from '#advisor/executing/find-odd.ts'
import { chainOf } from './chain.ts'
import { movedRate } from './moved-rate.ts'
import type { Settling } from './settling.ts'
import { takenBack } from './taken-back.ts'
import { waited } from './waited.ts'

const MOST_WORDS = 16

export function settledChange({
  text,
  minded,
  sums,
}: {
  text: string
  minded: Minded
  sums: readonly SumRecord[]
}): Action | null {
  if (text.split(/\s+/).length > MOST_WORDS) return null
  const last = sums.findLast(isReady)
  if (!last || last !== sums.at(-1)) return null
  const on = (head: SumRecord): Settling => ({ text, minded, head, chain: chainOf(sums, head) })
  const asked = byPeriod(on(last))
  if (asked) return asked
  // What was only multiplied out since is no sum that anything changes in.
  const whole = sums.slice(-RECENT).findLast((sum) => isReady(sum) && !plain.has(sum.kind))
  for (const head of whole && whole !== last ? [last, whole] : [last]) {
    const inputs = waited(on(head)) ?? movedRate(on(head)) ?? takenBack(on(head))
    if (inputs) return { intent: head.kind, from: head.id, about: [], inputs, wanted: null }
  }
  return null
}

const RECENT = 3
