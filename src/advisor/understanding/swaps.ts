import type { Change, Fact } from '#advisor/facts.ts'
import { latest } from './focus.ts'
import { type Amount, isMoneyLike, isWordOnly, type Reading } from './reading.ts'
import { amountOf, withAmount } from './said-before.ts'

const swapped =
  /\b(?:swap|switch|flip) (?:those|them|these|the two|that|it)|\bother way (?:a?round|about)|\b(?:got|had|have|mixed) (?:them|those|it|that|the two|these)? ?(?:backwards?|reversed|switched|mixed up|flipped)|\bvice versa\b/i

const swappedRates =
  /\b(?:swap|switch|flip) (?:the |those |their |these )?(?:two )?(?:rates|aprs)\b|\b(?:rates|aprs) (?:are|were|got) (?:swapped|switched|flipped|backwards?|reversed|mixed up|the other way)/i

/** 'Swap the rates, Visa is the 18.5': the two debts whose rates were said last. */
function readRateSwap({ text, amounts }: Reading, focus: readonly Fact[]): Change[] {
  const rated = latest(focus)
    .map(({ change }) => change)
    .filter((change) => change.kind === 'liability' && change.interestRate !== undefined)
  const [one, other, third] = rated
  if (!swappedRates.test(text) || one?.kind !== 'liability' || other?.kind !== 'liability' || third) return []
  const isKnown = ({ value }: Amount) => value === one.interestRate || value === other.interestRate
  if (!amounts.every((amount) => isWordOnly(amount) || isKnown(amount))) return []
  return [withRate(one, other), withRate(other, one)]
}

type Liability = Extract<Change, { kind: 'liability' }>
const withRate = ({ kind, id, name, category }: Liability, { interestRate = 0 }: Liability): Change => ({
  kind,
  id,
  name,
  category,
  interestRate,
})

/** 'Swap those two': the two amounts saved last, of things of one kind, change places. */
export function readSwap(reading: Reading, focus: readonly Fact[]): Change[] {
  const rates = readRateSwap(reading, focus)
  if (rates.length > 0) return rates
  if (
    !swapped.test(reading.text) ||
    reading.amounts.some((amount) => isMoneyLike(amount) && !isWordOnly(amount))
  )
    return []
  const known = latest(focus.filter(({ change }) => amountOf(change) !== null)).map(({ change }) => change)
  const [first] = known
  const second = known.slice(1).find(({ kind }) => kind === first?.kind)
  if (!first || !second) return []
  const [one, other] = [amountOf(first) ?? 0, amountOf(second) ?? 0]
  return [withAmount(first, other), withAmount(second, one)].filter((change) => change !== null)
}
