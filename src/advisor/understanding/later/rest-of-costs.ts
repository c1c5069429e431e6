/** 'Rent is 1,150', and then 'everything else is like 900': what is spent beside the costs that are known. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { changesFrom, toFact } from '#advisor/understanding/amount-facts.ts'
import { isRest } from '#advisor/understanding/names/row-names.ts'
import { isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'

/** The rest of what is owned, owed or earned, and what is put somewhere. */
const OTHER_REST = new RegExp(
  [
    String.raw`\b(?:sav\w+|invest\w*|stocks?|bonds?|401k|ira|cash|bank|ow(?:e|ed|ing|ns?)|debts?|loans?|cards?|`,
    String.raw`balances?|left|worth|earns?|pay|paid|put|comes? in|income|tips)\b`,
  ].join(''),
  'i',
)
const SUPPOSED = /\?|\b(?:if|would|could|should|want|maybe we can)\b/i

export function readRestOfCosts(reading: Reading, { snapshot }: Hearing): Fact[] {
  const [amount, second] = reading.amounts.filter(isMoneyLike)
  if (!amount || second || snapshot.expenses.length === 0 || !isRest(reading, amount)) return []
  if (OTHER_REST.test(reading.text) || SUPPOSED.test(reading.text)) return []
  const judged = { amount, role: 'expenseItem', certainty: 1, clarity: 1 } as const
  return changesFrom(reading, [judged], snapshot).map((found) => toFact(reading, found, 1))
}
