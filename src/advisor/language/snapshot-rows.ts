import type { Figure, RowList } from '#contract/figures.ts'
import { byRow } from '#advisor/grounding/figures.ts'
import type { Snapshot } from '#advisor/snapshot.ts'
import type { Cents } from '#finance/money.ts'
import { figureData, type FigureData } from './figure-data.ts'
import type { Known } from './known.ts'

/** Rows of one list that are told, the largest first; totals count them all. */
const MOST_ROWS = 20
/** Names are the user's own text: enough to recognise, not enough to talk the model over. */
const MOST_NAME = 80

interface RowData {
  /** Refer to it as [[n1]]. */
  ref: string
  name: string
  figures: FigureData[]
}

interface Row {
  id: number
  name: string
  /** By what they are; the first decides which rows are the largest. */
  amounts: Record<string, Cents | null>
  rate?: number
}

/** The rows of the user's lists, without notes, dates and ids. */
export function describeRows(snapshot: Snapshot, known: Known): Record<string, RowData[]> {
  const { assets, liabilities, income, expenses, goals } = snapshot
  const tell = (list: RowList, rows: Row[]) => largest(rows).map((row) => describeRow(known, list, row))
  return {
    assets: tell(
      'assets',
      assets.map(({ id, name, value }) => ({ id, name, amounts: { value } })),
    ),
    liabilities: tell(
      'liabilities',
      liabilities.map(({ id, name, amount, minimumPayment, interestRate: rate }) => ({
        id,
        name,
        amounts: { owed: amount, 'minimum payment': minimumPayment },
        rate,
      })),
    ),
    monthlyIncome: tell(
      'incomeItems',
      income.map(({ id, source: name, amount }) => ({ id, name, amounts: { 'a month': amount } })),
    ),
    monthlyExpenses: tell(
      'expenseItems',
      expenses.map(({ id, category: name, amount }) => ({ id, name, amounts: { 'a month': amount } })),
    ),
    goals: tell(
      'financialGoalItems',
      goals.map(({ id, name, targetAmount, currentAmount }) => ({
        id,
        name,
        amounts: { target: targetAmount, 'saved so far': currentAmount },
      })),
    ),
  }
}

function largest(rows: Row[]): Row[] {
  const size = ({ amounts }: Row) => Object.values(amounts)[0] ?? 0
  return rows.toSorted((a, b) => size(b) - size(a)).slice(0, MOST_ROWS)
}

function describeRow(known: Known, list: RowList, { id, name: whole, amounts, rate }: Row): RowData {
  const name = whole.slice(0, MOST_NAME)
  const source = byRow(list, { id, name: whole })
  const figures = Object.entries(amounts).flatMap(([what, value]): Figure[] =>
    value === null ? [] : [known.sheet.money(`${name}: ${what}`, value, source)],
  )
  const rates = rate === undefined ? [] : [known.sheet.percent(`${name}: interest a year`, rate, source)]
  const all = [...figures, ...rates].map((figure) => figureData(known.add(figure)))
  return { ref: known.addName(name), name, figures: all }
}
