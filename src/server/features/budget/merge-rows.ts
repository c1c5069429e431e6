import { type Edit, type EditMap, mergeEdits, type MergedEdits } from '#contract/merge-edits.ts'
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
  conflicts: MergedEdits<BudgetRow>['conflicts']
}

const contents = ['label', 'amount', 'targetAmount', 'date', 'description', 'isSample'] as const
export const isSame = (a: BudgetRow, b: BudgetRow) => contents.every((key) => a[key] === b[key])

/**
 * Brings a list that was read at version `base` and edited since together with what is stored by now. What the sender
 * did is worked out first; from then on a list is merged as edits are.
 */
export function mergeRows(input: MergeInput): Merged {
  const { stored, sent, base, deletedSince, next } = input
  const storedById = new Map(stored.map((row) => [row.itemId, row]))
  const { edits, conflicts } = mergeStored(findEdits(input, storedById), storedById, { base, deletedSince })

  const accepted = sent.flatMap((row): Merging[] => {
    const current = storedById.get(row.itemId)
    if (!edits.has(row.itemId)) return current ? [current] : []
    return [{ position: null, createdVersion: next, ...current, ...row, version: next }]
  })
  const removed = [...edits].flatMap(([id, { after }]) => (after ? [] : [id]))
  const gone = new Set([...sent.map((row) => row.itemId), ...removed])
  const kept = stored.filter((row) => !gone.has(row.itemId)).map((row) => row.itemId)

  const rows = weaveRows(accepted, stored, new Set(kept))
  const positions = assignPositions(rows.map((row) => row.position))
  const placed = rows.map((row, index) => ({ ...row, position: positions[index] ?? 0 }))
  return {
    count: rows.length,
    written: placed.filter(
      (row) => row.version === next || row.position !== storedById.get(row.itemId)?.position,
    ),
    removed,
    conflicts,
  }
}

/** What the sender of a whole list did to it since it was read. */
function findEdits({ stored, sent, changed, base, deletedSince }: MergeInput, known: Map<number, StoredRow>) {
  const edits = new Map<number, Edit<BudgetRow>>()
  for (const row of sent) {
    const current = known.get(row.itemId)
    const wasTouched = current ? current.version > base : deletedSince.has(row.itemId)
    // A difference to a row that nobody else touched was made by the sender, named or not.
    if (!wasTouched || changed.has(row.itemId)) edits.set(row.itemId, { before: null, after: row })
  }
  const sentIds = new Set(sent.map((row) => row.itemId))
  for (const row of stored) {
    // What came elsewhere since is missing because the sender has never seen it.
    const isDeleted = !sentIds.has(row.itemId) && row.createdVersion <= base
    if (isDeleted) edits.set(row.itemId, { before: row, after: null })
  }
  return edits
}

/** Merges edits made at version `base` into rows of the store. */
function mergeStored(
  edits: EditMap<BudgetRow>,
  stored: ReadonlyMap<number, StoredRow>,
  { base, deletedSince }: Pick<MergeInput, 'base' | 'deletedSince'>,
): MergedEdits<BudgetRow> {
  return mergeEdits(edits, {
    isSame,
    look: (id) => {
      const now = stored.get(id) ?? null
      return { now, isNews: now ? now.version > base : deletedSince.has(id) }
    },
  })
}

/** A row on its way to the store: a new one has no position yet. */
type Merging = Omit<StoredRow, 'position'> & { position: number | null }
