import {
  type Amount,
  isMoneyLike,
  periodOf,
  type Reading,
  readMessage,
} from '#advisor/understanding/reading.ts'
import type { Conversation, ListName } from './corpus.ts'

export type Role =
  | 'none'
  | 'income'
  | 'expenseTotal'
  | 'expenseItem'
  | 'savings'
  | 'asset'
  | 'liability'
  | 'debtTotal'
  | 'goalTarget'
  | 'goalCurrent'
  | 'retirementGoal'

const perYear: Record<string, number> = {
  hour: 2080,
  day: 260,
  week: 52,
  'two-weeks': 26,
  'half-month': 24,
  month: 12,
  quarter: 4,
  'half-year': 2,
  year: 1,
  once: 1,
}
const near = (a: number, b: number) => Math.abs(a - b) <= Math.max(0.006, Math.abs(b) * 0.005)

interface Want {
  role: Role
  value: number
  flow: 'year' | 'month' | null
  name: string
}

function wantsOf({ expect }: Conversation): Want[] {
  const list = (name: ListName) => expect[name] ?? []
  const num = (key: string) => (typeof expect[key] === 'number' ? [expect[key] as number] : [])
  return [
    ...list('liabilities').map((x) => ({
      role: 'liability' as const,
      value: x.amount ?? 0,
      flow: null,
      name: x.name ?? '',
    })),
    ...list('assets').map((x) => ({
      role: 'asset' as const,
      value: x.value ?? 0,
      flow: null,
      name: x.name ?? '',
    })),
    ...list('goals').map((x) => ({
      role: 'goalTarget' as const,
      value: x.targetAmount ?? 0,
      flow: null,
      name: x.name ?? '',
    })),
    ...list('goals')
      .filter((x) => x.currentAmount)
      .map((x) => ({
        role: 'goalCurrent' as const,
        value: x.currentAmount ?? 0,
        flow: null,
        name: x.name ?? '',
      })),
    ...list('incomeItems').map((x) => ({
      role: 'income' as const,
      value: x.amount ?? 0,
      flow: 'month' as const,
      name: x.source ?? '',
    })),
    ...list('expenseItems').map((x) => ({
      role: 'expenseItem' as const,
      value: x.amount ?? 0,
      flow: 'month' as const,
      name: x.category ?? '',
    })),
    ...num('retirementGoal').map((value) => ({
      role: 'retirementGoal' as const,
      value,
      flow: null,
      name: '',
    })),
    ...num('savings').map((value) => ({ role: 'savings' as const, value, flow: null, name: '' })),
    ...num('debt').map((value) => ({ role: 'debtTotal' as const, value, flow: null, name: '' })),
    ...num('expenses').map((value) => ({
      role: 'expenseTotal' as const,
      value,
      flow: 'month' as const,
      name: '',
    })),
    ...num('income').map((value) => ({ role: 'income' as const, value, flow: 'year' as const, name: '' })),
  ].filter((want) => want.value > 0)
}

/** 0 no match, 1 needs another period than was said, 2 exactly as said. */
function matches(reading: Reading, amount: Amount, want: Want): number {
  const values = amount.low === amount.high ? [amount.value] : [amount.value, amount.low, amount.high]
  for (const value of values) {
    if (want.flow === null) {
      if (near(value, want.value)) return 2
      continue
    }
    const divisor = want.flow === 'year' ? 1 : 12
    const said = periodOf(reading, amount)
    const assumed = said ?? (want.flow === 'year' && value >= 10_000 ? 'year' : 'month')
    if (near((value * (perYear[assumed] ?? 1)) / divisor, want.value)) return 2
    if (
      value >= 7 &&
      amount.kind !== 'bare' &&
      Object.values(perYear).some((times) => near((value * times) / divisor, want.value))
    )
      return 1
    if (
      value >= 40 &&
      ['hour', 'week', 'two-weeks', 'half-month', 'month', 'year'].some((times) =>
        near((value * (perYear[times] ?? 1)) / divisor, want.value),
      )
    )
      return 1
  }
  return 0
}

export interface Example {
  reading: Reading
  amount: Amount
  role: Role
  conversation: Conversation
  turn: number
  exact: boolean
}

/** Which of a conversation's numbers must have given which expected value. Left out: numbers of earlier turns that stand for nothing any more. */
export function align(conversation: Conversation): Example[] {
  const readings = conversation.turns.map((turn) => readMessage(turn))
  const candidates = readings.flatMap((reading, turn) =>
    reading.amounts.filter(isMoneyLike).map((amount) => ({ reading, turn, amount })),
  )
  const used = new Map<Amount, { role: Role; score: number }>()
  const incomeParts = (conversation.expect.incomeItems ?? []).length > 1
  for (const score of [2, 1])
    for (const want of wantsOf(conversation)) {
      if (want.role === 'income' && want.flow === 'year' && incomeParts) continue
      if ([...used].some(([, u]) => (u as { want?: Want }).want === want)) continue
      const fits = candidates.filter(
        ({ reading, amount }) => !used.has(amount) && matches(reading, amount, want) >= score,
      )
      const named = fits.filter(
        ({ reading, amount }) => want.name !== '' && nameIsNear(reading, amount, want.name),
      )
      const chosen = (named.length > 0 ? named : fits).at(conversation.turns.length > 1 ? -1 : 0)
      if (chosen) used.set(chosen.amount, { role: want.role, score, want } as never)
    }
  return candidates.flatMap(({ reading, turn, amount }) => {
    const found = used.get(amount)
    if (!found && turn < conversation.turns.length - 1) return []
    return [{ reading, amount, role: found?.role ?? 'none', conversation, turn, exact: found?.score === 2 }]
  })
}

function nameIsNear({ tokens }: Reading, { first, next }: Amount, pattern: string): boolean {
  const text = tokens
    .slice(Math.max(0, first - 12), next + 10)
    .map((token) => token.word)
    .join(' ')
  return pattern
    .toLowerCase()
    .split('|')
    .some((key) => text.includes(key))
}
