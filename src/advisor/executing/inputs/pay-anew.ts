/** 'It's 28.50 now', after 27 an hour: a pay said anew comes as often as the one before it. */
import type { RecordedFigure, SumRecord } from '#advisor/figures/sum-record.ts'
import type { Action, Value } from '#advisor/minding/minded.ts'

const pays: ReadonlySet<string> = new Set(['pay', 'salary'])
/** The same pay by each period, as the sum before told it. */
const periods = ['hour', 'week', 'paycheck', 'month', 'year'] as const
/** No raise or cut is larger. */
const MOST = 2

const BY_THE_HOUR = /\d ?(?:an?|per|\/) ?(?:hour|hr)\b/i

/** What a bare number of the message is in a year, by the figure of the last sum that it is nearest to. */
function yearly({ number }: Value & { kind: 'number' }, { results, words = '' }: SumRecord): number | null {
  const year = results['year']
  if (!year) return null
  const figures = periods.flatMap((period) => results[period] ?? [])
  // 'They offered me 55', of a salary: 55 thousand.
  const inThousands = { ...year, value: year.value / 1000 }
  const nearest = BY_THE_HOUR.test(words)
    ? (nearestOf(figures, number.value) ?? nearestOf([inThousands], number.value))
    : nearestOf([...figures, inThousands], number.value)
  if (nearest === null) return null
  // A month's figure is rounded to the cent; the months of a year are not.
  const timesAYear = Math.round((year.value / nearest) * 100) / 100
  return Math.round(number.value * timesAYear * 100) / 100
}

function nearestOf(figures: readonly RecordedFigure[], dollars: number): number | null {
  const [nearest] = figures
    .filter(({ unit, value }) => unit === 'money' && value > 0)
    .map(({ value }) => ({ value, times: Math.max((dollars * 100) / value, value / (dollars * 100)) }))
    .toSorted((a, b) => a.times - b.times)
  return nearest && nearest.times <= MOST ? nearest.value : null
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
