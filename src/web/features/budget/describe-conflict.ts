import type { BudgetConflict } from '#contract/budget.ts'

const outcomes: Record<BudgetConflict['reason'], (row: string) => string> = {
  'changed-elsewhere': (row) => `${row} was also changed elsewhere. Your version is kept.`,
  'deleted-elsewhere': (row) => `${row} was deleted elsewhere. Your version is kept.`,
  'deleted-here': (row) => `${row} was changed elsewhere, so it was not deleted.`,
}

const nouns: Record<BudgetConflict['list'], string> = {
  expenseItems: 'Expense',
  incomeItems: 'Income',
  financialGoalItems: 'Goal',
}

/** What became of a row that two sides changed, in one sentence. */
export function describeConflict({ list, reason, label }: BudgetConflict & { label: string }): string {
  return outcomes[reason](`${nouns[list]} ‘${label}’`)
}
