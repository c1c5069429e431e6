import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import type { PlainDate } from '#finance/dates.ts'

/** 'Mar 3, 2025'. A day without time is read as midnight here, so that it stays that day. */
export function formatDay(date: PlainDate, pattern = 'MMM d, yyyy'): string {
  return format(parseISO(date), pattern)
}
