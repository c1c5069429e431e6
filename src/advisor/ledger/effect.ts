import { isDeepStrictEqual } from 'node:util'
import type { FactPlace } from '#contract/facts.ts'
import { type RowList, rowLists } from '#contract/figures.ts'

/** Any row: its list decides the keys. */
export type AnyRow = { id: number } & Record<string, unknown>

/** What storing a fact changed: a value, or a row that was added (no before), changed, or removed (no after). */
export interface Effect {
  place: FactPlace
  /** The field of the profile. */
  field: string | null
  /** The row in its list. */
  itemId: number | null
  before: unknown
  after: unknown
  /** The line in the history of the profile. */
  changeId: number | null
}

export const isRowPlace = (place: FactPlace): place is RowList => rowLists.some((list) => list === place)

/** Savings and debt of the profile and the balances of goals count where no asset or liability does. */
export const countsInNetWorth = (place: FactPlace) =>
  place === 'assets' || place === 'liabilities' || place === 'profile' || place === 'financialGoalItems'

/** When a row was touched says nothing about what it holds. */
const ignored = new Set(['updatedAt'])

export function changedKeys(before: AnyRow, after: AnyRow): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].filter((key) => !ignored.has(key) && !isDeepStrictEqual(before[key], after[key]))
}

/**
 * What is there once an effect is taken back, given what is there now; undefined when that was changed since and
 * would be lost. Of a changed row only what the fact changed is set back.
 */
export function takeBack({ place, before, after }: Effect, current: unknown): unknown {
  if (!isRowPlace(place)) return isDeepStrictEqual(current, after) ? before : undefined
  const [was, became, is] = [before, after, current] as (AnyRow | null)[]
  if (!became) return is ? undefined : was
  if (!is) return undefined
  if (!was) return changedKeys(became, is).length === 0 ? null : undefined
  const keys = changedKeys(was, became)
  const isUntouched = keys.every((key) => isDeepStrictEqual(is[key], became[key]))
  return isUntouched
    ? { ...is, ...Object.fromEntries(keys.map((key) => [key, was[key] ?? null])) }
    : undefined
}
