/** 'How much is left', after 1,647 less 850: taking what was left from the whole only finds the 850 again. */
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import { plain } from '#advisor/executing/find-odd.ts'

/** Sums further back are not what was just told. */
const RECENT = 4

/** Bare numbers that were added up count no cents. */
const inCents = ({ unit, value }: RecordedFigure) => (unit === 'count' ? value * 100 : value)

/** Whether plain arithmetic without a new number leads back to what an earlier sum was made of. */
export function undoes({ kind, inputs, results }: SumRecord, sums: readonly SumRecord[]): boolean {
  const main = Object.values(results)[0]
  if (!main || !(plain.has(kind) || kind === 'difference')) return false
  const used = Object.values(inputs)
  return sums.slice(-RECENT).some(
    (sum) =>
      Object.values(sum.inputs).some((input) => inCents(input) === inCents(main)) &&
      Object.values(sum.results)
        .slice(0, 1)
        .some((made) => used.some((input) => inCents(input) === inCents(made))),
  )
}
