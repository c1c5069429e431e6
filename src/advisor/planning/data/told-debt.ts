import type { Liability } from '#contract/balance-sheet.ts'
import type { FigureSource } from '#contract/figures.ts'

/** A debt that was given with a question, and where each of its numbers comes from. */
export interface ToldDebt extends Liability {
  sources: Partial<Record<'amount' | 'interestRate' | 'minimumPayment', FigureSource | undefined>>
}

export const isTold = (debt: Liability): debt is ToldDebt => 'sources' in debt
