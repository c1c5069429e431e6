/** 'We spend 800 on food and 300 of that is eating out': what is a part of a cost told before is counted already. */
import type { Hearing } from '#advisor/advisor.ts'
import type { Fact } from '#advisor/facts.ts'
import { judgeAmounts } from '#advisor/understanding/classify.ts'
import { sharpen } from '#advisor/understanding/sharpen.ts'
import { readHeard } from '#advisor/understanding/read-heard.ts'
import { type Amount, isMoneyLike } from '#advisor/understanding/reading/reading.ts'
import { isFrom } from './same-thing.ts'

const OF_IT = /^ ?of (?:that|it|which|those)\b/i

/** Of all that is spent, or of pay, each part is a cost of its own. */
export function withoutCountedParts(facts: readonly Fact[], hearing: Hearing): Fact[] {
  const { snapshot, dialogue } = hearing
  const reading = readHeard(hearing)
  const parts = reading.amounts.filter(({ end }) => OF_IT.test(reading.text.slice(end)))
  if (parts.length === 0) return [...facts]
  const judged = sharpen(reading, judgeAmounts(reading))
  const isOfCost = (part: Amount) => {
    const whole = judged.findLast(
      ({ amount }) => amount.start < part.start && isMoneyLike(amount) && !parts.includes(amount),
    )
    if (whole) return whole.role === 'expenseItem'
    return snapshot.profile.expenses === null && dialogue.focus[0]?.change.kind === 'expense'
  }
  return facts.filter(
    (fact) =>
      fact.change.kind !== 'expense' || !parts.some((part) => isFrom(fact, part, reading) && isOfCost(part)),
  )
}
