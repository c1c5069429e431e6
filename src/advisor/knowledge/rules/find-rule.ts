import { allRules } from './all-rules.ts'
import type { Rule } from './rule.ts'

const byId = Map.groupBy(allRules, ({ id }) => id)

/** The newest row of that id that holds by the given year; the newest of all without one. */
export function findRule(id: string, year = Number.POSITIVE_INFINITY): Rule | null {
  const known = (byId.get(id) ?? []).filter((rule) => (rule.year ?? 0) <= year)
  return known.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))[0] ?? null
}
