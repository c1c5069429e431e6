import {
  type Amount,
  isMoneyLike,
  periodOf,
  type Reading,
  readMessage,
} from '#advisor/understanding/reading/reading.ts'
import { timesPerYear, yearlyPay } from '#advisor/understanding/money/flows.ts'
import { toDollars } from '#finance/money.ts'
import type { Period } from '#advisor/understanding/reading/periods.ts'
import type { Role } from '#advisor/understanding/roles.ts'
import type { Conversation, ListEntry, ListName } from './corpus.ts'

const common: Period[] = ['hour', 'week', 'two-weeks', 'half-month', 'month', 'year']

const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.006, Math.abs(b) * 0.005)

/** One amount that the conversation must have given. */
export interface Want {
  role: Role
  value: number
  /** Amounts that come again are expected by the year or by the month. */
  flow: 'year' | 'month' | null
  name: string
  category: string | null
}

/** The amounts that a conversation must end with. */
export function wantsOf({ expect }: Conversation): Want[] {
  const list = (
    name: ListName,
    role: Role,
    value: (entry: ListEntry) => number | undefined,
    flow: Want['flow'] = null,
  ) =>
    (expect[name] ?? []).map((entry) => ({
      role,
      value: value(entry) ?? 0,
      flow,
      name: (name === 'expenseItems' ? entry.category : (entry.name ?? entry.source)) ?? '',
      category: name === 'assets' || name === 'liabilities' ? (entry.category ?? null) : null,
    }))
  const field = (name: string, role: Role, flow: Want['flow'] = null): Want[] => {
    const value = expect[name]
    return typeof value === 'number' ? [{ role, value, flow, name: '', category: null }] : []
  }
  const hasParts = (expect.incomeItems ?? []).length > 1
  return [
    ...list('liabilities', 'liability', (entry) => entry.amount),
    ...list('assets', 'asset', (entry) => entry.value),
    ...list('goals', 'goalTarget', (entry) => entry.targetAmount),
    ...list('goals', 'goalCurrent', (entry) => entry.currentAmount),
    ...list('incomeItems', 'income', (entry) => entry.amount, 'month'),
    ...list('expenseItems', 'expenseItem', (entry) => entry.amount, 'month'),
    ...field('retirementGoal', 'retirementGoal'),
    ...field('savings', 'savings'),
    ...field('debt', 'debtTotal'),
    ...field('expenses', 'expenseTotal', 'month'),
    ...(hasParts ? [] : field('income', 'income', 'year')),
  ].filter((want) => want.value > 0)
}

/** 0: cannot be; 1: only with another period than was said; 2: as said. */
function fitOf(reading: Reading, amount: Amount, { role, value: wanted, flow }: Want): 0 | 1 | 2 {
  const values = amount.low === amount.high ? [amount.value] : [amount.value, amount.low, amount.high]
  if (flow === null) return values.some((value) => near(value, wanted)) ? 2 : 0
  const divisor = flow === 'year' ? 1 : 12
  const isFor = (value: number, period: Period) => near((value * timesPerYear[period]) / divisor, wanted)
  // Hours a week may stand elsewhere in the message.
  const asRead = flow === 'year' || role === 'income' ? toDollars(yearlyPay(reading, amount)) / divisor : 0
  if (near(asRead, wanted)) return 2
  const said = periodOf(reading, amount)
  const fits = values.map((value): 0 | 1 | 2 => {
    const assumed = said ?? (flow === 'year' && value >= 10_000 ? 'year' : 'month')
    if (isFor(value, assumed)) return 2
    return value >= 7 && common.some((period) => isFor(value, period)) ? 1 : 0
  })
  return Math.max(...fits) as 0 | 1 | 2
}

type Fit = (reading: Reading, amount: Amount, want: Want) => boolean

const isAsSaid: Fit = (reading, amount, want) => fitOf(reading, amount, want) === 2
const isOtherwise: Fit = (reading, amount, want) => fitOf(reading, amount, want) >= 1

/** 'I make 56', 'the house is 310': with the thousand left unsaid. */
const isShortened: Fit = (_, { value, low, high, currency, formatted, scaled }, want) =>
  !currency &&
  !formatted &&
  !scaled &&
  low === high &&
  value < 1000 &&
  want.flow !== 'month' &&
  [1000, 1_000_000].some((times) => near(value * times, want.value))

/** An amount of the corpus with the role it must have. */
export interface Example {
  reading: Reading
  amount: Amount
  role: Role
  want: Want | null
}

/**
 * Which number of a conversation must have given which expected value. Numbers of earlier turns that gave none are
 * left out: they may have been right when they were said.
 */
export function align(
  conversation: Conversation,
  isCandidate: (amount: Amount) => boolean = isMoneyLike,
): Example[] {
  const candidates = conversation.turns.flatMap((text, turn) => {
    const reading = readMessage(text)
    return reading.amounts.filter(isCandidate).map((amount) => ({ reading, amount, turn }))
  })
  const wants = wantsOf(conversation)
  const taken = new Map<Amount, Want>()
  const done = new Set<Want>()
  for (const isFit of [isAsSaid, isOtherwise, isShortened]) {
    for (const want of wants) {
      if (done.has(want)) continue
      const fits = candidates.filter(
        ({ reading, amount }) => !taken.has(amount) && isFit(reading, amount, want),
      )
      const named = fits.filter(({ reading, amount }) => isNamedNear(reading, amount, want.name))
      const chosen = (named.length > 0 ? named : fits).at(conversation.turns.length > 1 ? -1 : 0)
      if (!chosen) continue
      taken.set(chosen.amount, want)
      done.add(want)
    }
  }
  return candidates.flatMap(({ reading, amount, turn }) => {
    const want = taken.get(amount) ?? null
    if (!want && turn < conversation.turns.length - 1) return []
    return [{ reading, amount, role: want?.role ?? 'none', want }]
  })
}

function isNamedNear({ tokens }: Reading, { first, next }: Amount, pattern: string): boolean {
  if (pattern === '') return false
  const words = tokens.slice(Math.max(0, first - 12), next + 10).map((token) => token.word)
  return pattern
    .toLowerCase()
    .split('|')
    .some((key) => words.join(' ').includes(key))
}
