import type { BudgetConflict } from '#contract/budget.ts'
import type { BudgetRow } from './budget-rows.ts'
import { assignPositions, weaveRows } from './place-rows.ts'

/** A row in the store, with the profile's version when its content last changed and when it was made. */
export interface StoredRow extends BudgetRow {
  position: number
  version: number
  createdVersion: number
}

interface MergeInput {
  /** In order. */
  stored: StoredRow[]
  sent: BudgetRow[]
  /** Ids that the sender says it changed. */
  changed: Set<number>
  /** The version the sender had read; ids deleted since; the version of this save. */
  base: number
  deletedSince: Set<number>
  next: number
}

export interface Merged {
  count: number
  /** Only what is new, changed or moved. */
  written: StoredRow[]
  removed: number[]
  conflicts: Pick<BudgetConflict, 'id' | 'reason'>[]
}

const contents = ['label', 'amount', 'targetAmount', 'date', 'description', 'isSample'] as const
export const isSame = (a: BudgetRow, b: BudgetRow) => contents.every((key) => a[key] === b[key])

/**
 * Brings a list that was read at version `base` and edited since together with what is stored by now, row by row.
 * A row that only one side touched keeps that side's state, whether changed, added or deleted. Where both sides
 * changed it this save is the newest and wins; where one side deleted what the other changed the row survives, since
 * a deletion is easier to repeat than an entry. Both are named as conflicts.
 */
export function mergeRows({ stored, sent, changed, base, deletedSince, next }: MergeInput): Merged {
  const storedById = new Map(stored.map((row) => [row.itemId, row]))
  const sentIds = new Set(sent.map((row) => row.itemId))
  const conflicts: Merged['conflicts'] = []

  const accepted = sent.flatMap((row): Merging[] => {
    const { itemId: id } = row
    const current = storedById.get(id)
    if (!current) {
      if (deletedSince.has(id) && !changed.has(id)) return []
      if (deletedSince.has(id)) conflicts.push({ id, reason: 'deleted-elsewhere' })
      return [{ ...row, position: null, version: next, createdVersion: next }]
    }
    if (isSame(row, current)) return [current]
    const changedElsewhere = current.version > base
    // A difference to a row that nobody else touched was made by the sender, named or not.
    if (changedElsewhere && !changed.has(id)) return [current]
    if (changedElsewhere) conflicts.push({ id, reason: 'changed-elsewhere' })
    return [{ ...current, ...row, version: next }]
  })

  const unsent = stored.filter((row) => !sentIds.has(row.itemId))
  const kept = unsent.filter((row) => row.version > base)
  for (const { itemId: id, createdVersion } of kept) {
    if (createdVersion <= base) conflicts.push({ id, reason: 'deleted-here' })
  }

  const rows = weaveRows(accepted, stored, new Set(kept.map((row) => row.itemId)))
  const positions = assignPositions(rows.map((row) => row.position))
  const placed = rows.map((row, index) => ({ ...row, position: positions[index] ?? 0 }))
  return {
    count: rows.length,
    written: placed.filter(
      (row) => row.version === next || row.position !== storedById.get(row.itemId)?.position,
    ),
    removed: unsent.filter((row) => row.version <= base).map((row) => row.itemId),
    conflicts,
  }
}

/** A row on its way to the store: a new one has no position yet. */
type Merging = Omit<StoredRow, 'position'> & { position: number | null }
