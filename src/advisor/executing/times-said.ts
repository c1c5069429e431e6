/** 'Times 27 years' is 27 times, '120 a month for 3 years' 36: time counts by the amount's period, else as it was said. */
import { type Action, endsOf, type Value } from '#advisor/minding/minded.ts'

const perYear: Readonly<Record<string, number>> = { year: 1, quarter: 4, month: 12, week: 52, day: 365 }

/** The unit that the words of a time name. */
function unitSaid(quote: string): string {
  if (/\b(?:years?|yrs?)\b/i.test(quote)) return 'year'
  if (/\b(?:weeks?|wks?)\b/i.test(quote)) return 'week'
  return /\bdays?\b/i.test(quote) ? 'day' : 'month'
}

const flows: ReadonlySet<string> = new Set(['incomeItems', 'expenseItems', 'income', 'expenses', 'left'])

/** How often an amount comes: as it was said, or by the month where it is stored. */
function periodOf(end: Value): string | null {
  if (end.kind === 'number') return end.number.period
  const list = end.kind === 'row' ? end.row.list : end.kind === 'total' ? end.name : ''
  return flows.has(list) ? 'month' : null
}

/** '148k, over 12' comes by the month. */
function dividedInto(value: Value): string | null {
  if (value.kind !== 'operation' || value.operator !== 'over' || value.right.kind !== 'constant') return null
  const { value: parts } = value.right
  return Object.keys(perYear).find((period) => perYear[period] === parts && parts > 1) ?? null
}

export function timesSaid({ intent, inputs }: Action): Action['inputs'] {
  if (intent !== 'product') return inputs
  const amounts = inputs.filter(({ slot }) => slot === 'amount').map(({ value }) => value)
  const said = amounts.flatMap((value) => endsOf(value)).flatMap((end) => periodOf(end) ?? [])
  const period = amounts.map(dividedInto).find((one) => one !== null) ?? said[0]
  const counted = (value: Value): Value => {
    if (value.kind !== 'number' || value.number.kind !== 'months') return value
    const often = perYear[period ?? ''] ?? perYear[unitSaid(value.number.quote)] ?? 12
    const times = Math.round((value.number.value / 12) * often * 100) / 100
    return { kind: 'number', number: { ...value.number, kind: 'number', value: times } }
  }
  return inputs.map(({ slot, value }) => ({ slot, value: slot === 'times' ? counted(value) : value }))
}
