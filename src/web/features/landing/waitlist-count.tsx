import { useQuery } from '@tanstack/react-query'
import { waitlistCountQuery } from '#web/data/waitlist.ts'
import { describeCount } from './describe-count.ts'

/** Its line is kept free while the number is on its way. */
export function WaitlistCount() {
  const count = useQuery(waitlistCountQuery)
  return (
    <p className="mt-3 min-h-5 text-sm/5 font-medium text-ink-muted tabular-nums">
      {!count.isPending && describeCount(count.data?.count ?? 0)}
    </p>
  )
}
