/**
 * Paying several debts from one fixed sum a month. Each month interest is added first (a twelfth of the yearly rate
 * on the opening balance); then every debt gets its minimum; what is left goes to the target and, once that is
 * cleared, on to the next within the same month. Minimums of cleared debts stay in the sum. The order is settled
 * once, by the opening balances.
 */
import {
  closeMonth,
  type DebtsUnderway,
  FRACTIONS,
  openMonth,
  setOut,
  sumUp,
  WHOLE_CENTS,
} from './debt-month.ts'
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
  /** Written out when it is asked for: of three orders side by side one is shown. */
  readonly table: DebtMonth[]
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

/** Debt that has grown tenfold will never be paid off; stopping there also keeps the numbers exact. */
const GIVE_UP_AT = 10

export function planDebtPayoff(debts: readonly Debt[], options: DebtPlanOptions): DebtPlan {
  let table: DebtMonth[] | undefined
  return {
    ...runMonths(debts, options),
    get table() {
      return (table ??= writeTable(debts, options))
    },
  }
}

type Outcome = Omit<FinishedDebtPlan, 'table'> | Omit<UnfinishedDebtPlan, 'table'>
type Visit = (underway: DebtsUnderway, month: number) => void

function runMonths(debts: readonly Debt[], options: DebtPlanOptions, visit?: Visit): Outcome {
  const cents = options.round === false ? FRACTIONS : WHOLE_CENTS
  const orderIn = createOrder(debts, options.order)
  const total = monthlyTotal(debts, options.budget)
  const underway = setOut(debts, cents)
  const opening = sumUp(underway.balances, cents)
  const cleared: DebtCleared[] = []
  let [months, left, firstInterest] = [0, opening, 0]
  const stop = (reason: UnfinishedDebtPlan['reason'], needed: Cents): Outcome => {
    return { paysOff: false, reason, needed, monthlyTotal: total, cleared }
  }

  while (left > 0) {
    const month = months + 1
    const order = orderIn(month)
    const due = openMonth(underway, month)
    if (due > total) return stop('below-minimums', due)
    left = closeMonth(underway, order, total + lumpIn(options.lumps, month) - due)
    months = month
    if (month === 1) firstInterest = sumUp(underway.interest, cents)
    if (underway.cleared > 0) cleared.push(...listCleared(debts, underway, order, month))
    visit?.(underway, month)
    if (left > opening * GIVE_UP_AT || (left > 0 && month >= HORIZON_MONTHS)) {
      return stop(left >= opening ? 'below-interest' : 'beyond-horizon', firstInterest)
    }
  }
  const totalInterest = sumUp(underway.interestSoFar, cents)
  const totalPaid = cents.cut(opening + totalInterest)
  return { paysOff: true, months, totalInterest, totalPaid, monthlyTotal: total, cleared }
}

/** The debts that this month has paid off; those at zero before had nothing to pay. */
function listCleared(
  debts: readonly Debt[],
  { cents, balances, payments, interestSoFar }: DebtsUnderway,
  order: readonly number[],
  month: number,
): DebtCleared[] {
  return order
    .filter((index) => balances[index] === 0 && (payments[index] ?? 0) > 0)
    .map((index) => {
      const interest = cents.cut(interestSoFar[index] ?? 0)
      return { index, name: debts[index]?.name ?? '', month, interest }
    })
}

function writeTable(debts: readonly Debt[], options: DebtPlanOptions): DebtMonth[] {
  const table: DebtMonth[] = []
  runMonths(debts, options, ({ interest, payments, balances }, month) => {
    table.push({ month, interest: copy(interest), payments: copy(payments), balances: copy(balances) })
  })
  return table
}

// A tenth of the time that spreading takes, which walks the numbers one by one through an iterator.
function copy(numbers: Float64Array): Cents[] {
  const list: Cents[] = []
  for (let at = 0; at < numbers.length; at++) list.push(numbers[at] ?? 0)
  return list
}

/** By the rates of the month where one of them changes on the way; otherwise it is settled once. */
function createOrder(debts: readonly Debt[], order: DebtOrder): (month: number) => number[] {
  const settled = orderDebts(debts, order)
  if (order !== 'avalanche' || debts.every(({ promo }) => !promo)) return () => settled
  const rateIn = ({ interestRate, promo }: Debt, month: number) =>
    promo && month <= promo.months ? promo.rate : interestRate
  return (month) =>
    orderDebts(
      debts.map((debt) => ({ ...debt, interestRate: rateIn(debt, month) })),
      order,
    )
}

function lumpIn(lumps: readonly OneOffPayment[] | undefined, month: number): Cents {
  if (!lumps || lumps.length === 0) return 0
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
