import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { NetWorthPoint } from '#contract/balance-sheet.ts'
import { type Cents, formatMoney } from '#finance/money.ts'
import { compareDays, daysAgo, pointsSince } from '#finance/worth-history.ts'
import { netWorthHistoryQuery } from '#web/data/balance-sheet.ts'
import { Card } from '#web/ui/card.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { dayOf, formatDay } from '#web/lib/format-time.ts'
import { extendToToday } from './extend-to-today.ts'

// A chart that cannot be fetched must not take the page with it.
const LineChart = lazy(() =>
  import('#web/charts/line-chart.tsx').then(
    (chart) => ({ default: chart.LineChart }),
    () => ({ default: () => <p className="text-sm text-ink-muted">The chart could not be loaded.</p> }),
  ),
)

const ranges = [
  { value: '30', label: '1M' },
  { value: '182', label: '6M' },
  { value: '365', label: '1Y' },
  { value: 'all', label: 'All' },
] as const
type Range = (typeof ranges)[number]['value']

/** The history of net worth from the first day on. Empty while nothing was ever stored. */
export function NetWorthHistory() {
  const history = useQuery(netWorthHistoryQuery)
  const { data, dataUpdatedAt } = history
  const [range, setRange] = useState<Range>('all')
  const today = dayOf(dataUpdatedAt)
  const days = useMemo(
    () => data && (range === 'all' ? data : pointsSince(data, daysAgo(today, Number(range)))),
    [data, range, today],
  )
  const points = useMemo(() => days && extendToToday(today, days), [days, today])
  if (data?.length === 0) return null
  const loading = <Skeleton className="h-56 opacity-50" />
  return (
    <Card
      title="Over time"
      description={days && <Change days={days} />}
      actions={
        data && data.length > 1 ? (
          <Segmented label="Range" options={[...ranges]} value={range} onValueChange={setRange} />
        ) : undefined
      }
    >
      {history.isPending && loading}
      {points && (
        <Suspense fallback={loading}>
          <LineChart label="Net worth" points={points} />
        </Suspense>
      )}
      {history.isError && !points && (
        <LoadFailure query={history} failure="The history could not be loaded." isQuiet />
      )}
    </Card>
  )
}

/** What has grown, apart from what was put on the list or taken off it: a car that is entered is no gain. */
function Change({ days }: { days: NetWorthPoint[] }) {
  const first = days[0]
  const found = first && compareDays(days, first.date)
  if (!first || !found) return null
  if (days.length === 1) return `The line starts on ${formatDay(first.date)} and grows with you.`
  const money = (cents: Cents) => (
    <span className="font-medium text-ink tabular-nums">{formatMoney(cents, { sign: 'always' })}</span>
  )
  if (found.listed === 0) {
    return (
      <>
        {money(found.change)} since {formatDay(first.date)}
      </>
    )
  }
  return (
    <>
      {money(found.change)} since {formatDay(first.date)}: {money(found.grown)} in value,{' '}
      {money(found.listed)} from items added or removed
    </>
  )
}
