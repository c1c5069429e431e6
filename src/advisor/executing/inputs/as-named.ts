/** 'Paying the 350 on that': a number that an earlier sum had fills the same input again, whatever the mind put there. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Minded, startOf } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import { isSaidFigure } from '#advisor/executing/named-sums.ts'

const POINTED = /\b(?:the|that|those|same|still|paying)(?: (?:at|the|with|paying|doing))? \$?$/i
/** So many sums back people still name a number of. */
const RECENT = 4

/** The inputs with such a number in place of a figure that nobody said. */
export function asNamed(
  inputs: Action['inputs'],
  sum: Sum,
  numbers: Minded['numbers'],
  text: string,
  sums: readonly SumRecord[],
): Action['inputs'] {
  const used = new Set(inputs.flatMap(({ value }) => endsOf(value)).map(startOf))
  const left = numbers.filter(({ start }) => !used.has(start) && POINTED.test(text.slice(0, start)))
  return left.reduce((filled, number) => {
    const named = sums
      .slice(-RECENT)
      .toReversed()
      .flatMap(({ id, inputs: before }) =>
        Object.entries(before).map(([slot, figure]) => ({ id, slot, figure })),
      )
      .find(({ slot, figure }) => slot in sum.inputs && isSaidFigure(figure, number))
    const there = filled.filter((one) => one.slot === named?.slot)
    const isSaid = there.some(({ value }) => endsOf(value).some((end) => startOf(end) !== null))
    if (!named || isSaid || there.length > 1) return filled
    const { id, slot } = named
    return [
      ...filled.filter((one) => one.slot !== slot),
      { slot, value: { kind: 'figure', sum: id, name: slot } as const },
    ]
  }, inputs)
}
