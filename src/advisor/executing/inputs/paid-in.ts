/** 'At 7% until then', of what goes in every month: that is added each month, and is no balance to start from. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action } from '#advisor/minding/minded.ts'
import type { Sum } from '#advisor/planning/sum.ts'
import { periodOf } from '#advisor/executing/periods/period-of.ts'

const often: ReadonlySet<string> = new Set(['week', 'two-weeks', 'half-month', 'month'])

export function paidIn(inputs: Action['inputs'], sum: Sum, sums: readonly SumRecord[]): Action['inputs'] {
  const isOpen = !inputs.some(({ slot }) => slot === 'contribution')
  if (!('start' in sum.inputs && 'contribution' in sum.inputs) || !isOpen) return inputs
  return inputs.map((one) =>
    one.slot === 'start' && often.has(periodOf(one.value, sums) ?? '')
      ? { ...one, slot: 'contribution' }
      : one,
  )
}
