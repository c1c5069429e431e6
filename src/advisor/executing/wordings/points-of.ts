/** What points cost. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Minded, Value } from '#advisor/minding/minded.ts'

const POINTS = /^[- ]?(?:discount )?points?\b/i
/** Nobody buys more of them. */
const MOST_POINTS = 5

/** '2 points' cost that many percent of what is borrowed, whatever the house costs. */
export function pointsOf(
  action: Action,
  text: string,
  { numbers }: Minded,
  sums: readonly SumRecord[],
): Action {
  const count = numbers.find(({ end, value }) => value <= MOST_POINTS && POINTS.test(text.slice(end)))
  const last = sums.at(-1)
  const said = action.inputs.find(({ slot }) => slot === 'principal')?.value
  const name = last?.results['loan'] ? 'loan' : 'principal'
  const isKnown = last !== undefined && (last.results['loan'] ?? last.inputs['principal']) !== undefined
  const loan: Value | null = said ?? (isKnown ? { kind: 'figure', sum: last.id, name } : null)
  if (!count || !loan) return action
  const share: Value = { kind: 'number', number: { ...count, kind: 'percent' } }
  const cost: Value = { kind: 'operation', operator: 'times', left: loan, right: share }
  return {
    ...action,
    inputs: [...action.inputs.filter(({ slot }) => slot !== 'cost'), { slot: 'cost', value: cost }],
  }
}
