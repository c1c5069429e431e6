import {
  type BudgetConflict,
  type BudgetInput,
  type BudgetList,
  budgetLists,
  type ChangedRows,
  MAX_BUDGET_ROWS,
  TOO_MANY_ROWS,
} from '#contract/budget.ts'
import { type Flag, toFlag } from '#server/db/codec.ts'
import type { Trx } from '#server/db/database.ts'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import { badRequest, conflict } from '#server/lib/http-error.ts'
import { toRows } from './budget-rows.ts'
import { listAllRows, listDeletedSince, removeRows, writeRows } from './budget-store.ts'
import { type Merged, mergeRows } from './merge-rows.ts'
import { mergeOtherKeys } from './other-keys.ts'
import { storedFlag } from './row-store.ts'

export interface BudgetSave {
  /** Null clears the whole budget. */
  otherData: BudgetInput | null
  /** What the sender had read; absent, its lists are taken as the latest word on each list they name. */
  version?: number | undefined
  changed?: ChangedRows | undefined
}

/** What the profile keeps about the budget as a whole. */
export interface BudgetState extends Record<(typeof storedFlag)[BudgetList], Flag> {
  version: number
  otherKeys: string | null
}

type BudgetChanges = Partial<BudgetState> & Pick<BudgetState, 'version'>

/** From this many rows on, other requests run between the steps of a save. */
const LARGE = 1000

const cleared: BudgetInput = { expenseItems: [], incomeItems: [], financialGoalItems: [] }

/**
 * Merges the lists that a client sends into those stored and writes only rows that are new, changed or moved. What
 * the profile, which is locked, has to keep of it is returned; null when that stays as it is.
 */
export async function saveBudget(
  trx: Trx,
  userId: number,
  { stored: profile, otherData, version, changed = {} }: BudgetSave & { stored: BudgetState },
  now: Date,
): Promise<{ conflicts: BudgetConflict[]; changes: BudgetChanges | null }> {
  const base = version ?? profile.version
  if (base > profile.version) {
    throw conflict('Your copy of the budget is newer than the stored one. Please reload the page.')
  }
  const next = profile.version + 1
  const rows = await listAllRows(trx, userId)
  const isLarge = rows.length > LARGE
  if (isLarge) await letOthersRun()
  const stored = Map.groupBy(rows, (row) => row.list)
  const conflicts: BudgetConflict[] = []
  const changes: Partial<BudgetState> = {}
  let wrote = false
  for (const list of budgetLists) {
    const sent = toRows(otherData ?? cleared, list)
    if (!sent) continue
    const merged = mergeRows({
      stored: stored.get(list) ?? [],
      sent,
      changed: new Set(Array.isArray(changed) ? changed : changed[list]),
      base,
      deletedSince: new Set(await listDeletedSince(trx, userId, list, base)),
      next,
    })
    if (isLarge) await letOthersRun()
    wrote = (await writeMerged(trx, userId, list, merged, { version: next, now })) || wrote
    conflicts.push(...merged.conflicts.map((found) => ({ list, ...found })))
    changes[storedFlag[list]] = toFlag(otherData !== null || merged.count > 0)
  }
  changes.otherKeys = otherData ? mergeOtherKeys(profile.otherKeys, otherKeysOf(otherData)) : null
  const isChanged = wrote || differs(changes, profile)
  return { conflicts, changes: isChanged ? { ...changes, version: next } : null }
}

async function writeMerged(
  trx: Trx,
  userId: number,
  list: BudgetList,
  { count, written, removed }: Merged,
  at: { version: number; now: Date },
): Promise<boolean> {
  if (count > MAX_BUDGET_ROWS) throw badRequest(TOO_MANY_ROWS)
  await removeRows(trx, userId, list, removed, at)
  await writeRows(trx, userId, list, written)
  return removed.length + written.length > 0
}

const differs = (changes: Partial<BudgetState>, profile: BudgetState) =>
  (Object.keys(changes) as (keyof BudgetState)[]).some((key) => changes[key] !== profile[key])

/** `version` is ours too: clients send back the otherData that they were given. */
const ownKeys = new Set<string>([...budgetLists, 'version', 'changed'])

function otherKeysOf(otherData: BudgetInput): Record<string, unknown> {
  return Object.fromEntries(Object.entries(otherData).filter(([key]) => !ownKeys.has(key)))
}
