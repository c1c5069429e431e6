/** '118 a month, gas 45 and 700 a year in repairs': what is added up or taken off counts by one period. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { type Action, endsOf, type Value } from '#advisor/minding/minded.ts'
import { centsOf } from '#advisor/planning/given.ts'
import { timesPerCalendarYear } from '#advisor/understanding/money/flows.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'
import { periodOf } from './period-of.ts'
import { EARNED, LEAST_SALARY, MONTHLY_BILL } from '#advisor/executing/said-words.ts'

const ASKED = new RegExp(
  String.raw`(?<![\d%k] ?)\b(?:(?:a|per|each|every|(?:for|over|in) the|the(?= whole| full| entire))(?: whole| full| entire)?) ` +
    String.raw`(day|week|wk|month|mo|quarter|year|yr)\b|\b(month|week|year)ly\b`,
  'gi',
)
/** Periods as people type them. */
export const shortPeriods: Readonly<Record<string, string>> = {
  mo: 'month',
  wk: 'week',
  yr: 'year',
  hr: 'hour',
  check: 'paycheck',
}
const QUESTION = /[^.!?\n]*(?:\?|$)/g

/** The period that a question names: 'what does that cost me a month'. */
export function askedPeriod(text: string): Period | null {
  const questions = (text.match(QUESTION) ?? []).filter((part) => part.trim() !== '')
  const [match] = [...(questions.at(-1) ?? '').matchAll(ASKED)].slice(-1)
  const word = (match?.[1] ?? match?.[2])?.toLowerCase()
  return word === undefined ? null : ((shortPeriods[word] ?? word) as Period)
}

const isPlain = ({ kind }: Value) => kind === 'number'
const constants = new Set([12, 24, 26, 52, 365])
export const converts = (value: Value) =>
  endsOf(value).some((end) => end.kind === 'constant' && constants.has(end.value))

export function convert(value: Value, from: Period, to: Period): Value {
  if (from === to) return value
  const times: Value = { kind: 'constant', value: timesPerCalendarYear[from] }
  const yearly: Value =
    from === 'year' ? value : { kind: 'operation', operator: 'times', left: value, right: times }
  const parts: Value = { kind: 'constant', value: timesPerCalendarYear[to] }
  return to === 'year' ? yearly : { kind: 'operation', operator: 'over', left: yearly, right: parts }
}

/** 'I make 62,400', of this message or an earlier one: a year's pay, although nobody says so. */
function isSalary(value: Value, text: string): boolean {
  if (value.kind !== 'number' || value.number.period !== null || value.number.value < LEAST_SALARY)
    return false
  const { number } = value
  return EARNED.test('words' in number ? `${String(number.words)} ` : text.slice(0, number.start))
}

/** How often a value comes, by its words and its size. */
function periodIn(value: Value, text: string, sums: readonly SumRecord[]): Period | null {
  const isAdded = value.kind === 'operation' && (value.operator === 'add' || value.operator === 'take')
  const isPay = (value.kind === 'number' || isAdded) && endsOf(value).every((end) => isSalary(end, text))
  return isPay ? 'year' : periodOf(value, sums)
}

/** How often an amount was said to come: after '2,340 a month' times twelve, a bare 1,610 comes by the month, too. */
function saidOf(value: Value, sums: readonly SumRecord[]): Period | null {
  const said = converts(value) ? endsOf(value).find((end) => periodOf(end, sums) !== null) : undefined
  return (said && periodOf(said, sums)) ?? periodOf(value, sums)
}

/** What comes off a pay each month. */
const BILL =
  /\b(?:rent|mortgage|bills?|payments?|daycare|groceries|insurance|utilities|expenses|spend|costs?)\b/i
/** So many letters around an amount speak of it. */
const NEAR = 20

/** And so many before it name the bill. */
const CLAUSE = 32

/** 'Insurance 620 a year, mortgage payment 905': the mortgage comes by the month all the same. */
function isMonthlyBill(value: Value, text: string): boolean {
  if (value.kind !== 'number' || value.number.period !== null) return false
  const [clause = ''] = text
    .slice(Math.max(0, value.number.start - CLAUSE), value.number.start)
    .split(/[,.;]/)
    .slice(-1)
  return MONTHLY_BILL.test(clause)
}

/** The inputs of a plain addition or difference, each by the period that is asked for. */
export function inOnePeriod(
  { intent, inputs }: Action,
  text: string,
  sums: readonly SumRecord[],
  /** What somebody earns in a year, in cents. */
  pay: number | null = null,
): Action['inputs'] {
  if (intent === 'share') return shareOfSame(inputs, text, sums, pay)
  if (intent === 'percent-change') return changeByYear(inputs, text, sums)
  if (intent === 'set-aside' || intent === 'percent-of') return partByPeriod(inputs, text, sums)
  if (intent !== 'sum-of' && intent !== 'difference') return inputs
  const said = [...new Set(inputs.flatMap(({ value }) => periodIn(value, text, sums) ?? []))]
  const [first] = said
  if (!first || said.includes('hour')) return inputs
  // 'I make 48k and rent is 1,200': a bill beside a year's pay that nobody called so comes each month.
  const isBesidePay =
    intent === 'difference' &&
    said.length === 1 &&
    inputs.some(({ value }) => isPlain(value) && isSalary(value, text))
  const isBill = (value: Value) =>
    value.kind === 'number' &&
    value.number.value < LEAST_SALARY &&
    periodIn(value, text, sums) === null &&
    BILL.test(text.slice(Math.max(0, value.number.start - NEAR), value.number.end + NEAR))
  const hasBill = isBesidePay && inputs.some(({ value }) => isBill(value))
  const isSaid = inputs.some(({ value }) => periodOf(value, sums) !== null)
  const wanted = askedPeriod(text) ?? (said.length > 1 || hasBill ? 'month' : first)
  // A bare amount in a list comes as often as the one before it, else as the first that says so.
  let last: Period | null = isSaid
    ? (inputs.map(({ value }) => saidOf(value, sums)).find(Boolean) ?? first)
    : null
  return inputs.map(({ slot, value }) => {
    const own = periodIn(value, text, sums)
    const isMonthly = (isBesidePay && isBill(value)) || (last !== null && isMonthlyBill(value, text))
    const bare = own === null && isPlain(value) ? (isMonthly ? 'month' : last) : null
    const from = own ?? bare
    const result = from ? convert(value, from, wanted) : value
    last = saidOf(value, sums) ?? last
    return { slot, value: result }
  })
}

/** 'We make 112k. what percent is daycare': what comes each month, of a month of the pay, and a year's fee of a year. */
function shareOfSame(
  inputs: Action['inputs'],
  text: string,
  sums: readonly SumRecord[],
  pay: number | null,
): Action['inputs'] {
  const part = inputs.find(({ slot }) => slot === 'part')
  const wanted = part ? periodOf(part.value, sums) : null
  if (wanted !== 'month' && wanted !== 'year') return inputs
  const other: Period = wanted === 'month' ? 'year' : 'month'
  return inputs.map((one) => {
    const isPay = one.value.kind === 'number' && centsOf(one.value.number.value) === pay
    const own = periodIn(one.value, text, sums) ?? (isPay ? 'year' : null)
    const isOther = one.slot === 'whole' && own === other
    return isOther ? { slot: one.slot, value: convert(one.value, other, wanted) } : one
  })
}

/** A year's pay against a month's, as it is stored: both by the year. */
function changeByYear(inputs: Action['inputs'], text: string, sums: readonly SumRecord[]): Action['inputs'] {
  const periods = inputs.map(({ value }) => periodIn(value, text, sums))
  const isYearly = ({ value }: Action['inputs'][number]) =>
    value.kind === 'number' && value.number.value >= LEAST_SALARY
  if (!periods.includes('month') || !inputs.some(isYearly)) return inputs
  return inputs.map((one, at) =>
    periods[at] === 'month' ? { slot: one.slot, value: convert(one.value, 'month', 'year') } : one,
  )
}

/** 'I clear 78k a year. how much a month should i put aside, say 28%': its part of a month. */
function partByPeriod(inputs: Action['inputs'], text: string, sums: readonly SumRecord[]): Action['inputs'] {
  const wanted = askedPeriod(text)
  return inputs.map((one) => {
    const own = one.slot === 'income' || one.slot === 'base' ? periodIn(one.value, text, sums) : null
    const isOther = wanted !== null && own !== null && own !== 'hour' && !converts(one.value)
    return isOther ? { slot: one.slot, value: convert(one.value, own, wanted) } : one
  })
}
