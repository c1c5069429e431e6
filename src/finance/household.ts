/**
 * One household, one picture: what comes in, goes out, is owned and is owed, each line with where it is known from.
 * Every screen, the advisor and the digest take their totals from here, so that they cannot disagree.
 */
import { type AssetCategory, type LiabilityCategory, netWorth } from './balance-sheet.ts'
import {
  type GoalBalance,
  type ListedAsset,
  savingsAmong,
  unlistedGoals,
  unlistedSavings,
} from './household-coverage.ts'
import { type Cents, subtractMoney, sumMoney } from './money.ts'
import { convertPay } from './pay.ts'

/** Whether pay was told before or after tax. */
export const incomeBases = ['gross', 'net'] as const
export type IncomeBasis = (typeof incomeBases)[number]

/** The same for a figure that rests on pay: nobody may have said. */
export const payBases = [...incomeBases, 'unsaid'] as const
export type PayBasis = (typeof payBases)[number]

interface Sampled {
  /** A row of the example budget, which is nobody's money. */
  sample?: boolean | undefined
}

export interface HouseholdFacts {
  profile: {
    /** A year. */
    income: Cents | null
    incomeBasis?: IncomeBasis | null | undefined
    /** A month, after tax, where that is told beside pay before tax. */
    takeHome?: Cents | null | undefined
    /** A month. */
    expenses: Cents | null
    savings: Cents | null
    debt: Cents | null
  }
  income: readonly (Sampled & { id: number; source: string; amount: Cents })[]
  expenses: readonly (Sampled & { id: number; category: string; amount: Cents })[]
  goals: readonly (Sampled & GoalBalance)[]
  assets: readonly ListedAsset[]
  liabilities: readonly { id: number; name: string; amount: Cents; category: LiabilityCategory }[]
}

type StatedField = 'income' | 'takeHome' | 'expenses' | 'savings' | 'debt'

/** A row that somebody wrote, a field of the profile, or what was put aside for a goal. */
export type LineSource =
  | { kind: 'row'; id: number }
  | { kind: 'profile'; field: StatedField; stated: Cents }
  | { kind: 'goal'; id: number }

export interface HouseholdLine {
  name: string
  amount: Cents
  source: LineSource
}
export interface OwnedLine extends HouseholdLine {
  category: AssetCategory
}
export interface OwedLine extends HouseholdLine {
  category: LiabilityCategory
}

/** What the lists add up to where the profile states a figure of its own; null without a row. */
export type ListedTotals = Record<'income' | 'expenses' | 'savings' | 'debt', Cents | null>

interface MonthlyFlow {
  lines: HouseholdLine[]
  total: Cents
  /** What the profile states, whether or not it counts: it does as soon as the last row is gone. */
  stated: HouseholdLine[]
}

export interface Household {
  /** A month. Rows of the budget are taken as take-home pay; a basis that nobody has told is null. */
  income: MonthlyFlow & { basis: IncomeBasis | null }
  /** A month. */
  spending: MonthlyFlow
  owned: { lines: OwnedLine[]; total: Cents }
  owed: { lines: OwedLine[]; total: Cents }
  netWorth: Cents
  /** What a month leaves, by pay of that basis; null while either side is not known. */
  surplus: { amount: Cents; basis: IncomeBasis | null } | null
  /** Cash that may be part of the stated savings and was therefore not counted twice. */
  doubtfulCash: ListedAsset[]
  listed: ListedTotals
}

export function readHousehold(facts: HouseholdFacts): Household {
  const income = readIncome(facts)
  const spending = readSpending(facts)
  const { owned, owed, doubtfulCash } = readWorth(facts)
  return {
    income,
    spending,
    owned,
    owed,
    netWorth: netWorth(
      owned.lines.map(({ amount: value }) => ({ value })),
      owed.lines,
    ).netWorth,
    surplus:
      income.lines.length > 0 && spending.lines.length > 0
        ? { amount: subtractMoney(income.total, spending.total), basis: income.basis }
        : null,
    doubtfulCash,
    listed: addUpLists(facts, doubtfulCash.length > 0),
  }
}

/** The part of it that net worth is made of. */
export function readWorth(facts: HouseholdFacts) {
  return { ...readOwned(facts), owed: withTotal(readOwed(facts)) }
}

/** Lines that no list has: the only ones that screens need to be told. */
export const isDerived = (line: HouseholdLine) => line.source.kind !== 'row'

/** A field of the profile speaks only while the list that would say more is empty. */
function rowsOrField<Line>(rows: readonly Line[], field: readonly Line[]): Line[] {
  return [...(rows.length > 0 ? rows : field)]
}

function readFlow(rows: HouseholdLine[], stated: HouseholdLine[]): MonthlyFlow {
  return { ...withTotal(rowsOrField(rows, stated)), stated }
}

function readSpending({ profile, expenses }: HouseholdFacts): MonthlyFlow {
  const rows = expenses.filter(isOwn).map(({ id, category, amount }) => row(id, category, amount))
  const stated = fieldLine('Monthly expenses', 'expenses', profile.expenses, profile.expenses)
  return { ...withTotal([...rows, ...restOfSpending(rows, stated)]), stated }
}

/** Rows that make up less than this of a stated total are some of what is spent, not all of it. */
const MOST = 0.9

export const isPartOfSpending = (listed: Cents, stated: Cents) => listed < stated * MOST

/** What a stated total says beyond the rows: all of it without any, nothing once they make up most of it. */
export function restOfSpending<Line extends { name: string; amount: Cents }>(
  rows: readonly { amount: Cents }[],
  stated: readonly Line[],
): Line[] {
  if (rows.length === 0) return [...stated]
  const listed = sumMoney(rows.map(({ amount }) => amount))
  return stated
    .filter(({ amount }) => isPartOfSpending(listed, amount))
    .map((line) => ({ ...line, name: 'Other spending', amount: subtractMoney(line.amount, listed) }))
}

function readIncome({ profile, income }: HouseholdFacts): Household['income'] {
  const rows = income.filter(isOwn).map(({ id, source, amount }) => row(id, source, amount))
  const flow = readFlow(rows, statedPay(profile))
  const [first] = flow.lines
  return { ...flow, basis: first ? payBasisOf(first.source, profile.incomeBasis ?? null) : null }
}

/** Where one pay is known before and after tax, the part that reaches the household. */
function statedPay({ income, takeHome = null }: HouseholdFacts['profile']): HouseholdLine[] {
  const left = fieldLine('Take-home pay', 'takeHome', takeHome, takeHome)
  if (left.length > 0) return left
  return fieldLine('Salary', 'income', income, income && convertPay(income, 'yearly', 'monthly'))
}

/** Rows of the budget are taken as take-home pay; what the profile says of pay is said of its income alone. */
export const payBasisOf = (source: LineSource, ofProfile: IncomeBasis | null): IncomeBasis | null =>
  source.kind === 'profile' && source.field === 'income' ? ofProfile : 'net'

function readOwned({ profile, assets, goals }: HouseholdFacts) {
  const stated = profile.savings ?? 0
  const savings = unlistedSavings(stated, assets)
  const cash = 'Cash and Equivalents' as const
  const lines: OwnedLine[] = assets.map(({ id, name, value, category }) => ({
    name,
    amount: value,
    category,
    source: { kind: 'row', id },
  }))
  if (savings.amount > 0) {
    const name = savings.amount === stated ? 'Savings' : 'Other savings'
    const source = { kind: 'profile', field: 'savings', stated } as const
    lines.push({ name, amount: savings.amount, category: cash, source })
  }
  for (const { goal, amount } of unlistedGoals(goals.filter(isOwn), assets, savings.amount)) {
    lines.push({ name: goal.name, amount, category: cash, source: { kind: 'goal', id: goal.id } })
  }
  return { owned: withTotal(lines), doubtfulCash: savings.doubtful }
}

/** What is listed, and the rest of a stated total, which is taken to include what is listed. */
function readOwed({ profile, liabilities }: HouseholdFacts): OwedLine[] {
  const lines: OwedLine[] = liabilities.map((debt) => ({
    ...row(debt.id, debt.name, debt.amount),
    category: debt.category,
  }))
  const stated = profile.debt ?? 0
  const rest = subtractMoney(stated, sumMoney(lines.map(({ amount }) => amount)))
  if (rest > 0) {
    const source = { kind: 'profile', field: 'debt', stated } as const
    lines.push({
      name: lines.length > 0 ? 'Other debt' : 'Debt',
      amount: rest,
      category: 'Other Debt',
      source,
    })
  }
  return lines
}

/** Cash that may or may not be savings cannot be compared with the stated savings. */
function addUpLists(
  { income, expenses, assets, liabilities }: HouseholdFacts,
  isCashInDoubt: boolean,
): ListedTotals {
  const total = (amounts: Cents[]) => (amounts.length > 0 ? sumMoney(amounts) : null)
  const monthly = total(income.filter(isOwn).map(({ amount }) => amount))
  return {
    income: monthly === null ? null : convertPay(monthly, 'monthly', 'yearly'),
    expenses: total(expenses.filter(isOwn).map(({ amount }) => amount)),
    savings: isCashInDoubt ? null : total(savingsAmong(assets).map(({ value }) => value)),
    debt: total(liabilities.map(({ amount }) => amount)),
  }
}

const TOLERANCE = 0.05

/** More than 5 % apart, so one is not just the other rounded. */
export function isClearlyDifferent(stated: Cents, listed: Cents): boolean {
  return Math.abs(subtractMoney(stated, listed)) > Math.max(stated, listed) * TOLERANCE
}

const isOwn = ({ sample }: Sampled) => sample !== true

const row = (id: number, name: string, amount: Cents): HouseholdLine => ({
  name,
  amount,
  source: { kind: 'row', id },
})

function fieldLine(
  name: string,
  field: 'income' | 'takeHome' | 'expenses',
  stated: Cents | null,
  monthly: Cents | null,
): HouseholdLine[] {
  if (!stated || !monthly) return []
  return [{ name, amount: monthly, source: { kind: 'profile', field, stated } }]
}

function withTotal<Line extends HouseholdLine>(lines: Line[]) {
  return { lines, total: sumMoney(lines.map(({ amount }) => amount)) }
}
