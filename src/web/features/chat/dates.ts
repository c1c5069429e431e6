import { format } from 'date-fns/format'
import { formatDistance } from 'date-fns/formatDistance'

/** 'Mar 3, 2026', where the reader is. */
export const formatDate = (instant: string) => format(new Date(instant), 'MMM d, yyyy')

/** 'Tuesday, March 3, 2026' */
export const formatLongDate = (instant: string) => format(new Date(instant), 'EEEE, MMMM d, yyyy')

export const formatMoment = (instant: string) => format(new Date(instant), "MMM d, yyyy 'at' h:mm a")

/** '5 minutes ago'. A server's clock that is a little ahead must not make it 'in 5 seconds'. */
export function formatAgo(instant: string, now: number): string {
  return formatDistance(Math.min(new Date(instant).getTime(), now), now, { addSuffix: true })
}
