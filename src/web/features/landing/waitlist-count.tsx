import { describeCount } from './describe-count.ts'

/** Its line is kept free while the number is on its way. */
export function WaitlistCount({ count }: { count: number | undefined }) {
  return (
    <p className="mt-3 min-h-5 text-sm/5 font-medium text-ink-muted tabular-nums">
      {count !== undefined && describeCount(count)}
    </p>
  )
}
