/** '2,310 every two weeks, less 1,080 a month': amounts that are compared are brought to one period first. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { LEAST_SALARY } from '#advisor/executing/said-words.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'
import { timesPerCalendarYear } from '#advisor/understanding/money/flows.ts'
import { askedPeriod, convert } from './one-period.ts'
import { periodOf } from './period-of.ts'

interface Told {
  text: string
  sums: readonly SumRecord[]
  snapshot: Snapshot
}

/** Sums that hold amounts against each other, with their inputs; the first says by what the result comes. */
const compared: Readonly<Record<string, readonly string[]>> = {
  difference: ['amount', 'take'],
  share: ['whole', 'part'],
  'two-ways': ['first', 'second'],
  'percent-change': ['old', 'new'],
}

const PAY_BEFORE =
  /\b(?:make|makes|making|earn\w*|salary|pays?|gross|jobs?|offer\w*|i'?m (?:at|on)|my)\b[^.?!\d]{0,20}$/i

/** What is so many times a month's pay that is stored is a year's. */
const FEWEST_MONTHS = 5

export function inOnePeriod({ intent, inputs }: Action, told: Told): Action['inputs'] {
  const slots = compared[intent] ?? []
  const { text, sums } = told
  const brought = inputs.map((one) => ({ ...one, value: aligned(one.value, sums) }))
  const within = intent === 'product' ? inMultiplied(brought, sums) : brought
  if (slots.length === 0 || within.some(({ value }) => isOfChecks(value))) return within
  const others = within.filter(({ slot }) => slots.includes(slot)).map(({ value }) => value)
  const periods = within.map(({ slot, value }) =>
    slots.includes(slot)
      ? (periodOf(value, sums) ?? (isYearOfPay(value, others, told) ? 'year' : null))
      : null,
  )
  const known = [...new Set(periods.flatMap((period) => (period && counted.has(period) ? [period] : [])))]
  const asked = askedPeriod(text)
  const isOne = known.length === 1 && known[0] === 'year' && asked === 'month' && intent !== 'share'
  if (known.length < 2 && !isOne) return within
  const first = periods[within.findIndex(({ slot }) => slot === slots[0])]
  const to = asked && counted.has(asked) ? asked : (first ?? known[0])
  if (!to) return within
  return within.map((one, at) => {
    const period = periods[at]
    return period && counted.has(period) ? { ...one, value: convert(one.value, period, to) } : one
  })
}

const checks: ReadonlySet<number> = new Set([24, 26, 52])

/** 'A month with two checks': so many checks are as much as comes in that month, and not every two weeks. */
const isOfChecks = (value: Value): boolean =>
  value.kind === 'operation' &&
  ((value.operator === 'over' && value.right.kind === 'constant' && checks.has(value.right.value)) ||
    isOfChecks(value.left) ||
    isOfChecks(value.right))

/** Hours are nobody's but the sum's that knows how many there are. */
const counted: ReadonlySet<Period> = new Set(
  (Object.keys(timesPerCalendarYear) as Period[]).filter((period) => period !== 'hour' && period !== 'once'),
)

/** 'What percent of my 46k is that payment', '57,200 now', beside what comes each month. */
function isYearOfPay(value: Value, others: readonly Value[], { text, sums, snapshot }: Told): boolean {
  if (value.kind !== 'number') return false
  const { kind, value: said, period, start } = value.number
  if (period !== null || (kind !== 'money' && kind !== 'number') || said < LEAST_SALARY) return false
  const { income } = snapshot.profile
  if (income === centsOf(said)) return true
  const isMany = income === null || centsOf(said) > (income / 12) * FEWEST_MONTHS
  const isFlow = others.some((other) => periodOf(other, sums) !== null)
  const isPay = startOf(value) !== null && PAY_BEFORE.test(text.slice(0, start))
  return (isPay && (!isFlow || isMany)) || (isMany && others.some(isStoredPay))
}

const isStoredPay = (value: Value) => value.kind === 'row' && value.row.list === 'incomeItems'

/** By what comes as often as a year is multiplied with: 52 times is of a week, 12 times of a month. */
const multiplied: Readonly<Record<number, Period>> = { 12: 'month', 26: 'two-weeks', 52: 'week' }

/** 'And a year if i take 3 weeks off', of what comes in a month: 49 times a week of it; '(a year) * 52' is that year. */
function ofItsPeriod(amount: Value, times: Value, sums: readonly SumRecord[]): Value {
  const whole = times.kind === 'operation' && times.operator === 'take' ? times.left : times
  const to = whole.kind === 'constant' ? multiplied[whole.value] : undefined
  // Only what was worked out before comes by a period that nobody says again.
  const from = endsOf(amount).some(({ kind }) => kind === 'figure') ? periodOf(amount, sums) : null
  return to && from && longer.has(from) && from !== to && !(to === 'month' && from !== 'year')
    ? convert(amount, from, to)
    : amount
}
const longer: ReadonlySet<Period> = new Set<Period>(['month', 'year'])

/** A product whose amount comes by another period than it is multiplied for. */
function inMultiplied(inputs: Action['inputs'], sums: readonly SumRecord[]): Action['inputs'] {
  const times = inputs.find(({ slot }) => slot === 'times')?.value
  if (!times) return inputs
  return inputs.map((one) =>
    one.slot === 'amount' ? { ...one, value: ofItsPeriod(one.value, times, sums) } : one,
  )
}

/** '2,600 a week less what is paid here': inside a value, too. */
function aligned(value: Value, sums: readonly SumRecord[]): Value {
  if (value.kind !== 'operation') return value
  const [left, right] = [aligned(value.left, sums), aligned(value.right, sums)]
  const [from, to] = [periodOf(right, sums), periodOf(left, sums)]
  const isFlow = from && to && from !== to && counted.has(from) && counted.has(to)
  const isSum = value.operator === 'add' || value.operator === 'take'
  if (value.operator === 'times') return { ...value, left: ofItsPeriod(left, right, sums), right }
  return { ...value, left, right: isFlow && isSum ? convert(right, from, to) : right }
}
