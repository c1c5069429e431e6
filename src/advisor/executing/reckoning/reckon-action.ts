/** What the units of a message come to, as one of the plain sums. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'
import { periods } from '#advisor/understanding/reading/periods.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { figurePeriod } from '#advisor/executing/periods/period-of.ts'
import { reckonOfLast } from './of-last.ts'
import { reckon, type Reckoned } from './reckon.ts'
import { reckonSeasons } from './seasons.ts'
import { toldBefore } from './told.ts'
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

/** What a message can go on from. */
interface Earlier {
  heard?: readonly HeardNumber[]
  sums?: readonly SumRecord[]
  hasSalary?: boolean
}

export function reckonAction(
  text: string,
  numbers: readonly SaidNumber[],
  { heard = [], sums = [], hasSalary = false }: Earlier = {},
): Action | null {
  const seasons = reckonSeasons(text, numbers)
  if (seasons) return seasons
  const last = sums.at(-1)
  const [main] = Object.keys(last?.results ?? {})
  const per = last && main !== undefined ? figurePeriod(last, main) : null
  const reckoned =
    reckon(text, numbers, { told: toldBefore(heard), hasSalary, per }) ?? reckonOfLast(text, numbers, last)
  const action = reckoned && sumOf(reckoned)
  return action && { ...action, per: periods.find((period) => period === reckoned.per) ?? null }
}
