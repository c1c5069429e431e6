/** The value of one input: from what the message says, else from an earlier sum, else stored, else a default. */
import type { Value } from '#advisor/minding/minded.ts'
import { basisAmong } from '#advisor/planning/data/pay-basis.ts'
import type { Input } from '#advisor/planning/sum.ts'
import { sumMoney } from '#finance/money.ts'
import { evaluate, type Scope } from './evaluate.ts'
import type { Valued } from '#advisor/planning/to-value.ts'

/** Several values for an input that takes one make several sums: this is the value for the one that is asked for. */
export function slotValue(
  values: readonly Value[],
  input: Input,
  scope: Scope,
  alternative: number,
): Valued | null {
  // '1,750 rent, 480 for cars and 210': nobody drops the thousands of a part of a list.
  const isOne = values.length === 1
  const found = beforeOnce(values, input)
    .flatMap((value, at, all) => {
      const found = evaluate(value, input, { ...scope, sums: sumsBefore(all, at, scope) })
      return found ? [isOne && !isSaidInFull(value) ? inThousands(found, scope.before) : found] : []
    })
    .filter(({ value, unit }) => unit !== input.unit || isWithin(value, input))
  return input.adds ? joined(found, input) : (found[Math.min(alternative, found.length - 1)] ?? null)
}

const onBefore = (value: Value) =>
  value.kind === 'operation' && value.operator === 'add' && value.left.kind === 'before'

/** 'Add phone 70 and gym 45' adds both to what was there, once. */
function beforeOnce(values: readonly Value[], { adds }: Input): readonly Value[] {
  const first = adds ? values.findIndex(onBefore) : -1
  return values.map((value, at) =>
    first >= 0 && at > first && value.kind === 'operation' && onBefore(value) ? value.right : value,
  )
}

const ownOf = (value: Value | undefined) => (value?.kind === 'own' ? value.result : null)

/** '10% of it plus 3% of it': the same result of several sums of one message is that of each of them in turn. */
function sumsBefore(values: readonly Value[], at: number, { sums }: Scope): Scope['sums'] {
  const result = ownOf(values[at])
  if (result === null) return sums
  const later = values.slice(at + 1).filter((value) => ownOf(value) === result).length
  const kind = sums.findLast(({ results }) => results[result] !== undefined)?.kind
  const last = sums.filter((sum) => sum.kind === kind && sum.results[result] !== undefined).at(-1 - later)
  return last ? sums.slice(0, sums.indexOf(last) + 1) : sums
}

/** What no person could mean is no value: a rate of 3,000 percent, a term of no month. */
const isWithin = (value: number, { min = -Infinity, max = Infinity }: Input) => value >= min && value <= max

const IN_DOLLARS = /[$¢]|\b(?:dollars?|bucks|cents?)\b/i

/** '118 a month' and '400 dollars' are said in full, whatever the amount before it was, and what a sum came to is exact. */
const isSaidInFull = (value: Value) =>
  value.kind !== 'number' ||
  IN_DOLLARS.test(value.number.quote) ||
  ['week', 'two-weeks', 'half-month', 'month'].includes(value.number.period ?? '')

/** 'Appraises at 380', of a house of 455,000, is 380,000. */
function inThousands(value: Valued, base: Valued | null): Valued {
  const isShort = value.unit === 'money' && value.value < 100_000 && base?.unit === 'money'
  const times = isShort ? base.value / (value.value * 1000) : 0
  return times > 0.3 && times < 3 ? { ...value, value: value.value * 1000 } : value
}

const added = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Several values of one input, added up. */
function joined(found: readonly Valued[], input: Input): Valued | null {
  // A bare number beside an amount is an amount: '1,175 plus a 75 late fee'; and so is what looked like an age: 'at 75 + 10 a day'.
  const isMoney = found.some(({ unit }) => unit === 'money')
  const values = found.map((one): Valued =>
    isMoney && (one.unit === 'number' || one.unit === 'age')
      ? { ...one, value: one.value * 100, unit: 'money' }
      : one,
  )
  const [first] = values
  if (!first) return null
  if (values.length === 1 || (input.unit !== 'money' && !input.anyUnit)) return first
  const value =
    first.unit === 'money'
      ? (input.keepsFraction ? added : sumMoney)(values.map((one) => one.value))
      : values.reduce((sum, one) => sum + one.value, 0)
  const quotes = values.flatMap(({ source }) => (source.kind === 'words' ? [source.quote] : []))
  if (quotes.length === values.length)
    return {
      value,
      unit: first.unit,
      source: { kind: 'words', quote: quotes.join(' + '), messageId: null, at: null },
    }
  const basis = basisAmong(values.map(({ source }) => source))
  return { value, unit: first.unit, source: { kind: 'formula', formula: 'added up', inputs: [], ...basis } }
}
