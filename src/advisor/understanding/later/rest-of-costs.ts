/** 'Rent is 1,150', and then 'everything else is like 900': what is spent beside the costs that are known. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { changesFrom, toFact } from '#advisor/understanding/amount-facts.ts'
import { monthlyCost } from '#advisor/understanding/money/flows.ts'
import { isRest, REST_ROW } from '#advisor/understanding/names/row-names.ts'
import { type Amount, isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'

/** The rest of what is owned, owed or earned, and what is put somewhere. */
const OTHER_REST = new RegExp(
  [
    String.raw`\b(?:sav\w+|invest\w*|stocks?|bonds?|401k|ira|cash|bank|ow(?:e|ed|ing|ns?)|debts?|loans?|cards?|`,
    String.raw`balances?|left|worth|earns?|makes?|gets?|pay|paid|put|comes? in|income|tips)\b`,
  ].join(''),
  'i',
)
const SUPPOSED = /\?|\b(?:if|would|could|should|want|maybe we can)\b/i

/** 'Not counting those', 'other than rent', 'on top of that' */
const BESIDE = new RegExp(
  [
    String.raw`\b(?:other than|besides|apart from|aside from|not (?:counting|including)|excluding|on top of|`,
    String.raw`in addition to) (?:(?:the|my|our|all) )?[a-z]+\b`,
  ].join(''),
  'i',
)
const SPENDING =
  /\b(?:spend\w*|bills|expenses|costs|goes out)\b|^\W*(?:and |so |then )?(?:besides|on top of)\b/i
/** '500 on groceries' has a name of its own. */
const NAMED = /^[^.?!]*\b(?:on|for|in|to)(?! top\b| average\b| total\b) [a-z]/i

const isBeside = ({ text }: Reading, { end }: Amount) =>
  BESIDE.test(text) && SPENDING.test(text) && !NAMED.test(text.slice(end))

export function readRestOfCosts(reading: Reading, { snapshot }: Hearing): Fact[] {
  const [amount, second] = reading.amounts.filter(isMoneyLike)
  if (!amount || second || snapshot.expenses.length === 0) return []
  if (OTHER_REST.test(reading.text) || SUPPOSED.test(reading.text)) return []
  if (isRest(reading, amount)) {
    const judged = { amount, role: 'expenseItem', certainty: 1, clarity: 1 } as const
    return changesFrom(reading, [judged], snapshot).map((found) => toFact(reading, found, 1))
  }
  if (!isBeside(reading, amount)) return []
  const id = snapshot.expenses.find(({ category }) => category === REST_ROW)?.id ?? null
  const change = { kind: 'expense', id, name: REST_ROW, amount: monthlyCost(reading, amount) } as const
  return [toFact(reading, { change, amount, certainty: 1 }, 1)]
}
