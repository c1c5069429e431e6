import type { TableCard } from '#contract/cards.ts'
import type { FigureSource } from '#contract/figures.ts'
import { byFormula } from '#advisor/grounding/figures.ts'
import type { Text } from '#advisor/grounding/pieces.ts'
import type { Spending } from '#advisor/snapshot.ts'
import { daysInMonth } from '#finance/dates.ts'
import type { Month } from '#finance/spending.ts'
import type { Scene } from './scene.ts'
import type { Period } from './transaction-questions.ts'

const lastDayOf = (month: Month) =>
  `${month}-${daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)))}`
export const daysOf = ({ from, to }: Period) => ({ from: `${from}-01`, to: lastDayOf(to) })

export const monthName = (month: Month) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })

/** 'September 2026', 'January to March 2026' */
export function sayPeriod({ sheet }: Scene, { from, to }: Period): Text {
  const yearOf = (month: Month) =>
    sheet.number(
      'Year',
      'year',
      Number(month.slice(0, 4)),
      byFormula('The months that were asked about.', []),
    )
  if (from === to) return [`${monthName(to)} `, yearOf(to)]
  const start: Text =
    from.slice(0, 4) === to.slice(0, 4) ? [monthName(from)] : [`${monthName(from)} `, yearOf(from)]
  return [...start, ` to ${monthName(to)} `, yearOf(to)]
}

export const plainPeriod = ({ from, to }: Period) =>
  from === to ? `${monthName(to)} ${to.slice(0, 4)}` : `${from} to ${to}`

/** All of a month's transactions. */
export const monthSource = (count: number, month: Month): FigureSource => ({
  kind: 'transactions',
  count,
  about: plainPeriod({ from: month, to: month }),
  filter: daysOf({ from: month, to: month }),
})

export const rowsCard = (title: string, { rows }: Spending): TableCard => ({
  kind: 'table',
  title,
  formula: 'Rows of your imported transactions; transfers between your own accounts are left out.',
  open: '/transactions',
  columns: [
    { label: 'Date', unit: 'date' },
    { label: 'Payee', unit: 'text' },
    { label: 'Category', unit: 'text' },
    { label: 'Amount', unit: 'money' },
  ],
  rows: rows.map(({ date, payee, category, amount }) => [date, payee, category ?? '', amount]),
})

export const recurringCard = (title: string, recurring: Spending['recurring']): TableCard => ({
  kind: 'table',
  title,
  formula: 'Found in your transactions: the same payee, about the same amount, at even distances.',
  open: '/transactions',
  columns: [
    { label: 'Payee', unit: 'text' },
    { label: 'Every', unit: 'text' },
    { label: 'Amount', unit: 'money' },
    { label: 'Next', unit: 'date' },
  ],
  rows: recurring.map(({ payee, period, amount, nextDate }) => [payee, period, Math.abs(amount), nextDate]),
})
