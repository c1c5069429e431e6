/** Totals of what is stored, each with its source: the user's own rows first, else the field of the profile. */
import type { RowList } from '#contract/figures.ts'
import { byProfile, byRow } from '#advisor/grounding/figures.ts'
import { type Given, withRival } from '#advisor/planning/given.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { AssetCategory } from '#finance/balance-sheet.ts'
import { summarizeCashFlow } from '#finance/budget.ts'
import { isPartOfSpending } from '#finance/household.ts'
import { type Cents, formatMoney, sumMoney } from '#finance/money.ts'
import { convertPay } from '#finance/pay.ts'
import { basisAmong, CLOSE, profileBasis, rowsBasis, withBasis } from './pay-basis.ts'
import { householdLines, type SourcedLine } from './household-lines.ts'

interface Row {
  id: number
  name: string
  amount: Cents
}

/** Rows added up; null without any. */
export function sumRows(list: RowList, rows: readonly Row[], formula: string): Given | null {
  return sumLines(
    rows.map((row) => ({ ...row, source: byRow(list, row) })),
    formula,
  )
}

/** Lines of the household added up; null without any. */
export function sumLines(rows: readonly Omit<SourcedLine, 'category' | 'isDerived'>[], formula: string) {
  const [first] = rows
  if (!first) return null
  const value = sumMoney(rows.map((row) => row.amount))
  if (rows.length === 1) return { value, source: first.source }
  const inputs = rows.map((row) => ({ label: row.name, text: formatMoney(row.amount, { decimals: 'auto' }) }))
  return { value, source: { kind: 'formula' as const, formula, inputs } }
}

function profileMoney(snapshot: Snapshot, field: 'income' | 'expenses' | 'savings' | 'debt'): Given | null {
  const value = snapshot.profile[field]
  return value === null ? null : { value, source: byProfile(field) }
}

/** Pay of the profile, a year. */
function profilePay(snapshot: Snapshot): Given | null {
  const yearly = profileMoney(snapshot, 'income')
  return yearly && { ...yearly, source: withBasis(yearly.source, profileBasis(snapshot)) }
}

/** A month. */
export function monthlyIncome(snapshot: Snapshot): Given | null {
  const rows = snapshot.income.map(({ id, source: name, amount }) => ({ id, name, amount }))
  const items = sumRows('incomeItems', rows, 'all income rows of your budget added up')
  const yearly = profilePay(snapshot)
  const field: Given | null = yearly && {
    value: convertPay(yearly.value, 'yearly', 'monthly'),
    source: {
      kind: 'formula',
      formula: 'the yearly income of your profile, spread over its months',
      inputs: [{ label: 'Income a year', text: formatMoney(yearly.value, { decimals: 'auto' }) }],
      ...basisAmong([yearly.source]),
    },
  }
  if (!items) return field
  return withRival({ ...items, source: withBasis(items.source, rowsBasis(snapshot)) }, field)
}

/** A month, as it comes in: take-home pay where that is known, else whatever pay is stored. */
export const monthlyPay = (snapshot: Snapshot): Given | null =>
  snapshot.takeHome && !snapshot.takeHome.isAside
    ? {
        value: snapshot.takeHome.amount,
        source: withBasis(byProfile('takeHome'), 'net'),
      }
    : monthlyIncome(snapshot)

/** A year: the rows of the budget over twelve months, else the income of the profile. */
export function yearlyIncome(snapshot: Snapshot): Given | null {
  const yearly = profilePay(snapshot)
  const monthly = monthlyIncome({ ...snapshot, profile: { ...snapshot.profile, income: null } })
  const fromRows: Given | null = monthly && {
    value: monthly.value * 12,
    source: {
      kind: 'formula',
      formula: 'the monthly income of your budget over a whole year',
      inputs: [{ label: 'Income a month', text: formatMoney(monthly.value, { decimals: 'auto' }) }],
      ...basisAmong([monthly.source]),
    },
  }
  // Twelve rounded months of each source miss the year by cents.
  const isSame = fromRows && yearly && Math.abs(fromRows.value - yearly.value) <= CLOSE
  return fromRows && !isSame ? withRival(fromRows, yearly) : yearly
}

/** A month. */
export function monthlyExpenses(snapshot: Snapshot): Given | null {
  const rows = snapshot.expenses.map(({ id, category: name, amount }) => ({ id, name, amount }))
  const items = sumRows('expenseItems', rows, 'all expense rows of your budget added up')
  const field = profileMoney(snapshot, 'expenses')
  if (!items || !field) return items ?? field
  return isPartOfSpending(items.value, field.value) ? field : withRival(items, field)
}

export function assetsOf(snapshot: Snapshot, ...categories: AssetCategory[]): Row[] {
  return snapshot.assets
    .filter((asset) => categories.includes(asset.category))
    .map(({ id, name, value: amount }) => ({ id, name, amount }))
}

export const namesSavings = (name: string) =>
  /saving|emergency|rainy|money market|high.?yield|hysa/i.test(name)

/** Savings accounts by name, else the savings of the profile, else all cash. */
export function savings(snapshot: Snapshot): Given | null {
  const cash = assetsOf(snapshot, 'Cash and Equivalents')
  const accounts = sumRows(
    'assets',
    cash.filter((row) => namesSavings(row.name)),
    'your savings accounts added up',
  )
  const field = profileMoney(snapshot, 'savings')
  if (accounts) return withRival(accounts, field)
  return field ?? sumRows('assets', cash, 'all cash of your balance sheet added up')
}

export function retirementSavings(snapshot: Snapshot): Given | null {
  return sumRows('assets', assetsOf(snapshot, 'Retirement Accounts'), 'your retirement accounts added up')
}

/** Investments and retirement accounts: what a withdrawal rule is applied to. */
export function portfolio(snapshot: Snapshot): Given | null {
  const rows = assetsOf(snapshot, 'Investments', 'Retirement Accounts')
  return sumRows('assets', rows, 'your investments and retirement accounts added up')
}

/** Everything that is owned: rows, and what only the profile or a goal tells of. */
export const totalOwned = (snapshot: Snapshot): Given | null =>
  sumLines(householdLines(snapshot).owned, 'everything you own added up')

/** Everything that is owed: rows, and the rest of a stated sum. */
export function totalDebt(snapshot: Snapshot): Given | null {
  const items = sumLines(householdLines(snapshot).owed, 'everything you owe added up')
  const field = profileMoney(snapshot, 'debt')
  return items ? withRival(items, field) : field
}

/** Minimum payments of all debts, where they are stored. */
export function debtPayments(snapshot: Snapshot, { withMortgage }: { withMortgage: boolean }): Given | null {
  const rows = snapshot.liabilities
    .filter((debt) => (debt.minimumPayment ?? 0) > 0 && (withMortgage || debt.category !== 'Mortgage'))
    .map(({ id, name, minimumPayment }) => ({ id, name, amount: minimumPayment ?? 0 }))
  return sumRows('liabilities', rows, 'the payments of your debts added up')
}

/** What income leaves after expenses; null when either is not known or nothing is left. */
export function surplus(snapshot: Snapshot): Given | null {
  const income = monthlyPay(snapshot)
  const expenses = monthlyExpenses(snapshot)
  if (!income || !expenses) return null
  const { netSavings } = summarizeCashFlow(income.value, expenses.value)
  if (netSavings <= 0) return null
  const inputs = [
    { label: 'Income a month', text: formatMoney(income.value, { decimals: 'auto' }) },
    { label: 'Expenses a month', text: formatMoney(expenses.value, { decimals: 'auto' }) },
  ]
  return {
    value: netSavings,
    source: {
      kind: 'formula',
      formula: 'income minus expenses of your budget',
      inputs,
      ...basisAmong([income.source]),
    },
  }
}

/** From the birth year; a birthday later this year is not known. */
export function currentAge({ birthYear, today }: Snapshot): Given | null {
  if (birthYear === null) return null
  const value = Math.max(0, Number(today.slice(0, 4)) - birthYear)
  return { value, source: byProfile('birthYear') }
}

export function retirementAge({ profile }: Snapshot): Given | null {
  const value = profile.retirementAge
  return value === null ? null : { value, source: byProfile('retirementAge') }
}

/** So many costs make a budget; a rent alone is not what a month takes. */
const WHOLE = 3
export const hasWholeBudget = ({ profile, expenses }: Snapshot) =>
  profile.expenses !== null ||
  expenses.length >= WHOLE ||
  expenses.some(({ category }) => /\b(?:everything|all|the rest|other)\b/i.test(category))
