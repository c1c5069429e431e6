/** 'Times 27 years' is 27 times, but '120 a month for 3 years' 36: years count by the period of the amount. */
import { type Action, endsOf, type Value } from '#advisor/minding/minded.ts'

const perYear: Partial<Record<string, number>> = { month: 12, week: 52, day: 365, quarter: 4 }

const YEARS = /\b(?:years?|yrs?)\b/i

export function timesSaid({ intent, inputs }: Action): Action['inputs'] {
  if (intent !== 'product') return inputs
  const said = inputs.filter(({ slot }) => slot === 'amount').flatMap(({ value }) => endsOf(value))
  const period = said.flatMap((end) => (end.kind === 'number' ? (end.number.period ?? []) : []))[0]
  const perAmount = perYear[period ?? ''] ?? 1
  const counted = (value: Value): Value => {
    if (value.kind !== 'number' || value.number.kind !== 'months' || !YEARS.test(value.number.quote))
      return value
    const times = (value.number.value / 12) * perAmount
    return { kind: 'number', number: { ...value.number, kind: 'number', value: times } }
  }
  return inputs.map(({ slot, value }) => ({ slot, value: slot === 'times' ? counted(value) : value }))
}
