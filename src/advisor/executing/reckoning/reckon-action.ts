/** What the units of a message come to, as one of the plain sums. */
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { periods } from '#advisor/understanding/reading/periods.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { reckon, type Reckoned } from './reckon.ts'
import { reckonSeasons } from './seasons.ts'
import { addUp } from './values.ts'

const fill = (intent: string, inputs: Readonly<Record<string, readonly Value[]>>): Action => ({
  ...bare(intent),
  inputs: Object.entries(inputs).flatMap(([slot, values]) => values.map((value) => ({ slot, value }))),
})

function sumOf({ parts, costs }: Reckoned): Action | null {
  const [first, ...others] = parts
  if (!first) return null
  if (costs.length > 0) return fill('difference', { amount: [addUp([first, ...others])], take: costs })
  if (others.length > 0) return fill('sum-of', { parts })
  if (first.kind !== 'operation') return null
  const { operator, left, right } = first
  if (operator === 'times') return fill('product', { amount: [left], times: [right] })
  return operator === 'over' ? fill('quotient', { amount: [left], by: [right] }) : null
}

export function reckonAction(
  text: string,
  numbers: readonly SaidNumber[],
  heard: readonly SaidNumber[] = [],
  hasSalary = false,
): Action | null {
  const seasons = reckonSeasons(text, numbers)
  if (seasons) return seasons
  const reckoned = reckon(text, numbers, heard, hasSalary)
  const action = reckoned && sumOf(reckoned)
  return action && { ...action, per: periods.find((period) => period === reckoned.per) ?? null }
}
