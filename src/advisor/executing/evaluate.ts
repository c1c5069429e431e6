/** What a value of a program comes to, in the unit of the input it fills, with where it came from. */
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import { byWords } from '#advisor/grounding/figures.ts'
import { endsOf, type Value } from '#advisor/minding/minded.ts'
import { basisAmong, basisOf } from '#advisor/planning/data/pay-basis.ts'
import { householdTotals } from '#advisor/planning/data/household-totals.ts'
import { monthlyIncome, monthlyPay } from '#advisor/planning/data/totals.ts'
import type { Quantity } from '#advisor/planning/given.ts'
import type { Input } from '#advisor/planning/sum.ts'
import type { SaidNumber } from '#advisor/reading/said-number.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import { formatMoney } from '#finance/money.ts'
import { combine, type Term } from './combine-terms.ts'
import { fits } from './inherit.ts'
import { isMultipliedOut } from './periods/period-of.ts'
import { figureValue, rowValue } from './references.ts'
import { LEAST_SALARY } from './said-words.ts'
import { inItsUnit, MOST_YEARS, toValue, type Valued } from '#advisor/planning/to-value.ts'

/** What values are looked up in. */
export interface Scope {
  snapshot: Snapshot
  /** Earlier sums of the conversation, those of this message last. */
  sums: readonly SumRecord[]
  /** What the earlier sum had for this input, or what is stored for it. */
  before: Valued | null
}

/** Null where it points at nothing, or makes no value for this input. */
export function evaluate(written: Value, input: Input, scope: Scope): Valued | null {
  const value = plainly(written, input, scope)
  if (value.kind === 'number') {
    const counted = input.anyUnit ? asCounted(value.number) : null
    if (counted) return counted
    const isMonths = input.unit === 'months' && value.number.kind === 'number' && wasInMonths(scope)
    const isPaid = input.unit === 'money' && !input.anyUnit
    const number = isMonths
      ? { ...value.number, kind: 'months' as const }
      : isPaid
        ? asNoAge(value.number)
        : value.number
    return toValue(number, input, scope.snapshot.today)
  }
  if (value.kind !== 'operation') {
    const found = lookUp(value, input, scope)
    // Nothing is nothing in any unit, twelve months are said as twelve, and dollar for dollar is a hundred percent.
    const isNamed = input.unit === 'months' || input.unit === 'percent'
    const isPlain = value.kind === 'constant' && (isNamed || value.value === 0)
    if (found && isPlain) return { ...found, unit: input.unit }
    return found && fits(input, found) ? found : null
  }
  // 'Times 52, over 12' converts by itself what was said by the week.
  const { per: _, ...plain } = input
  // '76k less 3,400 of state tax': beside a year's pay, what comes without a period is a year's as well.
  const isOfYear = input.per === 'year' && isYearly(value)
  const whole = convertsPeriods(value) ? plain : isOfYear ? { ...input, bareIsYearly: true } : input
  const isOfAges = endsOf(value).every((end) => end.kind !== 'number' || end.number.kind === 'age')
  const parts: { label: string; text: string }[] = []
  const sources: Valued['source'][] = []
  const term = compute(value, whole)
  return term && settle(term)

  /** '12 times 8 years' counts the years, '24 hours a week, 46 weeks' the weeks. */
  function said(number: SaidNumber, counting: Input): Valued {
    const counted = input.unit === 'months' ? null : asCounted(number)
    if (counted) return counted
    const found = inItsUnit(isOfAges ? number : asNoAge(number), counting)
    const isYears = number.kind === 'months' && number.value % 12 === 0 && convertsPeriods(value)
    return isYears ? { ...found, value: found.value / 12, unit: 'number' } : found
  }

  function compute(part: Value, counting: Input): Term | null {
    if (part.kind !== 'operation') {
      // 'On top of that payment', where no payment is stored, means the one before.
      const instead = part.kind === 'total' ? scope.before : null
      // The least payment of a debt comes by the month, whatever it is multiplied with.
      const isOfDebt = part.kind === 'row' && part.row.list === 'liabilities'
      const asked = isOfDebt ? input : counting
      const found =
        part.kind === 'number' ? said(part.number, counting) : (lookUp(part, asked, scope) ?? instead)
      if (!found) return null
      const letter = String.fromCodePoint(97 + (parts.length % 26))
      sources.push(found.source)
      parts.push({ label: letter, text: wordsOf(part, found) })
      return { ...found, written: letter, isJoined: false }
    }
    const within = isMultipliedOut(part, scope.sums) ? plain : counting
    const left = compute(part.left, within)
    const right = left && compute(part.right, within)
    return left && right && combine(part.operator, left, right)
  }

  function settle({ value: amount, unit, written }: Term): Valued | null {
    const source = { kind: 'formula', formula: written, inputs: parts, ...basisAmong(sources) } as const
    const [settled, in_] = inUnitOf(input, amount, unit, byYear(value))
    const rounded = in_ === 'money' && !input.keepsFraction ? Math.round(settled) : settled
    const valued: Valued = { value: Math.max(input.min ?? 0, rounded), unit: in_, source }
    return fits(input, valued) ? valued : null
  }
}

/** '5,200 over 26 weeks': weeks and days count as they were said. */
function asCounted({ kind, value, quote }: SaidNumber): Valued | null {
  const often = /\bw(?:ee)?ks?\b/i.test(quote) ? 52 : /\bdays?\b/i.test(quote) ? 365 : null
  if (kind !== 'months' || often === null) return null
  return { value: Math.round((value / 12) * often * 100) / 100, unit: 'number', source: byWords(quote) }
}

/** 'Ulta by itself at 90', '62 now, it was 15': what is paid, or counted with what is no age, is no age. */
const asNoAge = (number: SaidNumber): SaidNumber =>
  number.kind === 'age' ? { ...number, kind: 'number' } : number

/** 'Make it 48', for a term, are months and no years; '310 more', where nothing was before, are 310. */
function plainly(value: Value, { unit, per }: Input, { before }: Scope): Value {
  if (value.kind !== 'operation') return value
  const { operator, left, right } = value
  if (operator === 'add' && left.kind === 'before' && before === null) return right
  // What counts by the year takes a year's pay as it stands.
  const isTwelfth = per === 'year' && operator === 'over' && right.kind === 'constant' && right.value === 12
  if (isTwelfth && left.kind === 'number' && isYearlySize(left.number)) return left
  // '1.25% of it' is a share already, and no hundredth of one.
  const isShare =
    operator === 'over' && right.kind === 'constant' && right.value === 100 && left.kind === 'operation'
  if (isShare && left.operator === 'times' && endsOf(left).some(isPercent)) return left
  const isTerm =
    unit === 'months' &&
    operator === 'times' &&
    left.kind === 'number' &&
    right.kind === 'constant' &&
    right.value === 12
  return isTerm && (isInMonths(left.number) || wasInMonths({ before })) ? left : value
}

/** 'What about 12', after '18 months', are months as well. */
const wasInMonths = ({ before }: Pick<Scope, 'before'>) =>
  before?.source.kind === 'words' && /\b(?:months?|mos?)\b/i.test(before.source.quote)

const isYearlySize = ({ kind, value, period }: SaidNumber) =>
  (kind === 'money' || kind === 'number') && period === null && value >= LEAST_SALARY

/** Whether a value has a year's pay in it. */
const isYearly = (value: Value) =>
  endsOf(value).some((end) => end.kind === 'number' && isYearlySize(end.number))

/** A time is read in months, whatever it was said in. */
const isInMonths = ({ kind, value }: SaidNumber) =>
  kind === 'months' || (kind === 'number' && value > MOST_YEARS)

const isPercent = (end: Value) => end.kind === 'number' && end.number.kind === 'percent'

function wordsOf(part: Value, { value, unit }: Valued): string {
  if (part.kind === 'number') return part.number.quote
  if (unit === 'money') return formatMoney(Math.round(value), { decimals: 'auto' })
  const rounded = String(Math.round(value * 100) / 100)
  return unit === 'percent' ? `${rounded}%` : rounded
}

function lookUp(value: Value, input: Input, { snapshot, sums, before }: Scope): Valued | null {
  switch (value.kind) {
    case 'row': {
      const { list, id } = value.row
      const isPay = list === 'incomeItems' && id === 0 && input.pay === 'net' && input.per === 'month'
      const pay = isPay ? monthlyPay(snapshot) : null
      return pay ? { ...pay, unit: 'money' } : rowValue(value.row, input, snapshot)
    }
    case 'figure': {
      const record = sums.find(({ id }) => id === value.sum)
      const found = record ? figureValue(record, value.name, input) : null
      const { takeHome } = snapshot
      // 'I only see 2,350 of it', after what the hours come to: budgets go by what is seen.
      const isEarned = record?.kind === 'pay-conversion' && input.pay === 'net' && input.per === 'month'
      const seen = isEarned && takeHome && !takeHome.isAside ? monthlyPay(snapshot) : null
      if (seen) return { ...seen, unit: 'money' }
      const isGross = takeHome !== undefined && (takeHome.isAside || input.pay === 'gross')
      const isNet = isGross && found !== null && basisOf(found.source) === 'net'
      const gross = isNet ? monthlyIncome(snapshot) : null
      return gross ? { ...gross, unit: 'money' } : found
    }
    case 'own': {
      const record = sums.findLast(({ results }) => results[value.result] !== undefined)
      return record ? figureValue(record, value.result, input) : null
    }
    case 'total': {
      const isNet = value.name === 'income' && input.pay === 'net'
      const total = isNet ? monthlyPay(snapshot) : householdTotals[value.name](snapshot)
      if (!total) return null
      const isFlow = value.name === 'income' || value.name === 'expenses' || value.name === 'left'
      return {
        ...total,
        value: isFlow && input.per === 'year' ? total.value * 12 : total.value,
        unit: 'money',
      }
    }
    case 'constant':
      return {
        value: value.value,
        unit: 'number',
        source: { kind: 'formula', formula: 'as the words say', inputs: [] },
      }
    case 'before':
      return before
    default:
      return null
  }
}

const perYear = new Set([12, 24, 26, 52, 365])
const convertsPeriods = (value: Value): boolean =>
  isRepeated(value) || endsOf(value).some((end) => end.kind === 'constant' && perYear.has(end.value))

const shorter: ReadonlySet<string | null> = new Set(['half-month', 'two-weeks', 'week', 'day', 'hour'])

/** '900 on the 1st and the 15th', times two, is a month's pay. */
function isRepeated(value: Value): boolean {
  if (value.kind !== 'operation') return false
  const { operator, left, right } = value
  const isTwice =
    operator === 'times' &&
    right.kind === 'constant' &&
    endsOf(left).some((end) => end.kind === 'number' && shorter.has(end.number.period))
  return isTwice || isRepeated(left) || isRepeated(right)
}

/** 'From 52 till 67' are years; '(67 - 52) × 12' are months already. */
const byYear = (value: Value) => !endsOf(value).some((end) => end.kind === 'constant' && end.value === 12)

/** What comes out, as the input counts it. */
function inUnitOf(
  { unit: wanted, anyUnit }: Input,
  value: number,
  unit: Quantity,
  isByYear: boolean,
): [number, Quantity] {
  if (anyUnit || wanted === unit) return [value, unit]
  if (wanted === 'money' && unit === 'number') return [value * 100, 'money']
  if (wanted === 'percent' && unit === 'number') return [value < 1 ? value * 100 : value, 'percent']
  if (wanted === 'months' && (unit === 'number' || unit === 'age'))
    return [isByYear ? value * 12 : value, 'months']
  if (wanted === 'number' && unit === 'months') return [value, 'number']
  return [value, unit]
}
