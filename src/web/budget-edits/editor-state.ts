import type { BudgetConflict, BudgetList } from '#contract/budget.ts'
import type { FinancialProfile } from '#contract/profile.ts'
import type { BudgetSave, SavedBudget } from '#web/data/budget.ts'
import { keepSameLists } from './keep-same-rows.ts'
import { allRows, type BudgetRows, labelOf, type Lists, readLists, type StoredLists } from './lists.ts'
import {
  addEdit,
  applyAllEdits,
  changedIds,
  combineEdits,
  type Edits,
  hasEdits,
  noEdits,
  rebaseAllEdits,
} from './merge-lists.ts'

export interface ToldConflict extends BudgetConflict {
  /** The row in words. */
  label: string
}

export interface EditorState extends StoredLists {
  version: number
  /** The edits that are not saved yet. */
  edits: Edits
  /** What was sent last; when it comes back it is not news. */
  sent: Edits
  conflicts: ToldConflict[]
}

export function seedEditor({ version, otherData }: FinancialProfile): EditorState {
  return { ...readLists(otherData), version, edits: noEdits, sent: noEdits, conflicts: [] }
}

export const shownLists = ({ lists, edits }: Pick<EditorState, 'lists' | 'edits'>): Lists =>
  applyAllEdits(lists, edits)

/** Adds the row, changes it, or brings it back. */
export function putRow<List extends BudgetList>(
  state: EditorState,
  list: List,
  row: BudgetRows[List],
): EditorState {
  const edits = addEdit(state.lists[list], state.edits[list], row.id, row)
  return { ...state, edits: { ...state.edits, [list]: edits } }
}

export function removeRow(state: EditorState, list: BudgetList, id: number): EditorState {
  const remove = <L extends BudgetList>(name: L) => addEdit(state.lists[name], state.edits[name], id, null)
  return { ...state, edits: { ...state.edits, [list]: remove(list) } }
}

export function removeSampleRows(state: EditorState): EditorState {
  let next = state
  const shown = shownLists(state)
  for (const list of ['expenseItems', 'incomeItems', 'financialGoalItems'] as const) {
    for (const row of shown[list]) if (row.sample) next = removeRow(next, list, row.id)
  }
  return next
}

/** Adds the edits of an earlier visit beneath those of this one. */
export function adoptEdits(state: EditorState, earlier: Edits): EditorState {
  const { edits, conflicts } = rebaseAllEdits(earlier, state.lists)
  const adopted = { ...state, edits: combineEdits(edits, state.edits) }
  return tellConflicts(adopted, conflicts)
}

/** Newer data from the server goes underneath; local edits stay. Older data is an answer that came late. */
export function receiveProfile(state: EditorState, { version, otherData }: FinancialProfile): EditorState {
  if (version < state.version) return state
  const { lists: read, isStored } = readLists(otherData)
  const lists = keepSameLists(state.lists, read)
  const { edits, conflicts } = rebaseAllEdits(state.edits, lists, state.sent)
  return tellConflicts({ ...state, lists, isStored, version, edits }, conflicts)
}

export function receiveAnswer(state: EditorState, { conflicts, ...profile }: SavedBudget): EditorState {
  return tellConflicts(receiveProfile(state, profile), conflicts)
}

function tellConflicts(state: EditorState, found: BudgetConflict[]): EditorState {
  if (found.length === 0) return state
  const shown = shownLists(state)
  const news = found
    .filter((one) => !state.conflicts.some((told) => isSameConflict(told, one)))
    .map((one) => {
      const row = shown[one.list].find((candidate) => candidate.id === one.id)
      return { ...one, label: row ? labelOf(row) : 'A row' }
    })
  return { ...state, conflicts: [...state.conflicts, ...news] }
}

const isSameConflict = (a: BudgetConflict, b: BudgetConflict) =>
  a.list === b.list && a.id === b.id && a.reason === b.reason

export function buildSave(state: EditorState): BudgetSave {
  return { otherData: shownLists(state), version: state.version, changed: changedIds(state.edits) }
}

/** Leaving the screen saves unsaved edits and the sample, but never empty lists alone. */
export function shouldSaveOnLeaving(state: EditorState): boolean {
  const differs = hasEdits(state.edits) || !state.isStored
  return differs && allRows(shownLists(state)).length > 0
}
