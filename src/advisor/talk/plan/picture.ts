import type { Asset, Liability } from '#contract/balance-sheet.ts'
import type { Figure, FigureSource, RowList } from '#contract/figures.ts'
import { byProfile, byRow, type FigureSheet } from '#advisor/grounding/figures.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { HealthSnapshot } from '#finance/health-snapshot.ts'
import { formatMoney, multiplyMoney, sumMoney } from '#finance/money.ts'

/** What the check-up looks at, and the figures it rests on. */
export interface Picture {
  health: HealthSnapshot
  income: Figure | null
  expenses: Figure | null
  cash: Figure | null
}

interface Row {
  id: number
  name: string
  amount: number
}

/** The user's own rows come first, else the field of the profile: the same order as everywhere. */
export function drawPicture(snapshot: Snapshot, sheet: FigureSheet): Picture {
  const { profile, birthYear, today, liabilities, goals } = snapshot
  const figure = (
    label: string,
    list: RowList,
    rows: Row[],
    field: { value: number; source: FigureSource } | null,
  ) => {
    if (rows.length > 0)
      return sheet.money(label, sumMoney(rows.map((row) => row.amount)), sourceOf(list, rows))
    return field && sheet.money(label, field.value, field.source)
  }
  const income = figure(
    'income a month',
    'incomeItems',
    snapshot.income.map(({ id, source: name, amount }) => ({ id, name, amount })),
    monthlyPay(profile.income),
  )
  const expenses = figure(
    'expenses a month',
    'expenseItems',
    snapshot.expenses.map(({ id, category: name, amount }) => ({ id, name, amount })),
    fieldOf(profile.expenses, 'expenses'),
  )
  const cashRows = rowsOf(snapshot.assets, 'Cash and Equivalents')
  const cash =
    profile.savings !== null && cashRows.length === 0
      ? sheet.money('savings', profile.savings, byProfile('savings'))
      : figure('cash', 'assets', cashRows, null)
  const health: HealthSnapshot = {
    monthlyIncome: income?.value ?? null,
    monthlyExpenses: expenses?.value ?? null,
    cash: cash?.value ?? null,
    assets: assetsOf(snapshot),
    debts: debtsOf(liabilities, profile.debt),
    goals,
    age: birthYear === null ? null : Math.max(0, Number(today.slice(0, 4)) - birthYear),
    riskTolerance: profile.investmentRiskTolerance,
    retirementAge: profile.retirementAge,
    retirementSavings: totalOrNull(rowsOf(snapshot.assets, 'Retirement Accounts')),
    retirementGoal: profile.retirementGoal,
  }
  return { health, income, expenses, cash }
}

const fieldOf = (value: number | null, field: 'expenses') =>
  value === null ? null : { value, source: byProfile(field) }

function monthlyPay(yearly: number | null): { value: number; source: FigureSource } | null {
  if (yearly === null) return null
  const inputs = [{ label: 'income a year', text: formatMoney(yearly, { decimals: 'auto' }) }]
  const formula = 'the yearly income of your profile, spread over its months'
  return { value: multiplyMoney(yearly, 1 / 12), source: { kind: 'formula', formula, inputs } }
}

const rowsOf = (assets: readonly Asset[], category: Asset['category']): Row[] =>
  assets
    .filter((asset) => asset.category === category)
    .map(({ id, name, value: amount }) => ({ id, name, amount }))

const totalOrNull = (rows: Row[]) => (rows.length === 0 ? null : sumMoney(rows.map((row) => row.amount)))

function sourceOf(list: RowList, rows: Row[]): FigureSource {
  const [first] = rows
  if (first && rows.length === 1) return byRow(list, first)
  const inputs = rows.map(({ name, amount }) => ({
    label: name,
    text: formatMoney(amount, { decimals: 'auto' }),
  }))
  return { kind: 'formula', formula: 'all rows added up', inputs }
}

/** Rows of the balance sheet; savings that are only told count as the single asset. */
function assetsOf({ assets, profile }: Snapshot): { value: number }[] | null {
  if (assets.length > 0) return assets
  return profile.savings === null ? null : [{ value: profile.savings }]
}

/** A total without its parts has no rate, so it says only that there is some debt, or none. */
function debtsOf(liabilities: readonly Liability[], total: number | null): readonly Liability[] | null {
  if (liabilities.length > 0) return liabilities
  return total === 0 ? [] : null
}
