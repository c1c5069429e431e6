import { formatAgo } from '#web/lib/format-ago.ts'
import { formatTime } from '#web/lib/format-time.ts'
import { useNow } from './use-now.ts'

/** '5 minutes ago', which stays true while it is looked at. */
export function RelativeTime({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatTime(at, 'moment')}>
      {formatAgo(at, useNow())}
    </time>
  )
}
