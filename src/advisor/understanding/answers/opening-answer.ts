/** 'Like 5,400 a month probably? rent is 2,150 of that', after 'what do you spend?': its opening answers, whatever follows. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Found } from '#advisor/understanding/amount-facts.ts'
import type { Judged } from '#advisor/understanding/classify.ts'
import { isMoneyLike, type Reading, readMessage } from '#advisor/understanding/reading/reading.ts'
import type { Role } from '#advisor/understanding/roles.ts'
import type { Expected } from './asked.ts'
import { isBareAnswer } from './bare-answers.ts'
import { bareChange } from './bare-change.ts'

/** Where the first clause of a message ends. */
const END = /[.;!?\n]|,(?!\d)|\b(?:and|but)\b/i
/** What the judge may take all that is spent for, where nothing is said of it. */
const ALL: ReadonlySet<Role> = new Set(['none', 'income', 'savings', 'expenseTotal'] as const)

/** The first clause, where more follows it. */
export function openingOf(text: string): string | null {
  const end = text.search(END)
  return end > 0 && /[a-z]{3}/i.test(text.slice(end)) ? text.slice(0, end) : null
}

export function openingAnswer(
  reading: Reading,
  expected: Expected | undefined,
  judged: readonly Judged[],
  hearing: Hearing,
): Found | null {
  if (expected?.role !== 'expenseTotal') return null
  const opening = openingOf(reading.text)
  const amount = reading.amounts.find((one) => isMoneyLike(one))
  if (opening === null || !amount || amount.end > opening.length) return null
  const clause = readMessage(opening)
  const role = judged.find((one) => one.amount === amount)?.role ?? 'none'
  const isOnly = clause.amounts.filter(isMoneyLike).length === 1
  // '1,200, rent. 400, food.' names each behind its amount.
  const isOpen = ALL.has(role) || (role === 'expenseItem' && reading.text.charAt(opening.length) !== ',')
  if (!isOnly || !isOpen || !isBareAnswer(clause, expected, hearing)) return null
  const change = bareChange(reading, amount, expected, hearing.snapshot, [amount])
  return change && { change, amount, certainty: 1 }
}
