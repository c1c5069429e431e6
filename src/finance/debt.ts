/**
 * Paying several debts from one fixed sum a month. Each month interest is added first (a twelfth of the yearly rate
 * on the opening balance); then every debt gets its minimum; what is left goes to the target and, once that is
 * cleared, on to the next within the same month. Minimums of cleared debts stay in the sum. The order is settled
 * once, by the opening balances.
 */
import { FRACTIONS, openMonth, payInOrder, rateIn, settleAll, WHOLE_CENTS } from './debt-month.ts'
import { HORIZON_MONTHS } from './interest.ts'
import type { OneOffPayment } from './loan-payoff.ts'
import { type Cents, sumMoney } from './money.ts'

/** A liability of the balance sheet is one as it stands. */
export interface Debt {
  name: string
  amount: Cents
  /** Percent a year. */
  interestRate: number
  minimumPayment?: Cents | null
  /** Another rate for the first months, as after a balance transfer. */
  promo?: { rate: number; months: number }
}

/** Highest rate first, smallest balance first, or positions in the list of debts. */
export type DebtOrder = 'avalanche' | 'snowball' | readonly number[]

/** Either all the money for debts each month, or what is added to the minimums. */
export type DebtBudget = { total: Cents } | { extra: Cents }

export interface DebtPlanOptions {
  order: DebtOrder
  budget: DebtBudget
  /** On top of the budget of their months. */
  lumps?: readonly OneOffPayment[]
  /** False keeps fractions of cents; rounding can otherwise tip a comparison by a few cents. */
  round?: boolean
}

/** One month; the lists run parallel to the debts given. */
export interface DebtMonth {
  month: number
  interest: Cents[]
  payments: Cents[]
  balances: Cents[]
}

export interface DebtCleared {
  /** Position in the list of debts given. */
  index: number
  name: string
  month: number
  interest: Cents
}

interface DebtProgress {
  monthlyTotal: Cents
  /** In the order in which they are cleared. */
  cleared: DebtCleared[]
  table: DebtMonth[]
}

export interface FinishedDebtPlan extends DebtProgress {
  paysOff: true
  months: number
  totalInterest: Cents
  totalPaid: Cents
}

export interface UnfinishedDebtPlan extends DebtProgress {
  paysOff: false
  reason: 'below-minimums' | 'below-interest' | 'beyond-horizon'
  /** What the first month asks for: all minimums, or all interest. */
  needed: Cents
}

export type DebtPlan = FinishedDebtPlan | UnfinishedDebtPlan

/** Debt that has grown tenfold is not coming back; this also keeps the numbers exact. */
const GIVE_UP_AT = 10

export function planDebtPayoff(debts: readonly Debt[], options: DebtPlanOptions): DebtPlan {
  const cents = options.round === false ? FRACTIONS : WHOLE_CENTS
  const orderIn = createOrder(debts, options.order)
  const total = monthlyTotal(debts, options.budget)
  const table: DebtMonth[] = []
  const cleared: DebtCleared[] = []
  let balances = debts.map((debt) => Math.max(0, debt.amount))
  const opening = cents.add(balances)
  const stop = (reason: UnfinishedDebtPlan['reason'], needed: Cents): UnfinishedDebtPlan => {
    return { paysOff: false, reason, needed, monthlyTotal: total, cleared, table }
  }

  while (balances.some((balance) => balance > 0)) {
    const next = table.length + 1
    const order = orderIn(next)
    const money = total + lumpIn(options.lumps, next)
    const opened = openMonth(debts, balances, next, cents)
    if (opened.minimums > total) return stop('below-minimums', opened.minimums)
    const { interest } = opened
    const payments = payInOrder(opened, order, money)
    const before = balances
    balances = settleAll(opened.owed, payments)
    const month = table.push({ month: table.length + 1, interest, payments, balances })
    for (const index of order) {
      if (balances[index] !== 0 || before[index] === 0) continue
      const paid = cents.add(table.map((row) => row.interest[index] ?? 0))
      cleared.push({ index, name: debts[index]?.name ?? '', month, interest: paid })
    }
    const left = cents.add(balances)
    if (left > opening * GIVE_UP_AT || (left > 0 && month >= HORIZON_MONTHS)) {
      return stop(left >= opening ? 'below-interest' : 'beyond-horizon', cents.add(table[0]?.interest ?? []))
    }
  }
  const totalInterest = cents.add(table.map((row) => cents.add(row.interest)))
  const totalPaid = cents.add(table.map((row) => cents.add(row.payments)))
  return {
    paysOff: true,
    months: table.length,
    totalInterest,
    totalPaid,
    monthlyTotal: total,
    cleared,
    table,
  }
}

/** By the rates of the month where one of them changes on the way; otherwise it is settled once. */
function createOrder(debts: readonly Debt[], order: DebtOrder): (month: number) => number[] {
  const settled = orderDebts(debts, order)
  if (order !== 'avalanche' || debts.every(({ promo }) => !promo)) return () => settled
  return (month) =>
    orderDebts(
      debts.map((debt) => ({ ...debt, interestRate: rateIn(debt, month) })),
      order,
    )
}

function lumpIn(lumps: readonly OneOffPayment[] | undefined, month: number): Cents {
  if (!lumps) return 0
  return sumMoney(lumps.map((lump) => (lump.month === month ? Math.max(0, lump.amount) : 0)))
}

/** The positions of the debts in the order in which extra money reaches them; those left out come last. */
export function orderDebts(debts: readonly Debt[], order: DebtOrder): number[] {
  const positions = debts.map((_, index) => index)
  const rate = (index: number) => debts[index]?.interestRate ?? 0
  const amount = (index: number) => debts[index]?.amount ?? 0
  if (order === 'avalanche') return positions.toSorted((a, b) => rate(b) - rate(a) || amount(a) - amount(b))
  if (order === 'snowball') return positions.toSorted((a, b) => amount(a) - amount(b) || rate(b) - rate(a))
  const chosen = new Set(order.filter((index) => positions.includes(index)))
  return [...chosen, ...positions.filter((index) => !chosen.has(index))]
}

function monthlyTotal(debts: readonly Debt[], budget: DebtBudget): Cents {
  if ('total' in budget) return Math.max(0, budget.total)
  const open = debts.filter((debt) => debt.amount > 0)
  return sumMoney([...open.map((debt) => Math.max(0, debt.minimumPayment ?? 0)), Math.max(0, budget.extra)])
}
