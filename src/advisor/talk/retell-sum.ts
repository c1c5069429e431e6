/** 'Shoot, that rent is my sister's, mine is 1,180': what was left before is worked out anew from what is kept now. */
import type { Fact } from '#advisor/facts.ts'
import { nextId, type SumRecord } from '#advisor/figures/sum-record.ts'
import { bare } from '#advisor/executing/bare-action.ts'
import { runSum } from '#advisor/executing/run-sum.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { Scene } from './scene.ts'
import { type Part, tellSum } from './tell-sum.ts'

/** Sums of the whole budget, which one changed row makes stale. */
const ofBudget = new Set(['budget-summary', 'savings-rate'])

const isOfBudget = ({ change }: Fact) =>
  change.kind === 'expense' ||
  change.kind === 'income' ||
  (change.kind === 'removal' && (change.from === 'expense' || change.from === 'income')) ||
  (change.kind === 'profile' && (change.field === 'income' || change.field === 'expenses'))

/** The last sum with the budget as it is kept now; null where it was about something else, or comes out as before. */
export function retellSum(scene: Scene): { part: Part; made: SumRecord } | null {
  const { dialogue, saved, snapshot, sheet } = scene
  const last = dialogue.sums.at(-1)
  const sum = last && last.missing === undefined && ofBudget.has(last.kind) ? findSum(last.kind) : null
  if (!last || !sum || !saved.some(isOfBudget)) return null
  const asking = { sum, action: bare(sum.name), numbers: [], text: '', snapshot, sums: [], from: null, sheet }
  const made = runSum(asking, nextId(dialogue.sums))
  if (made.kind !== 'made' || made.record.results['left']?.value === last.results['left']?.value) return null
  return { part: tellSum(scene, { kind: 'sum', made, before: last }), made: made.record }
}
