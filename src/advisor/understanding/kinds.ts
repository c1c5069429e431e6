import type { Change } from '#advisor/facts.ts'
import { ownWords } from './bare-answers.ts'
import type { Judged } from './classify.ts'
import { type Amount, periodOf, type Reading } from './reading.ts'
import type { Role } from './roles.ts'
import { pronounBefore, startsWithPeriod } from './segments.ts'

/** So sure of what an amount is that it cannot be of another kind. */
const SURE = 0.9

/** What an amount may be that changes a fact. */
const kin: Record<string, readonly Role[]> = {
  expense: ['expenseItem', 'expenseTotal'],
  income: ['income'],
  expenses: ['expenseTotal', 'expenseItem'],
  asset: ['asset', 'savings', 'goalCurrent'],
  savings: ['savings', 'asset', 'goalCurrent'],
  liability: ['liability', 'debtTotal'],
  debt: ['debtTotal', 'liability'],
  goal: ['goalTarget', 'goalCurrent', 'savings', 'retirementGoal'],
  retirementGoal: ['retirementGoal', 'goalTarget'],
}
const flows = new Set(['expense', 'income', 'expenses'])

const kindOf = (change: Change) => (change.kind === 'profile' ? change.field : change.kind)

/** What an amount is of was said before, so that its own words do not tell. */
const pointing = /^(?:that|this|theirs|they|one|which|these|those|says?|said)$/
/** Words before an amount in which its subject stands, where it is a pronoun. */
const NEAR = 4

/** 'My pay is 46,500' changes no debt, and '61,900 a year' is the size of no goal. */
export function isOtherKind(
  reading: Reading,
  amount: Amount,
  judged: Judged | undefined,
  change: Change,
): boolean {
  const kind = kindOf(change)
  const period = periodOf(reading, amount)
  if (period !== null && period !== 'once' && !flows.has(kind)) return true
  if (ownWords(reading).length === 0 || startsWithPeriod(reading) || pronounBefore(reading, amount) !== null)
    return false
  const near = reading.tokens.slice(Math.max(0, amount.first - NEAR), amount.first)
  if (near.some(({ word }) => pointing.test(word))) return false
  const isSure = judged !== undefined && judged.certainty >= SURE && judged.clarity >= SURE
  return isSure && !(kin[kind] ?? []).includes(judged.role)
}
