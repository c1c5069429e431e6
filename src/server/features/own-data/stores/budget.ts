import {
  type BudgetList,
  expenseItem,
  financialGoalItem,
  incomeItem,
  MAX_BUDGET_ROWS,
} from '#contract/budget.ts'
import type { PartName } from '#contract/own-data.ts'
import type { z } from '#contract/zod.ts'
import type { Db } from '#server/db/database.ts'
import { definePart, PAGE } from '#server/features/own-data/part.ts'
import { POSITION_GAP, type BudgetRow, fromRows, toRows } from '#server/features/budget/budget-rows.ts'

const columns = ['itemId', 'label', 'amount', 'targetAmount', 'date', 'description', 'isSample'] as const

/** In the order of the screen. */
async function* readList(db: Db, userId: number, list: BudgetList): AsyncGenerator<BudgetRow[]> {
  for (let after = { position: -Number.MAX_SAFE_INTEGER, itemId: 0 }; ;) {
    const { position, itemId } = after
    const rows = await db
      .selectFrom('budgetItems')
      .select([...columns, 'position'])
      .where('userId', '=', userId)
      .where('list', '=', list)
      .where((where) =>
        where.or([
          where('position', '>', position),
          where.and([where('position', '=', position), where('itemId', '>', itemId)]),
        ]),
      )
      .orderBy('position')
      .orderBy('itemId')
      .limit(PAGE)
      .execute()
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
    after = rows.at(-1) ?? after
  }
}

function listPart<Item extends { id: number; sample?: boolean | undefined }>(
  name: PartName,
  list: BudgetList,
  schema: z.ZodMiniType<Item>,
  keys: string[],
) {
  return definePart<Item>(keys, {
    name,
    most: MAX_BUDGET_ROWS,
    schema,
    async *read(db, userId) {
      for await (const rows of readList(db, userId, list)) yield fromRows[list](rows) as unknown as Item[]
    },
    restore: async ({ trx, userId, version, before }, items) => {
      // All of the version after the last: a screen left open has none of them, and must not take that for a deletion.
      const rows = (toRows({ [list]: items }, list) ?? []).map((row, at) => ({
        ...row,
        userId,
        list,
        position: (before + at) * POSITION_GAP,
        version,
        createdVersion: version,
      }))
      await trx.insertInto('budgetItems').values(rows).execute()
    },
    isUse: ({ sample }) => sample !== true,
  })
}

export const expensesPart = listPart('expenses', 'expenseItems', expenseItem, [
  'id',
  'date',
  'category',
  'amount',
  'sample',
])

export const incomePart = listPart('income', 'incomeItems', incomeItem, [
  'id',
  'date',
  'source',
  'amount',
  'sample',
])

export const goalsPart = listPart('goals', 'financialGoalItems', financialGoalItem, [
  'id',
  'name',
  'currentAmount',
  'targetAmount',
  'description',
  'sample',
])
