import type { Dialogue } from '#advisor/dialogue.ts'
import type { Fact } from '#advisor/facts.ts'
import { dropSums } from '#advisor/figures/sum-record.ts'

const isPay = ({ change }: Fact) => change.kind === 'profile' && change.field === 'income'
/** 'Got laid off': nothing comes in any more. */
export const isPayOver = ({ change }: Fact) =>
  change.kind === 'profile' && change.field === 'income' && change.value === 0

/** Inputs of sums that are somebody's pay. */
const PAY = /^(?:income|salary|hourly|wage)$/

/** Pay that is over is counted on in nothing that is said later: sums that rest on it and its numbers are forgotten. */
export function forgetPay(dialogue: Dialogue, saved: readonly Fact[]): Pick<Dialogue, 'sums' | 'numbers'> {
  const { sums, numbers, focus } = dialogue
  if (!saved.some(isPayOver)) return { sums, numbers }
  const told = focus.filter(isPay).map(({ quote }) => quote)
  const isTold = (words: string) => told.some((quote) => quote.includes(words))
  return {
    sums: dropSums(
      sums,
      ({ inputs, words }) =>
        Object.keys(inputs).some((name) => PAY.test(name)) || (words !== undefined && isTold(words)),
    ),
    numbers: numbers.filter(({ quote }) => !isTold(quote)),
  }
}
