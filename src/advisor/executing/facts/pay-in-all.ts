/** What is earned in all, where some of its sources are kept and others left out. */
import { isPay, type Fact } from '#advisor/facts.ts'
import { isMoneyLike, type Reading } from '#advisor/understanding/reading/reading.ts'
import { type Minded, type MindedNumber, startOf } from '#advisor/minding/minded.ts'
import { isFrom, isKindOf, kindOf } from './same-thing.ts'

/** 'He gets 480 a week', beside pay that was told before: that one is true, and the sum of both is if his is kept. */
export function withKnownPay(
  facts: readonly Fact[],
  kept: readonly Fact[],
  reading: Reading,
): readonly Fact[] {
  const sources = facts.filter(({ change }) => change.kind === 'income')
  const isNew = (fact: Fact) =>
    reading.amounts.some((amount) => isMoneyLike(amount) && isFrom(fact, amount, reading))
  const told = sources.filter(isNew)
  if (sources.length < 2 || told.length === sources.length) return kept
  const areKept = (told.length > 0 ? told : sources).every((source) => kept.includes(source))
  return facts.filter((fact) => (isPay(fact.change) ? areKept : kept.includes(fact)))
}

/** Sources that are all kept keep their sum. */
export function withTotalPay(facts: readonly Fact[], kept: readonly Fact[]): Fact[] {
  const sources = facts.filter(({ change }) => change.kind === 'income')
  const isWhole = sources.length > 1 && sources.every((source) => kept.includes(source))
  return facts.filter((fact) => kept.includes(fact) || (isWhole && isPay(fact.change)))
}

/** The sum of several sources without those that are left out. */
export function withOwnPay(facts: readonly Fact[], kept: readonly Fact[]): Fact[] {
  const left = facts.filter((fact) => !kept.includes(fact))
  const others = left.reduce(
    (sum, { change }) => sum + (change.kind === 'income' ? change.amount * 12 : 0),
    0,
  )
  if (others === 0) return [...kept]
  const sources = kept.filter(({ change }) => change.kind === 'income')
  return kept
    .filter((fact) => sources.length > 1 || !sources.includes(fact))
    .flatMap((fact): Fact[] => {
      const { change } = fact
      if (change.kind !== 'profile' || change.field !== 'income' || change.value === null) return [fact]
      const value = wholeDollars(change.value - others)
      return value > 0 ? [{ ...fact, change: { ...change, value } }] : []
    })
}

/** Twelve rounded months miss the year by cents. */
const wholeDollars = (cents: number) => Math.round(cents / 100) * 100

/** 'At 1,100 a month when do we have it': what is put away or paid is not what comes in. */
export const isPutBy = ({ start }: MindedNumber, { readings: [first] }: Minded) =>
  first !== undefined &&
  first.score >= LIKELY &&
  first.actions.some(({ inputs }) =>
    inputs.some(({ slot, value }) => putBy.has(slot) && startOf(value) === start),
  )
/** From this on the mind is believed of what is done with a number. */
const LIKELY = 0.5
const putBy: ReadonlySet<string> = new Set(['monthly', 'contribution', 'extra', 'payment'])

/** Pay that is offered, or a number that counts paychecks, is no pay of the user's, asked or not. */
const OWN_AS_PAY = 0.2

/** Whether a number that a fact about pay may be made of says that it is none. */
export const isNoPay = (number: MindedNumber, minded: Minded, isMadeOfIt: boolean) =>
  isPutBy(number, minded) || (isMadeOfIt && number.role !== 'F' && number.own < OWN_AS_PAY)

/** Below this a number is hardly the user's own, and from the other on the mind knows what it is. */
const OWN = 0.5
const SURE = 0.85

/** 'Visa 4,200 and Amex 900, got 600 a month': beside debts, what is there for them is neither pay nor a cost. */
export const isToSpend = ({ change }: Fact, numbers: readonly MindedNumber[]) =>
  (change.kind === 'expense' ||
    change.kind === 'income' ||
    (change.kind === 'profile' && /^(?:income|expenses)$/.test(change.field))) &&
  numbers.length > 0 &&
  numbers.every(
    ({ role, own, what, sure }) =>
      role === 'S' && own < OWN && (sure < SURE || !isKindOf(what, kindOf(change))),
  )
