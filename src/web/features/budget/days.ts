import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'

/** Today where the user is, as YYYY-MM-DD. */
export const today = (now = new Date()) => format(now, 'yyyy-MM-dd')

/** 'Jan 15, 2023'. The day is read as local midnight, so no time zone shifts it. */
export const formatDay = (day: string) => format(parseISO(day), 'MMM d, yyyy')

/** 'January 2023' from '2023-01'. */
export const formatMonth = (month: string) => format(parseISO(`${month}-01`), 'MMMM yyyy')

/** 'January 15 at 9:05 AM'. */
export const formatMoment = (milliseconds: number) => format(milliseconds, "MMMM d 'at' h:mm a")
