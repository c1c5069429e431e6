/** 'Than the 60', 'the 500 over the 380': earlier sums that go by a number of theirs. */
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'

export function isSaidFigure({ unit, value }: RecordedFigure, { kind, value: said }: SaidNumber): boolean {
  if (unit === 'money') return (kind === 'money' || kind === 'number') && value === Math.round(said * 100)
  if (unit === 'percent') return (kind === 'percent' || kind === 'number') && value === said
  if (unit !== 'months') return false
  return kind === 'months' ? value === said : kind === 'number' && (value === said || value === said * 12)
}

/** Whether a sum was made with this number. */
export const isMadeWith = ({ inputs }: SumRecord, number: SaidNumber) =>
  Object.values(inputs).some((figure) => isSaidFigure(figure, number))

/** The newest sum with each of these numbers; what all sums of its kind have names none of them. */
export function namedSums(numbers: readonly SaidNumber[], ready: readonly SumRecord[]): readonly SumRecord[] {
  const named = numbers.flatMap((number) => {
    const sum = ready.findLast((one) => isMadeWith(one, number))
    const alike = ready.filter(({ kind }) => kind === sum?.kind)
    return sum && alike.some((one) => !isMadeWith(one, number)) ? [sum] : []
  })
  return [...new Set(named)]
}

/** The two that a difference is between: both by their numbers, else the newest against the one that has its number. */
export function namedPair(
  numbers: readonly SaidNumber[],
  ready: readonly SumRecord[],
): readonly [SumRecord, SumRecord] | null {
  const [first, second] = namedSums(numbers, ready)
  const other = second ?? ready.findLast((one) => one !== first && one.kind === first?.kind)
  return first && other && first.kind === other.kind ? [first, other] : null
}
