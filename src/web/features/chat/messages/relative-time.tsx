import { formatAgo, formatMoment } from '#web/features/chat/dates.ts'
import { useNow } from './use-now.ts'

/** '5 minutes ago', which stays true while it is looked at. */
export function RelativeTime({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {formatAgo(at, useNow())}
    </time>
  )
}
