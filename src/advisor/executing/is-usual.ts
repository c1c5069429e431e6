/** Whether the numbers of a reading are of the size that people say for such inputs. */
import { type Action, endsOf } from '#advisor/minding/minded.ts'
import { findSum } from '#advisor/planning/sums/all-sums.ts'
import type { PlainDate } from '#finance/dates.ts'
import { toValue } from './to-value.ts'
import usual from './usual.json' with { type: 'json' }

/** The least and the most, but for one in a hundred; written by training/usual.ts. */
const ranges: Partial<Record<string, readonly number[]>> = usual

/** How far beyond them is far. */
const FAR = 3

/** How many numbers of an action are far from what its inputs mostly are: 60,000 a month for other debts. */
export function countUnusual({ intent, inputs }: Action, today: PlainDate): number {
  const sum = findSum(intent)
  return inputs.filter(({ slot, value }) => {
    const [end] = endsOf(value)
    const input = sum?.inputs[slot]
    const [least, most] = ranges[`${intent} ${slot}`] ?? []
    if (value.kind !== 'number' || end?.kind !== 'number' || !input) return false
    if (least === undefined || most === undefined) return false
    const size = toValue(end.number, input, today)?.value ?? 0
    return size > 0 && (size < least / FAR || size > most * FAR)
  }).length
}
