import { asset, liability } from '#contract/balance-sheet.ts'
import { expenseItem, financialGoalItem, incomeItem } from '#contract/budget.ts'
import type { ExtractedData } from '#contract/chat.ts'
import type { RowList } from '#contract/figures.ts'
import { profileInput } from '#contract/profile.ts'
import { z } from '#contract/zod.ts'
import { type Effect, isRowPlace } from '#advisor/ledger/effect.ts'

const schemas: Record<RowList, z.ZodMiniType> = {
  expenseItems: expenseItem,
  incomeItems: incomeItem,
  financialGoalItems: financialGoalItem,
  assets: asset,
  liabilities: liability,
}

/**
 * What a turn saved, in dollars: fields of the profile by name, and the entries of each list that were added or
 * changed, or taken away (`removed`). Of several changes of the same thing the last counts.
 */
export function extractData(effects: Effect[]): ExtractedData {
  const values: Record<string, unknown> = {}
  const rows: Partial<Record<RowList, Map<number | null, unknown>>> = {}
  for (const { place, field, itemId, before, after } of effects) {
    if (isRowPlace(place)) {
      const list = (rows[place] ??= new Map())
      list.set(itemId, after ? encodeRow(place, after) : { ...encodeRow(place, before), removed: true })
    } else if (field === null) values.birthYear = after
    else Object.assign(values, z.encode(profileInput, { [field]: after }))
  }
  const lists = Object.entries(rows).map(([list, entries]) => [list, [...entries.values()]])
  return { ...values, ...Object.fromEntries(lists) }
}

const encodeRow = (list: RowList, row: unknown) => z.encode(schemas[list], row) as object
