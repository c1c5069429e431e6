import { allRules } from '#advisor/knowledge/rules/all-rules.ts'
import { listRules } from '#advisor/knowledge/rules/list-rules.ts'

// npm run rules [-- 2027-01-15]: the public constants by year, to see which a new tax year has made old. The date is
// today's unless given. Surveys come every few years, so their rows stay marked until the next one is out.
const [given] = process.argv.slice(2)
const date = given ? new Date(given) : new Date()
if (Number.isNaN(date.getTime())) {
  console.error(`${given} is no date: npm run rules -- 2027-01-15`)
  process.exitCode = 1
} else console.log(listRules(allRules, date).join('\n'))
