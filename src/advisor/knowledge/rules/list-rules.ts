import type { Rule } from './rule.ts'
import { ruleText } from './rule-text.ts'

/** A line for each rule, by year; OLD marks those that have no row for the tax year of the date. */
export function listRules(rules: readonly Rule[], date: Date): string[] {
  const taxYear = date.getUTCFullYear()
  const newest = new Map<string, number>()
  for (const { id, year } of rules) newest.set(id, Math.max(newest.get(id) ?? 0, year ?? 0))
  const isOld = ({ id, year }: Rule) => year !== null && year < taxYear && newest.get(id) === year

  const lines = [...Map.groupBy(rules, ({ year }) => year)].flatMap(([year, ofYear]) => [
    `${year ?? 'Without a year'} (${ofYear.length})`,
    ...ofYear.map((rule) => {
      const mark = isOld(rule) ? ' OLD' : ''
      return `  ${rule.id}${mark}: ${ruleText(rule)}. ${rule.meaning}. ${rule.source}`
    }),
  ])
  const old = rules.filter((rule) => isOld(rule)).length
  return [...lines, `${rules.length} rules, ${old} of them without a row for ${taxYear}.`]
}
