/** 'It's 28.50 now', after 27 an hour: a pay said anew comes as often as the one before it. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'

const pays: ReadonlySet<string> = new Set(['pay', 'salary'])
/** The same pay by each period, as the sum before told it. */
const periods = ['hour', 'week', 'paycheck', 'month', 'year'] as const
/** No raise or cut is larger. */
const MOST = 2

/** What a bare number of the message is in a year, by the figure of the last sum that it is nearest to. */
function yearly({ number }: Value & { kind: 'number' }, { results }: SumRecord): number | null {
  const year = results['year']
  const [nearest] = periods
    .flatMap((period) => results[period] ?? [])
    .filter(({ unit, value }) => unit === 'money' && value > 0)
    .map(({ value }) => ({
      value,
      times: Math.max((number.value * 100) / value, value / (number.value * 100)),
    }))
    .toSorted((a, b) => a.times - b.times)
  if (!year || !nearest || nearest.times > MOST) return null
  // A month's figure is rounded to the cent; the months of a year are not.
  const timesAYear = Math.round((year.value / nearest.value) * 100) / 100
  return Math.round(number.value * timesAYear * 100) / 100
}

export function payAnew(inputs: Action['inputs'], from: SumRecord | null): Action['inputs'] {
  if (from?.kind !== 'pay-conversion') return inputs
  return inputs.map((input) => {
    const { slot, value } = input
    const isBare = value.kind === 'number' && value.number.period === null && !('words' in value.number)
    const year = isBare && pays.has(slot) ? yearly(value, from) : null
    return year === null || !isBare
      ? input
      : {
          slot,
          value: { kind: 'number', number: { ...value.number, kind: 'money', value: year, period: 'year' } },
        }
  })
}
