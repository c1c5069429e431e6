import {
  type BudgetConflict,
  type BudgetEdits,
  type BudgetList,
  budgetLists,
  MAX_BUDGET_ROWS,
  TOO_MANY_ROWS,
} from '#contract/budget.ts'
import { type Edit, type EditMap, newestFirst } from '#contract/merge-edits.ts'
import { toFlag } from '#server/db/codec.ts'
import type { Trx } from '#server/db/database.ts'
import { badRequest } from '#server/lib/http-error.ts'
import { type BudgetRow, toRows } from './budget-rows.ts'
import { listDeletedSince, listRows, measureList, removeRows, writeRows } from './budget-store.ts'
import { mergeStored, type StoredRow } from './merge-rows.ts'
import { placeFirst } from './place-rows.ts'
import { lockProfile, type ProfileRow, updateProfile } from './profile-store.ts'
import { readBase, storedFlag } from './save-budget.ts'

type ListEdits = EditMap<BudgetRow>

export function readEdits(sent: BudgetEdits): Partial<Record<BudgetList, ListEdits>> {
  const read = (list: BudgetList): ListEdits => {
    const put = toRows({ [list]: sent[list]?.put }, list) ?? []
    const edit = (id: number, after: BudgetRow | null): [number, Edit<BudgetRow>] => [
      id,
      { before: null, after },
    ]
    const removed = (sent[list]?.removed ?? []).map((id) => edit(id, null))
    return new Map([...removed, ...put.map((row) => edit(row.itemId, row))])
  }
  return Object.fromEntries(budgetLists.map((list) => [list, read(list)]))
}

/**
 * What a save of whole lists would do, for those who know what they edited: only the rows they name are read. Without
 * a version the edits are taken as the latest word.
 */
export async function saveEdits(
  trx: Trx,
  userId: number,
  edits: Partial<Record<BudgetList, ListEdits>>,
  { version, now }: { version?: number | undefined; now: Date },
): Promise<BudgetConflict[]> {
  const profile = await lockProfile(trx, userId)
  const base = readBase(profile, version)
  const next = profile.version + 1
  const conflicts: BudgetConflict[] = []
  const changes: Partial<ProfileRow> = {}
  for (const list of budgetLists) {
    const own = edits[list]
    if (!own || own.size === 0) continue
    const stored = new Map(
      (await listRows(trx, userId, list, [...own.keys()])).map((row) => [row.itemId, row]),
    )
    const deletedSince = new Set(await listDeletedSince(trx, userId, list, base))
    const merged = mergeStored(own, stored, { base, deletedSince })
    conflicts.push(...merged.conflicts.map((found) => ({ list, ...found })))
    if (merged.edits.size === 0) continue
    await writeEdits(trx, userId, list, { edits: merged.edits, stored, next, now })
    changes[storedFlag[list]] = toFlag(true)
  }
  if (Object.keys(changes).length > 0) await updateProfile(trx, userId, { ...changes, version: next })
  return conflicts
}

interface Writing {
  edits: ListEdits
  stored: ReadonlyMap<number, StoredRow>
  next: number
  now: Date
}

async function writeEdits(
  trx: Trx,
  userId: number,
  list: BudgetList,
  { edits, stored, next, now }: Writing,
): Promise<void> {
  const removed = [...edits].flatMap(([id, { after }]) => (after ? [] : [id]))
  const put = [...edits.values()].flatMap(({ after }) => (after ? [after] : []))
  const changed = put.flatMap((row) => {
    const current = stored.get(row.itemId)
    return current ? [{ ...current, ...row, version: next }] : []
  })
  const added = put
    .filter((row) => !stored.has(row.itemId))
    .toSorted((a, b) => newestFirst(a.itemId, b.itemId))
  const { count, first } = await measureList(trx, userId, list)
  if (count + added.length - removed.length > MAX_BUDGET_ROWS) throw badRequest(TOO_MANY_ROWS)
  const positions = placeFirst(first, added.length)
  const placed = added.map((row, index) => ({
    ...row,
    position: positions[index] ?? 0,
    version: next,
    createdVersion: next,
  }))
  await removeRows(trx, userId, list, removed, { version: next, now })
  await writeRows(trx, userId, list, [...placed, ...changed])
}
