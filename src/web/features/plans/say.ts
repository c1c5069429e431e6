import { addMonths, type PlainDate } from '#finance/dates.ts'
import { type Cents, formatMoney } from '#finance/money.ts'
import { formatTime } from '#web/lib/format-time.ts'

export const dollars = (cents: Cents) => formatMoney(cents, { decimals: 'auto' })

export const sayMonths = (count: number): string => {
  if (count < 24) return count === 1 ? '1 month' : `${count} months`
  const [years, rest] = [Math.floor(count / 12), count % 12]
  return rest === 0 ? `${years} years` : `${years} years ${rest} months`
}

/** 'May 2028': the month that lies so many months from today. */
export const monthFrom = (today: PlainDate, months: number) =>
  formatTime(addMonths(`${today.slice(0, 7)}-01`, months), 'month')

/** Counted from year 0 on, as charts number the months of the calendar. */
export const monthNumber = (today: PlainDate) =>
  Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
