/** What transactions come to: by month and category, against a budget, and as a proposal for one. */
import { addMonths, type PlainDate } from './dates.ts'
import { type Cents, roundCents, subtractMoney, sumMoney } from './money.ts'

/** 'YYYY-MM' */
export type Month = string

export const monthOf = (date: PlainDate): Month => date.slice(0, 7)
export const addToMonth = (month: Month, months: number): Month => monthOf(addMonths(`${month}-01`, months))

/** What one category came to in a month. A refund makes spending smaller, transfers are in none. */
export interface CategoryMonth {
  month: Month
  category: string
  /** Money out less what came back. */
  spent: Cents
  /** Money in. */
  received: Cents
  count: number
}

/** Without one, money in is taken for income and money out for spending. */
export const UNCATEGORISED = 'Uncategorised'

/** Categories of money that comes in; everything else is spending, and money in of it a refund. */
const INCOME_WORDS = [
  'income|salary|wages?|pay|paychecks?|payroll|bonus|interest(?: income)?|dividends?|pension',
  'social security|refunds?|gifts? received|rental income|investment income|other income',
  'side income|child benefit|benefits',
].join('|')
const INCOME = new RegExp(`^(?:${INCOME_WORDS})$`, 'i')

export const isIncomeCategory = (category: string) => INCOME.test(category.trim())

/** What went in and out of a category as spending and income: a refund makes spending smaller. */
export function flowOf(
  category: string | null,
  { into, out }: { into: Cents; out: Cents },
): Pick<CategoryMonth, 'spent' | 'received'> {
  if (category === null) return { spent: out, received: into }
  return isIncomeCategory(category)
    ? { spent: 0, received: subtractMoney(into, out) }
    : { spent: subtractMoney(out, into), received: 0 }
}

export interface Proposal {
  kind: 'expense' | 'income'
  category: string
  /** A month, the mean over all months that were looked at. */
  amount: Cents
  months: number
  /** What stands in the budget for it now, a month; null when there is no such row. */
  standing: Cents | null
}

/** The mean is over so many full months at most: longer ago people lived differently. */
const MOST_MONTHS = 6

/** A month counts as full when its rows begin by the first of these days and go on until the second. */
const [FULL_FROM, FULL_TO] = [7, 24]

/**
 * The newest months that the transactions cover from beginning to end; where they cover none, all that they touch. The
 * present month is never full.
 */
export function monthsInFull({ first, last, today }: Record<'first' | 'last' | 'today', PlainDate>): Month[] {
  const months: Month[] = []
  for (let month = monthOf(first); month <= monthOf(last); month = addToMonth(month, 1)) months.push(month)
  const full = months
    .filter((month) => month < monthOf(today))
    .filter((month) => month !== monthOf(first) || Number(first.slice(8)) <= FULL_FROM)
    .filter((month) => month !== monthOf(last) || Number(last.slice(8)) >= FULL_TO)
  return (full.length > 0 ? full : months).slice(-MOST_MONTHS)
}

/** Below this a row would only clutter a budget. */
const LEAST: Cents = 500

const keyOf = (category: string) => category.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/**
 * Rows for a budget out of the months that are covered. A category that did not occur in a month counts as nothing for
 * it: car insurance paid once is spread over all of them.
 */
export function proposeBudget(
  totals: readonly CategoryMonth[],
  standing: { kind: Proposal['kind']; category: string; amount: Cents }[],
  covered: readonly Month[],
): Proposal[] {
  const months = new Set(covered)
  if (months.size === 0) return []
  const recent = totals.filter(({ month, category }) => months.has(month) && category !== UNCATEGORISED)
  const groups = Map.groupBy(recent, ({ category }) => keyOf(category))
  const planned = Map.groupBy(standing, ({ kind, category }) => `${kind} ${keyOf(category)}`)
  const proposals = Array.from(groups, ([key, rows]): Proposal[] => {
    const category = rows[0]?.category ?? ''
    const kind = isIncomeCategory(category) ? 'income' : 'expense'
    const total = sumMoney(rows.map(({ spent, received }) => (kind === 'income' ? received : spent)))
    const amount = roundCents(total / months.size)
    const known = planned.get(`${kind} ${key}`)
    const stands = known ? sumMoney(known.map((row) => row.amount)) : null
    return amount < LEAST ? [] : [{ kind, category, amount, months: months.size, standing: stands }]
  })
  return proposals
    .flat()
    .toSorted((one, other) => one.kind.localeCompare(other.kind) || other.amount - one.amount)
}

export interface PlanLine {
  category: string
  planned: Cents
  real: Cents
  /** Above 0 is over the plan. */
  over: Cents
}

/** A month's spending against the budget, category by category; what only one side knows is there with 0. */
export function comparePlan(
  totals: readonly CategoryMonth[],
  expenses: readonly { category: string; amount: Cents }[],
  month: Month,
): PlanLine[] {
  const lines = new Map<string, { category: string; planned: Cents; real: Cents }>()
  const lineOf = (category: string) => {
    const key = keyOf(category)
    const line = lines.get(key) ?? { category, planned: 0, real: 0 }
    lines.set(key, line)
    return line
  }
  for (const { category, amount } of expenses) lineOf(category).planned += amount
  for (const total of totals)
    if (total.month === month && total.spent !== 0) lineOf(total.category).real += total.spent
  return Array.from(lines.values(), (line) => ({
    ...line,
    over: subtractMoney(line.real, line.planned),
  })).toSorted((one, other) => Math.max(other.planned, other.real) - Math.max(one.planned, one.real))
}

export interface MonthSummary {
  month: Month
  spent: Cents
  received: Cents
  count: number
}

/** Month by month, oldest first. */
export function summarizeMonths(totals: readonly CategoryMonth[]): MonthSummary[] {
  return Array.from(
    Map.groupBy(totals, ({ month }) => month),
    ([month, rows]) => ({
      month,
      spent: sumMoney(rows.map(({ spent }) => spent)),
      received: sumMoney(rows.map(({ received }) => received)),
      count: rows.reduce((sum, { count }) => sum + count, 0),
    }),
  ).toSorted((one, other) => (one.month < other.month ? -1 : 1))
}
