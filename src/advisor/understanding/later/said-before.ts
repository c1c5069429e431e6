import type { Change, Fact } from '#advisor/facts.ts'
import { type Cents, toCents, toDollars } from '#finance/money.ts'
import { monthlyCost, yearlyPay } from '#advisor/understanding/money/flows.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'
import {
  type Amount,
  isMoneyLike,
  periodOf,
  type Reading,
  readMessage,
} from '#advisor/understanding/reading/reading.ts'

/** A fact saved before, with the number its sentence gave. */
export interface SaidBefore {
  fact: Fact
  /** What is stored of it. */
  stored: Cents
  /** The number as it was said, for another in the same unit. */
  value: number
  reading: Reading | null
  amount: Amount | null
}

export function amountOf(change: Change): Cents | null {
  switch (change.kind) {
    case 'profile':
      return typeof change.value === 'number' && change.field !== 'retirementAge' ? change.value : null
    case 'expense':
    case 'income':
      return change.amount
    case 'asset':
      return change.value
    case 'liability':
      return change.amount ?? null
    case 'goal':
      return change.targetAmount ?? change.currentAmount ?? null
    default:
      return null
  }
}

const isNear = (one: number, two: number) => Math.abs(one - two) <= Math.max(1, Math.abs(two)) * 0.002

export function saidBefore(fact: Fact): SaidBefore | null {
  const stored = amountOf(fact.change)
  if (stored === null) return null
  const reading = readMessage(fact.quote)
  const amount =
    reading.amounts
      .filter(isMoneyLike)
      .find((one) => [...convert(fact.change, reading, one)].some((value) => isNear(value, stored))) ?? null
  return { fact, stored, value: amount?.value ?? toDollars(stored), reading, amount }
}

/** Figures without a gap between them make numbers that are no amount. */
const BEYOND_MONEY = 1e12

/** The change holds this number, as it was said or in the unit that is kept. */
export function isMadeOf(change: Change, reading: Reading, amount: Amount): boolean {
  const stored = amountOf(change)
  if (stored === null) return false
  const all = [amount, { ...amount, value: amount.value * 1000 }].filter(({ value }) => value < BEYOND_MONEY)
  return all.some((one) => convert(change, reading, one).some((value) => isNear(value, stored)))
}

function convert(change: Change, reading: Reading, amount: Amount): Cents[] {
  const plain = toCents(amount.value)
  switch (change.kind) {
    case 'expense':
      return [monthlyCost(reading, amount), plain]
    case 'income':
      return [Math.round(yearlyPay(reading, amount) / 12), plain]
    case 'profile':
      return change.field === 'income'
        ? [yearlyPay(reading, amount), plain]
        : change.field === 'expenses'
          ? [monthlyCost(reading, amount), plain]
          : [plain]
    default:
      return [plain]
  }
}

export const isFlow = (change: Change) =>
  change.kind === 'expense' ||
  change.kind === 'income' ||
  (change.kind === 'profile' && (change.field === 'income' || change.field === 'expenses'))

/** A new number for what was said before, in the unit that it was said in unless it brings its own. */
export function converted(before: SaidBefore, reading: Reading, amount: Amount): Cents {
  const { change } = before.fact
  const period = periodOf(reading, amount)
  const full = { ...amount, value: amount.value * (period === null ? impliedScale(before, amount) : 1) }
  if (isFlow(change) && period !== null) return convert(change, reading, full)[0] ?? 0
  const times = before.value > 0 ? toDollars(before.stored) / before.value : 1
  const same = toCents(full.value * times)
  // '3,300 a month … the new pay is 71,000': a year's, as it would be by itself.
  const own = convert(change, reading, full)[0] ?? same
  const isLikely = (value: Cents) => value < before.stored * 5 && value * 5 > before.stored
  return isFlow(change) && !isLikely(same) && isLikely(own) ? own : same
}

/** '85k … no, 90', 'a million … better 1.3' */
function impliedScale(
  { value: old }: SaidBefore,
  { value, formatted, scaled, currency, kind }: Amount,
): number {
  if (kind !== 'bare' || formatted || scaled || currency || value <= 0) return 1
  const likely = [1000, 1_000_000].find((scale) => value * scale < old * 4 && value * scale > old / 4)
  return value * 60 < old && likely ? likely : 1
}

/** The number said before, in thousands or millions: 'I make 48.' 'Thousand.' is a year's pay, not a wage. */
export function rescaled({ fact, reading, amount, stored }: SaidBefore, times: number): Cents {
  if (!reading || !amount) return stored * times
  return convert(fact.change, reading, { ...amount, value: amount.value * times })[0] ?? stored * times
}

/** The number said before with another period: 'sorry, that is weekly'. */
export function withPeriod({ fact, reading, amount, value }: SaidBefore, period: Period): Cents | null {
  if (!isFlow(fact.change)) return null
  const message = reading ?? readMessage(String(value))
  const said = amount ?? message.amounts.find(({ kind }) => kind !== 'identifier')
  if (!said) return null
  const place = { period, first: said.next, next: said.next }
  return convert(fact.change, { ...message, periods: [place] }, said)[0] ?? null
}

/** The change again, with another amount. */
export function withAmount(change: Change, value: Cents): Change | null {
  switch (change.kind) {
    case 'profile':
      return typeof change.value === 'number' ? { ...change, value } : null
    case 'expense':
    case 'income':
      return { ...change, amount: value }
    case 'asset':
      return { ...change, value }
    case 'liability': {
      const { kind, id, name, category } = change
      return { kind, id, name, category, amount: value }
    }
    case 'goal':
      return change.targetAmount === undefined
        ? { ...change, currentAmount: value }
        : { ...change, targetAmount: value }
    default:
      return null
  }
}
