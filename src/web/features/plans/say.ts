import { addMonths, type PlainDate } from '#finance/dates.ts'
import { type Cents, formatMoney } from '#finance/money.ts'
import { counted } from '#web/lib/counted.ts'
import { formatTime } from '#web/lib/format-time.ts'

export const dollars = (cents: Cents) => formatMoney(cents, { decimals: 'auto' })

export const sayMonths = (count: number): string => {
  if (count < 24) return counted(count, 'month')
  const [years, rest] = [Math.floor(count / 12), count % 12]
  return rest === 0 ? `${years} years` : `${years} years ${counted(rest, 'month')}`
}

/** '6.2 months', never more than there is. */
export const sayTenths = (months: number) => counted(Math.floor(months * 10) / 10, 'month')

/** 'May 2028': the month that lies so many months from today. */
export const monthFrom = (today: PlainDate, months: number) =>
  formatTime(addMonths(`${today.slice(0, 7)}-01`, months), 'month')

/** Counted from year 0 on, as charts number the months of the calendar. */
export const monthNumber = (today: PlainDate) =>
  Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
