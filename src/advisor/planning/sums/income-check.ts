import type { Figure } from '#contract/figures.ts'
import { text, type Text } from '#advisor/grounding/pieces.ts'
import { monthlyIncome } from '#advisor/planning/data/totals.ts'
import type { Household } from '#advisor/planning/sum.ts'

/** A remark for a monthly payment that is more than all that comes in. */
export function overIncome({ snapshot }: Household, payment: Figure): Text[] {
  const income = monthlyIncome(snapshot)
  return income && payment.value > income.value
    ? [text`That’s more than all that comes in for you in a month, so a longer time is worth a look.`]
    : []
}
