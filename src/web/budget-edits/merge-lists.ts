/**
 * Unsaved edits are kept apart from the server's rows and laid on top of them, so that newer rows can be slid
 * underneath at any time.
 */
import { type BudgetConflict, type BudgetList, budgetLists, type ChangedRows } from '#contract/budget.ts'
import { type EditMap, mergeEdits, type MergedEdits, newestFirst } from '#contract/merge-edits.ts'
import type { BudgetRow, BudgetRows, Lists } from './lists.ts'

export type Edits = { [List in BudgetList]: EditMap<BudgetRows[List]> }

export const noEdits: Edits = {
  expenseItems: new Map(),
  incomeItems: new Map(),
  financialGoalItems: new Map(),
}

export const hasEdits = (edits: Edits) => budgetLists.some((list) => edits[list].size > 0)

export function isSameRow(a: BudgetRow | null, b: BudgetRow | null): boolean {
  if (a === null || b === null) return a === b
  const [one, other] = [comparable(a), comparable(b)]
  return Object.keys({ ...one, ...other }).every((key) => one[key] === other[key])
}

/** An absent flag means false. */
const comparable = (row: BudgetRow): Record<string, unknown> => ({ ...row, sample: row.sample === true })

/** What the user sees: new rows first, the newest of them on top, the others in the server's order. */
export function applyEdits<Row extends BudgetRow>(rows: Row[], edits: EditMap<Row>): Row[] {
  if (edits.size === 0) return rows
  const stored = new Set(rows.map((row) => row.id))
  const added = [...edits.values()].flatMap(({ after }) => (after && !stored.has(after.id) ? [after] : []))
  const others = rows.flatMap((row) => {
    const edit = edits.get(row.id)
    if (!edit) return [row]
    return edit.after ? [edit.after] : []
  })
  return [...added.toSorted((a, b) => newestFirst(a.id, b.id)), ...others]
}

export function applyAllEdits(lists: Lists, edits: Edits): Lists {
  return {
    expenseItems: applyEdits(lists.expenseItems, edits.expenseItems),
    incomeItems: applyEdits(lists.incomeItems, edits.incomeItems),
    financialGoalItems: applyEdits(lists.financialGoalItems, edits.financialGoalItems),
  }
}

/** Notes that a row shall be `after` (null: gone); no edit is left when the server has it so already. */
export function addEdit<Row extends BudgetRow>(
  rows: Row[],
  edits: EditMap<Row>,
  id: number,
  after: Row | null,
): EditMap<Row> {
  const before = rows.find((row) => row.id === id) ?? null
  const next = new Map(edits)
  if (isSameRow(before, after)) next.delete(id)
  else next.set(id, { before, after })
  return next
}

/** Puts newer rows under the edits. `sent` is what this tab itself has sent, which is no news to it. */
export function rebaseEdits<Row extends BudgetRow>(
  edits: EditMap<Row>,
  rows: Row[],
  sent: EditMap<Row>,
): MergedEdits<Row> {
  if (edits.size === 0) return { edits, conflicts: [] }
  const stored = new Map(rows.map((row) => [row.id, row]))
  return mergeEdits(edits, {
    isSame: isSameRow,
    look: (id, { before }) => {
      const now = stored.get(id) ?? null
      const own = sent.get(id)
      return { now, isNews: !isSameRow(now, before) && !(own && isSameRow(now, own.after)) }
    },
  })
}

export function rebaseAllEdits(edits: Edits, lists: Lists, sent: Edits = noEdits) {
  const expenses = rebaseEdits(edits.expenseItems, lists.expenseItems, sent.expenseItems)
  const income = rebaseEdits(edits.incomeItems, lists.incomeItems, sent.incomeItems)
  const goals = rebaseEdits(edits.financialGoalItems, lists.financialGoalItems, sent.financialGoalItems)
  const name = (list: BudgetList, { conflicts }: Pick<MergedEdits<never>, 'conflicts'>): BudgetConflict[] =>
    conflicts.map((conflict) => ({ list, ...conflict }))
  return {
    edits: { expenseItems: expenses.edits, incomeItems: income.edits, financialGoalItems: goals.edits },
    conflicts: [
      ...name('expenseItems', expenses),
      ...name('incomeItems', income),
      ...name('financialGoalItems', goals),
    ],
  }
}

/** Two sets of edits as one; where both touch a row, the later one counts. */
export function combineEdits(earlier: Edits, later: Edits): Edits {
  return {
    expenseItems: new Map([...earlier.expenseItems, ...later.expenseItems]),
    incomeItems: new Map([...earlier.incomeItems, ...later.incomeItems]),
    financialGoalItems: new Map([...earlier.financialGoalItems, ...later.financialGoalItems]),
  }
}

export function changedIds(edits: Edits): ChangedRows {
  return {
    expenseItems: [...edits.expenseItems.keys()],
    incomeItems: [...edits.incomeItems.keys()],
    financialGoalItems: [...edits.financialGoalItems.keys()],
  }
}
