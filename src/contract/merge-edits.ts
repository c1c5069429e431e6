import type { BudgetConflict } from './budget.ts'

/** A row before and after; null where there is none: added or deleted. */
export interface Edit<Row> {
  before: Row | null
  after: Row | null
}

/** Edits of one list by the id of their row. */
export type EditMap<Row> = ReadonlyMap<number, Edit<Row>>

export interface MergedEdits<Row> {
  /** What is still to be done, each on top of the row as it is by now. */
  edits: EditMap<Row>
  conflicts: Pick<BudgetConflict, 'id' | 'reason'>[]
}

interface MergeRules<Row> {
  /** The row as it is stored now, and whether somebody else changed it since. */
  look: (id: number, edit: Edit<Row>) => { now: Row | null; isNews: boolean }
  isSame: (a: Row, b: Row) => boolean
}

/**
 * The one three-way merge of budget lists, in the browser and on the server. A row that only one side touched keeps
 * that side's state, whether changed, added or deleted. Where both sides changed it the edit is the newest and wins;
 * where one side deleted what the other changed the row survives, since a deletion is easier to repeat than an entry.
 * Both are named as conflicts.
 */
export function mergeEdits<Row>(edits: EditMap<Row>, { look, isSame }: MergeRules<Row>): MergedEdits<Row> {
  const open = new Map<number, Edit<Row>>()
  const conflicts: MergedEdits<Row>['conflicts'] = []
  for (const [id, edit] of edits) {
    const { after } = edit
    const { now, isNews } = look(id, edit)
    const isDone = now && after ? isSame(now, after) : now === after
    if (isDone) continue
    if (isNews) conflicts.push({ id, reason: findReason(now, after) })
    if (!isNews || after) open.set(id, { before: now, after })
  }
  return { edits: open, conflicts }
}

function findReason(now: unknown, after: unknown): BudgetConflict['reason'] {
  if (after === null) return 'deleted-here'
  return now === null ? 'deleted-elsewhere' : 'changed-elsewhere'
}

/** New rows stand first, the newest of them on top: ids are the times at which rows were made. */
export const newestFirst = (a: number, b: number) => b - a
