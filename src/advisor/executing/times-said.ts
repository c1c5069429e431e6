/** 'Times 27 years' is 27 times, '120 a month for 3 years' 36: time counts by the amount's period, else as it was said. */
import { type Action, endsOf, type Value } from '#advisor/minding/minded.ts'

const perYear: Readonly<Record<string, number>> = { year: 1, quarter: 4, month: 12, week: 52, day: 365 }

/** The unit that the words of a time name. */
function unitSaid(quote: string): string {
  if (/\b(?:years?|yrs?)\b/i.test(quote)) return 'year'
  if (/\b(?:weeks?|wks?)\b/i.test(quote)) return 'week'
  return /\bdays?\b/i.test(quote) ? 'day' : 'month'
}

export function timesSaid({ intent, inputs }: Action): Action['inputs'] {
  if (intent !== 'product') return inputs
  const said = inputs.filter(({ slot }) => slot === 'amount').flatMap(({ value }) => endsOf(value))
  const [period] = said.flatMap((end) => (end.kind === 'number' ? (end.number.period ?? []) : []))
  const counted = (value: Value): Value => {
    if (value.kind !== 'number' || value.number.kind !== 'months') return value
    const often = perYear[period ?? ''] ?? perYear[unitSaid(value.number.quote)] ?? 12
    const times = Math.round((value.number.value / 12) * often * 100) / 100
    return { kind: 'number', number: { ...value.number, kind: 'number', value: times } }
  }
  return inputs.map(({ slot, value }) => ({ slot, value: slot === 'times' ? counted(value) : value }))
}
