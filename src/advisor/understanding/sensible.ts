/** What nobody would mean, or be asked. */
import type { Change, Fact } from '#advisor/facts.ts'

/** So many cents a month hardly anybody pays for one thing. */
const MOST_A_MONTH = 1_500_000

/** 'Do you pay $48,000 a month for School?' would only show that nothing was understood. */
export const isAbsurdToAsk = ({ decision, change }: Fact) =>
  decision === 'ask' && change.kind === 'expense' && change.amount > MOST_A_MONTH

/** Nobody keeps a hundred billion in a savings account. */
export function isSensible(change: Change): boolean {
  const amount =
    change.kind === 'expense' || change.kind === 'income'
      ? change.amount
      : change.kind === 'asset'
        ? change.value
        : change.kind === 'profile' && typeof change.value === 'number'
          ? change.value
          : null
  return amount === null || amount <= 1e13
}
