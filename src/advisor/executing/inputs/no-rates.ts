/** '8.50 each, the card takes 2.9% of that': a price without its sign, read as a rate for the percent beside it. */
import { type Action, endsOf, startOf, type Value } from '#advisor/minding/minded.ts'
import type { SumRecord } from '#advisor/figures/sum-record.ts'
import type { Sum } from '#advisor/planning/sum.ts'

interface Told {
  sum: Sum
  text: string
  sums: readonly SumRecord[]
}

const SIGN = /%|\b(?:per ?cent|pct|points?|ap[ry])\b/i
/** Words that a rate stands beside. */
const OF_RATES = new RegExp(
  String.raw`\b(?:variable|ap[ry]|interest|rates?|refi\w*|yield\w*|returns?|growth|inflation|loans?|mortgages?|cards?|` +
    String.raw`visa|heloc|cds?|savings|hysa|bonds?|dividends?|match|tax\w*|points?|down)\b`,
  'i',
)

const isRate = (value: Value) => value.kind === 'number' && value.number.kind === 'percent'
const isUnsigned = (value: Value) =>
  value.kind === 'number' && isRate(value) && !SIGN.test(value.number.quote)
const isSigned = (value: Value) => isRate(value) && !isUnsigned(value)
const hasUnsigned = (value: Value) => endsOf(value).some(isUnsigned)

/** '16%', 'one less 16%' */
const isShare = (value: Value) =>
  endsOf(value).some(isSigned) && endsOf(value).every((end) => isSigned(end) || end.kind === 'constant')

const isBare = (value: Value) => value.kind === 'number' && value.number.kind === 'number'

/** Numbers that a message says no rate for are prices or counts in all of the sum, where one of them must be. */
export function noRates(inputs: Action['inputs'], { sum, text, sums }: Told): Action['inputs'] {
  const isOfRate = (slot: string) => sum.inputs[slot]?.unit === 'percent'
  const isPlain = Object.values(sum.inputs).some(({ anyUnit }) => anyUnit)
  const values = inputs.filter(({ slot }) => !isOfRate(slot)).map(({ value }) => value)
  if (!values.some(hasUnsigned)) return inputs

  const isMoney = (value: Value): boolean => {
    if (value.kind === 'operation') return endsOf(value).some(isMoney)
    if (value.kind === 'figure') {
      const record = sums.find(({ id }) => id === value.sum)
      return (record?.results[value.name] ?? record?.inputs[value.name])?.unit === 'money'
    }
    return value.kind === 'number' && value.number.kind === 'money'
  }
  /** A price is counted with money, shared, divided by, or one more than what is gained on it. */
  const isPriced = (value: Value): boolean => {
    if (value.kind !== 'operation')
      return isPlain && startOf(value) !== null && isUnsigned(value) && !OF_RATES.test(text)
    const { operator, left, right } = value
    const isOne = (one: Value, other: Value): boolean => {
      if (!hasUnsigned(one)) return false
      if (operator === 'times') return isShare(other)
      return operator !== 'over' && (isMoney(other) || (isUnsigned(one) && isBare(other)))
    }
    const isGain = operator === 'take' && isUnsigned(left) && right.kind === 'constant' && right.value === 1
    const isDivided = operator === 'over' && hasUnsigned(right)
    return (
      isGain || isDivided || isOne(left, right) || isOne(right, left) || isPriced(left) || isPriced(right)
    )
  }
  /** '6.5, and not 7%': held against a rate it is one. */
  const isCompared = (value: Value): boolean =>
    value.kind === 'operation' &&
    (((value.operator === 'add' || value.operator === 'take') &&
      ((isUnsigned(value.left) && isSigned(value.right)) ||
        (isSigned(value.left) && isUnsigned(value.right)))) ||
      isCompared(value.left) ||
      isCompared(value.right))
  const isMultiplied = sum.name === 'product'
  const isAmongBare = values.some(isUnsigned) && values.some(isMultiplied ? isShare : isBare)
  if (values.some(isCompared) || (!isMultiplied && values.some(isSigned))) return inputs
  if (!isAmongBare && !values.some(isPriced)) return inputs
  return inputs.map(({ slot, value }) => ({ slot, value: isOfRate(slot) ? value : asNumber(value) }))
}

function asNumber(value: Value): Value {
  if (value.kind === 'operation')
    return { ...value, left: asNumber(value.left), right: asNumber(value.right) }
  const isPrice = value.kind === 'number' && isUnsigned(value)
  return isPrice ? { kind: 'number', number: { ...value.number, kind: 'number' } } : value
}
