/** 'We bring home 6,640, mine 3,480 and his 3,160': a total and its parts are one amount. */
import { type Action, type MindedNumber, startOf } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'

/** A list longer than this is not searched for its total. */
const MOST_PARTS = 12

/** The inputs without the parts of an amount that stands beside them, whether or not all parts were read. */
export function countOnce(
  inputs: Action['inputs'],
  sum: Sum,
  numbers: readonly MindedNumber[],
): Action['inputs'] {
  const money = numbers.filter(
    ({ kind, period }) => (kind === 'money' || kind === 'number') && period !== 'once',
  )
  if (money.length < 3 || money.length > MOST_PARTS) return inputs
  const parts = money.flatMap((total) => {
    const others = money.filter(({ start }) => start > total.start)
    // The parts follow the total at once: '6,640 (3,480 and 3,160)'.
    let left = total.value
    const run: number[] = []
    for (const { value, start } of others) {
      left -= value
      run.push(start)
      if (left <= 0) break
    }
    return left === 0 && run.length > 1 ? [{ total: total.start, parts: new Set(run) }] : []
  })
  const [found] = parts
  if (!found) return inputs
  return Object.entries(sum.inputs).reduce<Action['inputs']>((all, [slot, input]) => {
    const isTotal = (one: Action['inputs'][number]) => one.slot === slot && startOf(one.value) === found.total
    if (!input.adds || !all.some(isTotal)) return all
    return all.filter(({ slot: name, value }) => name !== slot || !found.parts.has(startOf(value) ?? -1))
  }, inputs)
}
