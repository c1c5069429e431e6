/** 'No wait its 54,000', of an inheritance that is nowhere kept: then it sets nothing right that is, either. */
import type { Fact } from '#advisor/facts.ts'
import type { Minded } from '#advisor/minding/minded.ts'
import { findCorrected } from '#advisor/reading/corrected-number.ts'
import type { HeardNumber } from '#advisor/reading/heard.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { toCents } from '#finance/money.ts'

/** Times a year that pay or a cost may come, and hours that are worked. */
const PER_YEAR = [1, 12, 26, 24, 52, 2080]
const NEAR = 0.005

/** Whether an amount is kept, as it was said or by the month or the year. */
function isKept(
  dollars: number,
  { profile, income, expenses, goals, assets, liabilities }: Snapshot,
): boolean {
  const amounts = [
    profile.income,
    profile.expenses,
    profile.savings,
    profile.debt,
    profile.retirementGoal,
    profile.takeHome,
    ...income.map(({ amount }) => amount),
    ...expenses.map(({ amount }) => amount),
    ...goals.flatMap(({ targetAmount, currentAmount }) => [targetAmount, currentAmount]),
    ...assets.map(({ value }) => value),
    ...liabilities.flatMap(({ amount, minimumPayment }) => [amount, minimumPayment]),
  ]
  const said = PER_YEAR.flatMap((times) => [toCents(dollars) * times, (toCents(dollars) * times) / 12])
  return amounts.some((amount) => amount && said.some((value) => Math.abs(value - amount) <= amount * NEAR))
}

export function withoutUntold(
  facts: readonly Fact[],
  minded: Minded | null,
  text: string,
  heard: readonly HeardNumber[],
  snapshot: Snapshot,
): Fact[] {
  const wrong = facts.length > 0 && minded ? findCorrected(text, minded.numbers, heard) : null
  return wrong && !isKept(wrong.value, snapshot) ? [] : [...facts]
}
