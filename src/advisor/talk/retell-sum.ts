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

/** What was tried out is over once the budget itself was changed. */
const retoldAs = (kind: string, isOrdered: boolean) =>
  isOrdered && kind === 'what-if' ? 'budget-summary' : kind

/**
 * The last sum with the budget as it is kept now; null where it was about something else, or, unless the change was
 * ordered, comes out as before.
 */
export function retellSum(scene: Scene, isOrdered = false): { part: Part; made: SumRecord } | null {
  const { dialogue, saved, snapshot, sheet } = scene
  const last = dialogue.sums.at(-1)
  const kind = last?.missing === undefined ? retoldAs(last?.kind ?? '', isOrdered) : ''
  const sum = ofBudget.has(kind) ? findSum(kind) : null
  const isChanged = saved.some(isOfBudget) || (isOrdered && saved.length === 0)
  if (!last || !sum || !isChanged) return null
  const asking = { sum, action: bare(sum.name), numbers: [], text: '', snapshot, sums: [], from: null, sheet }
  const made = runSum(asking, nextId(dialogue.sums))
  if (made.kind !== 'made') return null
  if (!isOrdered && made.record.results['left']?.value === last.results['left']?.value) return null
  const before = kind === last.kind ? last : null
  return { part: tellSum(scene, { kind: 'sum', made, before }), made: made.record }
}
