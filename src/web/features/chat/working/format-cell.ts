import type { TableCard } from '#contract/cards.ts'
import type { Currency } from '#finance/currency.ts'
import { formatMoney, roundDecimals } from '#finance/money.ts'
import { formatDay } from '#web/lib/format-time.ts'

type CellValue = TableCard['rows'][number][number]
type CellUnit = TableCard['columns'][number]['unit']

/** A number in the unit of its column, as the answer above it prints them. */
export function formatCell(value: CellValue, unit: CellUnit, currency: Currency | null = null): string {
  if (value === null) return '–'
  if (typeof value === 'string') return unit === 'date' ? formatDay(value) : value
  switch (unit) {
    case 'money':
      return formatMoney(value, { ...(currency && { currency }) })
    case 'percent':
      return `${grouped(value)}%`
    case 'months':
      return counted(value, 'month')
    case 'years':
      return counted(value, 'year')
    case 'year':
      return String(value)
    default:
      return grouped(value)
  }
}

const grouped = (value: number) =>
  roundDecimals(value, 2).toLocaleString('en-US', { maximumFractionDigits: 2 })
const counted = (value: number, noun: string) => `${grouped(value)} ${noun}${value === 1 ? '' : 's'}`
