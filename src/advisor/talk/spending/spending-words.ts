import type { TableCard } from '#contract/cards.ts'
import type { FigureSource } from '#contract/figures.ts'
import { byFormula, type FigureSheet } from '#advisor/grounding/figures.ts'
import { type Piece, quote, type Text, text } from '#advisor/grounding/pieces.ts'
import type { Spending } from '#advisor/snapshot.ts'
import { daysInMonth, type PlainDate } from '#finance/dates.ts'
import type { Month } from '#finance/spending.ts'
import { nameAlone } from './asked-names.ts'
import type { Period } from './asked-period.ts'
import type { Scene } from '#advisor/talk/scene.ts'

const lastDayOf = (month: Month) =>
  `${month}-${daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)))}`
export const daysOf = ({ from, to, days }: Period) => days ?? { from: `${from}-01`, to: lastDayOf(to) }

export const monthName = (month: Month) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })

/** 'December 1, 2026' */
export function sayDay(sheet: FigureSheet, date: PlainDate, source: FigureSource): Text {
  const day = sheet.number('Day', 'count', Number(date.slice(8)), source)
  const year = sheet.number('Year', 'year', Number(date.slice(0, 4)), source)
  return text`${monthName(date.slice(0, 7))} ${day}, ${year}`
}

/** 'in September 2026', 'in January to March 2026', 'on March 1, 2026', 'from March 2, 2026 to March 8, 2026' */
export function sayPeriod({ sheet }: Scene, { from, to, days }: Period): Text {
  const asked = byFormula('The time that was asked about.', [])
  if (days)
    return days.from === days.to
      ? text`on ${sayDay(sheet, days.to, asked)}`
      : text`from ${sayDay(sheet, days.from, asked)} to ${sayDay(sheet, days.to, asked)}`
  const yearOf = (month: Month) => sheet.number('Year', 'year', Number(month.slice(0, 4)), asked)
  if (from === to) return [`in ${monthName(to)} `, yearOf(to)]
  const start: Text =
    from.slice(0, 4) === to.slice(0, 4) ? [monthName(from)] : [`${monthName(from)} `, yearOf(from)]
  return ['in ', ...start, ` to ${monthName(to)} `, yearOf(to)]
}

export function plainPeriod({ from, to, days }: Period): string {
  if (days) return days.from === days.to ? days.to : `${days.from} to ${days.to}`
  return from === to ? `${monthName(to)} ${to.slice(0, 4)}` : `${from} to ${to}`
}

/** What the user calls something; a name with digits is marked as theirs. */
export const sayName = (said: string): Piece => (/\d/.test(said) ? quote(said) : nameAlone(said))

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
