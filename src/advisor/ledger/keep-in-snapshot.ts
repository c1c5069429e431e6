/** A store in memory, by the same rules as the server's: for the tests, training and `npm run explain`. */
import type { Change, Fact } from '#advisor/facts.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { AnyRow } from './effect.ts'
import { basisToldBy } from './pay-basis.ts'
import { planBirthYear, planField, planRow } from './plan-change.ts'

const updatedAt = '2026-11-15T12:00:00.000Z'

/** The rows that a change of each kind speaks of. */
function listsOf({ expenses, income, goals, assets, liabilities }: Snapshot) {
  const lists = { expense: expenses, income, goal: goals, asset: assets, liability: liabilities }
  return lists as unknown as Record<keyof typeof lists, AnyRow[]>
}

/** Changes the snapshot as the server would change what is stored; new rows come first. */
function keep(snapshot: Snapshot, change: Change, quote: string): void {
  if (change.kind === 'profile') {
    const planned = planField(change)
    const incomeBasis = basisToldBy(change, quote)
    if (typeof planned !== 'string') Object.assign(snapshot.profile, planned, incomeBasis && { incomeBasis })
    return
  }
  if (change.kind === 'birthYear') {
    const planned = planBirthYear(change.value, snapshot.birthYear, snapshot.today)
    if (typeof planned === 'number') snapshot.birthYear = planned
    return
  }
  const list = listsOf(snapshot)[change.kind === 'removal' ? change.from : change.kind]
  const place = list.findIndex(({ id }) => id === change.id)
  if (change.kind === 'removal') {
    if (place >= 0) list.splice(place, 1)
    return
  }
  const current = list[place] ?? null
  const planned = planRow(change, current, snapshot.today)
  if (typeof planned === 'string') return
  const id = planned.id ?? Math.max(0, ...list.map((row) => row.id)) + 1
  if (change.kind === 'liability' && change.interestRate === 0)
    snapshot.zeroRates = [...(snapshot.zeroRates ?? []), id]
  const stamp = change.kind === 'asset' || change.kind === 'liability' ? { updatedAt } : {}
  const row = { ...stamp, ...planned, id }
  if (current) list[place] = row
  else list.unshift(row)
}

/** Facts that are sure are kept; those to be asked about change nothing. */
export function keepFacts(snapshot: Snapshot, facts: readonly Fact[]): void {
  for (const { change, decision, quote } of facts) if (decision === 'save') keep(snapshot, change, quote)
}
