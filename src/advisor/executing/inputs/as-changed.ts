/** 'What if i only do 10% down', 'whats the pmi on that': what was changed since stays changed, unless the message goes back. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Value } from '#advisor/minding/minded.ts'
import { isReady } from '#advisor/executing/of-sum.ts'
import { GOES_BACK } from '#advisor/executing/sum-before.ts'

const POINTS = /\b(?:that|it|this|those)\b/i

export function asChanged(
  inputs: Action['inputs'],
  text: string,
  sums: readonly SumRecord[],
): Action['inputs'] {
  const last = sums.findLast(isReady)
  if (!last || !POINTS.test(text) || GOES_BACK.test(text)) return inputs
  const figures = inputs.flatMap(({ value }) => endsOf(value)).filter((end) => end.kind === 'figure')
  // A message that uses both speaks of the two.
  if (figures.some(({ sum }) => sum === last.id)) return inputs
  const isOlder = (id: string) => sums.some((sum) => sum.id === id && sum.kind === last.kind)
  const renew = (value: Value): Value => {
    if (value.kind === 'operation') return { ...value, left: renew(value.left), right: renew(value.right) }
    const isThere = value.kind === 'figure' && (last.results[value.name] ?? last.inputs[value.name])
    return value.kind === 'figure' && isThere && isOlder(value.sum) ? { ...value, sum: last.id } : value
  }
  return inputs.map((input) => ({ ...input, value: renew(input.value) }))
}
