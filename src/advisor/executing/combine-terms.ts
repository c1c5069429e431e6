/** Two parts of an expression as one: amounts, shares, times and plain numbers. */
import type { Operator } from '#advisor/actions/program.ts'
import type { Quantity } from '#advisor/planning/given.ts'
import type { Valued } from '#advisor/planning/to-value.ts'

/** A part of an expression, with how it is written: 'a', '(a - b) / c'. */
export interface Term extends Valued {
  written: string
  isJoined: boolean
}

const signs: Record<Operator, string> = { add: '+', take: '−', times: '×', over: '÷' }

/** A percentage is a share of what stands beside it, money divided by money a plain number. */
export function combine(operator: Operator, left: Term, right: Term): Term | null {
  const bracket = ({ written, isJoined }: Term) => (isJoined ? `(${written})` : written)
  const written =
    operator === 'add' || operator === 'take'
      ? `${left.written} ${signs[operator]} ${operator === 'take' ? bracket(right) : right.written}`
      : `${bracket(left)} ${signs[operator]} ${bracket(right)}`
  const done = (value: number, unit: Quantity): Term => ({
    ...left,
    value,
    unit,
    written,
    isJoined: true,
  })
  if (operator === 'add' || operator === 'take') {
    const sign = operator === 'add' ? 1 : -1
    const [a, b] = alike(left, right)
    if (b.unit === 'percent' && a.unit !== 'percent')
      return done(a.value * (1 + (sign * b.value) / 100), a.unit)
    // 'Two more years' are no cents more.
    if ((a.unit === 'money') !== (b.unit === 'money')) return null
    return done(a.value + sign * b.value, a.unit)
  }
  const share = (term: Term) => (term.unit === 'percent' ? term.value / 100 : term.value)
  if (operator === 'times') {
    // '31% of three': a share of what stands beside it, whichever was written first.
    const isSwapped =
      left.unit !== 'money' &&
      (right.unit === 'money' || (left.unit === 'percent' && right.unit !== 'percent'))
    const [main, times] = isSwapped ? [right, left] : [left, right]
    const factor = times.unit === 'money' ? times.value / 100 : share(times)
    return done(main.value * factor, main.unit)
  }
  if (right.value === 0) return null
  // What is divided by money is money, too, and leaves a plain number.
  if (right.unit === 'money')
    return done((left.value * (left.unit === 'money' ? 1 : 100)) / right.value, 'number')
  return done(left.value / share(right), left.unit)
}

/** A bare number beside money is money, and one beside a rate a rate. */
function alike(left: Term, right: Term): [Term, Term] {
  if (left.unit === 'money' && right.unit === 'number') return [left, asMoney(right, left)]
  if (left.unit === 'number' && right.unit === 'money') return [asMoney(left, right), right]
  if (left.unit === 'percent' && right.unit === 'number') return [left, asRate(right)]
  if (left.unit === 'number' && right.unit === 'percent') return [asRate(left), right]
  return [left, right]
}

/** Cents from which an amount may have others beside it that are said in thousands. */
const LEAST_OF_THOUSANDS = 2_000_000

/** 'Owe 27,300 on one thats worth maybe 21': 21 thousand, where only that compares. */
export function isInThousands(said: number, cents: number): boolean {
  const times = (said * 100_000) / cents
  return cents >= LEAST_OF_THOUSANDS && said >= 10 && said < 1000 && times > 0.3 && times < 3
}

function asMoney(term: Term, { value }: Term): Term {
  const dollars = isInThousands(term.value, value) ? term.value * 1000 : term.value
  return { ...term, value: dollars * 100, unit: 'money' }
}

/** Rates up to which a bare number beside a rate is one: 'from 6% to 10'. */
const MOST_RATE = 30

/** 'One less 22%' leaves a share of the whole; 'plus the 7.65' is one more rate; 2,300 less 6% is an amount. */
function asRate(term: Term): Term {
  if (term.value <= 1) return { ...term, value: term.value * 100, unit: 'percent' }
  return term.value <= MOST_RATE ? { ...term, unit: 'percent' } : term
}
