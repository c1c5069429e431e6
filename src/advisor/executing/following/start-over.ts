/** What another sum takes from one that was made: as it is by now, and never what it will have grown to as what is there. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Value } from '#advisor/minding/minded.ts'
import { plain } from '#advisor/executing/find-odd.ts'
import { headOf } from './chain.ts'

/** What is there today, by the names of the sums that look ahead. */
const there: Readonly<Record<string, string>> = {
  'retirement-projection': 'savings',
  growth: 'start',
  'goal-time': 'current',
  'goal-pace': 'current',
}
/** What it takes to have so much by a day starts from today. */
const asksAhead: ReadonlySet<string> = new Set(['retirement-need', 'goal-payment', 'goal-time', 'goal-pace'])

export function startOver(
  { intent, from, inputs }: Action,
  sums: readonly SumRecord[],
  goesBack: boolean,
): Action['inputs'] {
  const used = new Set(
    inputs.flatMap(({ value }) => endsOf(value)).flatMap((end) => (end.kind === 'figure' ? [end.sum] : [])),
  )
  const heads = new Set([...used].map((id) => newest(id)?.id))
  // Two states of one sum are set against each other, two sums that have nothing to do with each other stay as they are.
  const isCompared = used.size > 1 && (heads.size > 1 || plain.has(intent) || intent === 'difference')
  const isByNow = from === null && !goesBack && !isCompared
  return inputs.flatMap((input) => {
    const value = renew(input.value)
    return value ? [{ ...input, value }] : []
  })

  function newest(id: string): SumRecord | undefined {
    const record = sums.find((sum) => sum.id === id)
    return record && headOf(sums, record)
  }

  function renew(value: Value): Value | null {
    if (value.kind === 'operation') {
      const [left, right] = [renew(value.left), renew(value.right)]
      return left && right && { ...value, left, right }
    }
    const record = value.kind === 'figure' ? sums.find(({ id }) => id === value.sum) : undefined
    if (value.kind !== 'figure' || !record) return value
    const today = asksAhead.has(intent) && value.name === 'value' ? there[record.kind] : undefined
    if (today !== undefined) return record.inputs[today] ? { ...value, name: today } : null
    const head = isByNow ? newest(record.id) : undefined
    return head?.results[value.name] || head?.inputs[value.name] ? { ...value, sum: head.id } : value
  }
}
