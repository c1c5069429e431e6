import { allRules } from '#advisor/knowledge/rules/all-rules.ts'
import { ruleText } from '#advisor/knowledge/rules/rule-text.ts'

// npm run rules [-- 2027-01-15]: the public constants by year, to see which a new tax year has made old. The date is today's
// unless given. A survey repeats every few years, so its rows stay marked until the next one is out.
const [given] = process.argv.slice(2)
const date = given ? new Date(given) : new Date()
if (Number.isNaN(date.getTime())) {
  console.error(`${given} is no date: npm run rules -- 2027-01-15`)
  process.exit(1)
}
const taxYear = date.getUTCFullYear()
const newest = new Map<string, number>()
for (const { id, year } of allRules) newest.set(id, Math.max(newest.get(id) ?? 0, year ?? 0))
const isOld = (id: string, year: number) => year < taxYear && newest.get(id) === year

for (const [year, rules] of Map.groupBy(allRules, (rule) => rule.year)) {
  console.log(`\n${year ?? 'Without a year'} (${rules.length})`)
  for (const rule of rules) {
    const mark = year !== null && isOld(rule.id, year) ? ' OLD' : ''
    console.log(`  ${rule.id}${mark}: ${ruleText(rule)}. ${rule.meaning}. ${rule.source}`)
  }
}
const old = allRules.filter(({ id, year }) => year !== null && isOld(id, year))
console.log(`\n${allRules.length} rules, ${old.length} of them without a row for ${taxYear}.`)
