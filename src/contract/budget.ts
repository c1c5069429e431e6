import { plainDate, requiredText, text } from './fields.ts'
import { money } from './money.ts'
import { z } from './zod.ts'

/** The lists under the profile's otherData. */
export const budgetLists = ['expenseItems', 'incomeItems', 'financialGoalItems'] as const
export type BudgetList = (typeof budgetLists)[number]

export const MAX_BUDGET_ROWS = 5000
export const TOO_MANY_ROWS = 'A budget list can hold at most 5,000 rows'

const ID_MESSAGE = 'The id of a row must be a whole number above 0'
/** The creation time in milliseconds, by the browser's clock. */
const itemId = z.int(ID_MESSAGE).check(z.minimum(1, ID_MESSAGE))

/** True for rows of the example budget that nobody has edited; no figure outside the budget screen counts them. */
const sample = z.optional(z.boolean())

const amount = money({ message: 'Amount must be 0 or higher' })

export const expenseItem = z.object({
  id: itemId,
  category: requiredText(200, 'Category is required'),
  amount,
  date: plainDate,
  sample,
})
export type ExpenseItem = z.output<typeof expenseItem>

export const incomeItem = z.object({
  id: itemId,
  source: requiredText(200, 'Source is required'),
  amount,
  date: plainDate,
  sample,
})
export type IncomeItem = z.output<typeof incomeItem>

export const financialGoalItem = z.object({
  id: itemId,
  name: requiredText(200, 'Goal name is required'),
  currentAmount: money({ message: 'Current amount must be 0 or higher' }),
  targetAmount: money({ message: 'Target amount must be 0 or higher' }),
  description: z._default(text(2000), ''),
  sample,
})
export type FinancialGoalItem = z.output<typeof financialGoalItem>

const hasUniqueIds = (items: { id: number }[]) => new Set(items.map((item) => item.id)).size === items.length

const listOf = <Item extends z.ZodMiniType<{ id: number }>>(item: Item) =>
  z.optional(
    z
      .array(item, 'A budget list must be a list of rows')
      .check(
        z.maxLength(MAX_BUDGET_ROWS, TOO_MANY_ROWS),
        z.refine(hasUniqueIds, 'Two rows of a list have the same id'),
      ),
  )

const lists = {
  expenseItems: listOf(expenseItem),
  incomeItems: listOf(incomeItem),
  financialGoalItems: listOf(financialGoalItem),
}

const changedIds = z.array(itemId).check(z.maxLength(2 * MAX_BUDGET_ROWS, TOO_MANY_ROWS))

/**
 * The ids of rows that a client changed since the version it read; the other rows it sends are as read. By list, or all
 * together.
 */
export const changedRows = z.union(
  [
    changedIds,
    z.object({
      expenseItems: z.optional(changedIds),
      incomeItems: z.optional(changedIds),
      financialGoalItems: z.optional(changedIds),
    }),
  ],
  'changed must be a list of row ids, or such a list for each budget list',
)
export type ChangedRows = z.output<typeof changedRows>

/**
 * What a client sends: the lists it names, and keys of its own, which are kept. It may say here what it changed, too:
 * the version it has read stands here already.
 */
export const budgetInput = z.looseObject(
  { ...lists, changed: z.optional(changedRows) },
  'otherData must be an object',
)
export type BudgetInput = z.output<typeof budgetInput>

/** What is stored. A list is absent until it was stored once, so that a screen can tell that from an empty one. */
export const budget = z.looseObject({ ...lists, version: z.int() })
export type Budget = z.output<typeof budget>

/** Why a row is named: changed on both sides, or changed on one and deleted on the other. */
const conflictReasons = [
  /** Changed here and elsewhere: this change was kept. */
  'changed-elsewhere',
  /** Changed here, deleted elsewhere: this change was kept. */
  'deleted-elsewhere',
  /** Deleted here, changed elsewhere: the row was kept as it was changed there. */
  'deleted-here',
] as const

export const budgetConflict = z.object({
  list: z.enum(budgetLists),
  id: z.int(),
  reason: z.enum(conflictReasons),
})
export type BudgetConflict = z.output<typeof budgetConflict>
