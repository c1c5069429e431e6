import type { Sign } from './expression.ts'
import type { Valued } from './valued.ts'

type Result = Pick<Valued, 'value' | 'unit' | 'per' | 'isAgeGap'>

/** Arithmetic with units; a sentence where it makes no sense. */
export function combine(sign: Sign, a: Valued, b: Valued): Result | string {
  if (sign === '+' || sign === '-') return add(sign, a, b)
  if (sign === '*' && a.isAgeGap && b.unit === 'number' && b.value === 12)
    return { value: a.value, unit: 'months', per: null }
  if (sign === '*') return multiply(inYears(a), inYears(b))
  if (b.value === 0) return 'it divides by nothing'
  // '150' without its sign, beside money, is dollars.
  const [top, below] = [inYears(a), inYears(b)]
  return top.unit === 'number' && below.unit === 'money'
    ? divide(...inOneUnit(top, below))
    : divide(top, below)
}

/** What somebody means who multiplies by '(60 - 26)', or by twelve after it. */
const inYears = (one: Valued): Valued =>
  one.isAgeGap ? { ...one, unit: 'number', value: one.value / 12 } : one

function add(sign: '+' | '-', a: Valued, b: Valued): Result | string {
  const [left, right] = inOneUnit(...besideOne(...withTime(a, b)))
  if (left.unit !== right.unit) return `${a.label} and ${b.label} have different units`
  const [first, second] = inOnePeriod(left, right)
  const value = sign === '+' ? first.value + second.value : first.value - second.value
  // From one age to another is a time.
  if (sign === '-' && a.unit === 'age' && b.unit === 'age')
    return { value: value * 12, unit: 'months', per: null, isAgeGap: true }
  return { value, unit: left.unit, per: first.per }
}

/** '1 - 3%' is what is left of a whole; beside a hundred, and beside any other number, both are percents. */
function besideOne(a: Valued, b: Valued): [Valued, Valued] {
  const asShare = (one: Valued): Valued => ({ ...one, unit: 'number', value: one.value / 100 })
  const isOne = ({ unit, value }: Valued) => unit === 'number' && value === 1
  if (isOne(a) && b.unit === 'percent') return [a, asShare(b)]
  if (isOne(b) && a.unit === 'percent') return [asShare(a), b]
  return [a, b]
}

/** Eighteen months after an age is another age. */
function withTime(a: Valued, b: Valued): [Valued, Valued] {
  const asYears = (one: Valued): Valued => ({ ...one, unit: 'age', value: one.value / 12 })
  if (a.unit === 'age' && b.unit === 'months') return [a, asYears(b)]
  if (b.unit === 'age' && a.unit === 'months') return [asYears(a), b]
  return [a, b]
}

/** A bare number beside money is dollars; beside anything else it counts the same. */
function inOneUnit(a: Valued, b: Valued): [Valued, Valued] {
  const like = (plain: Valued, other: Valued): Valued => ({
    ...plain,
    unit: other.unit,
    value: other.unit === 'money' ? Math.round(plain.value * 100) : plain.value,
  })
  if (a.unit === 'number' && b.unit !== 'number') return [like(a, b), b]
  if (b.unit === 'number' && a.unit !== 'number') return [a, like(b, a)]
  return [a, b]
}

/** A yearly and a monthly amount are added by the month. */
function inOnePeriod(a: Valued, b: Valued): [Valued, Valued] {
  if (a.per === null || b.per === null || a.per === b.per) return [a, b]
  const monthly = (one: Valued): Valued =>
    one.per === 'year' ? { ...one, value: one.value / 12, per: 'month' } : one
  return [monthly(a), monthly(b)]
}

function multiply(a: Valued, b: Valued): Result | string {
  if (a.unit === 'money' && b.unit === 'money') return 'money times money is nothing'
  const [main, by] = a.unit === 'money' || b.unit === 'number' ? [a, b] : [b, a]
  const factor = by.unit === 'percent' ? by.value / 100 : by.value
  const unit = main.unit === 'percent' && by.unit === 'percent' ? 'percent' : main.unit
  return { value: main.value * factor, unit, per: by.unit === 'number' && !isTwelve(by) ? main.per : null }
}

function divide(a: Valued, b: Valued): Result | string {
  if (a.unit === b.unit && a.unit !== 'number') return { value: a.value / b.value, unit: 'number', per: null }
  if (b.unit === 'money') return `${a.label} cannot be divided by an amount of money`
  const by = b.unit === 'percent' ? b.value / 100 : b.value
  return { value: a.value / by, unit: a.unit, per: isTwelve(b) ? null : a.per }
}

/** Times twelve makes a year of a month: the period is the model's to know. */
const isTwelve = ({ unit, value }: Valued) => unit === 'number' && (value === 12 || value === 52)
