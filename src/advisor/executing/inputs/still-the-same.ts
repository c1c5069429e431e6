/** 'Roll it in. still 60': what stays as it was changes nothing, whatever the mind took it for. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import { isSaidFigure } from '#advisor/executing/named-sums.ts'

const STILL = /\b(?:still|same)(?: (?:at|the|with|with the|for|over|paying|doing))? \$?$/i

export function stillTheSame(
  inputs: Action['inputs'],
  text: string,
  from: SumRecord | null,
): Action['inputs'] {
  if (!from) return inputs
  return inputs.filter(({ slot, value }) => {
    if (value.kind !== 'number' || !STILL.test(text.slice(0, value.number.start))) return true
    const { number } = value
    const isThere = Object.entries(from.inputs).some(
      ([name, figure]) => name !== slot && isSaidFigure(figure, number),
    )
    const own = from.inputs[slot]
    return !isThere || (own !== undefined && isSaidFigure(own, number))
  })
}
