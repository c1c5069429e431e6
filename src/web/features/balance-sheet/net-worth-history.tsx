import { useQuery } from '@tanstack/react-query'
import { format } from 'date-fns/format'
import { lazy, Suspense, useMemo } from 'react'
import { formatMoney, subtractMoney } from '#finance/money.ts'
import { formatDay } from '#web/charts/format-day.ts'
import type { DayAmount } from '#web/charts/line-layout.ts'
import { netWorthHistoryQuery } from '#web/data/balance-sheet.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { holdUntil } from './hold-until.ts'

// A chart that cannot be fetched must not take the page with it.
const LineChart = lazy(() =>
  import('#web/charts/line-chart.tsx').then(
    (chart) => ({ default: chart.LineChart }),
    () => ({ default: () => <p className="text-sm text-ink-muted">The chart could not be loaded.</p> }),
  ),
)

/** How net worth came to be what it is. The first day alone is no history yet: then there is nothing here. */
export function NetWorthHistory() {
  const history = useQuery(netWorthHistoryQuery)
  const { data, dataUpdatedAt } = history
  const points = useMemo(
    () => data && holdUntil(format(dataUpdatedAt, 'yyyy-MM-dd'), data),
    [data, dataUpdatedAt],
  )
  if (points && points.length < 2) return null
  const loading = <Skeleton className="h-56 opacity-50" />
  return (
    <Card title="Over time" description={points && <Change points={points} />}>
      {history.isPending && loading}
      {points && (
        <Suspense fallback={loading}>
          <LineChart label="Net worth" points={points} />
        </Suspense>
      )}
      {history.isError && !points && (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-sm text-ink-muted">The history could not be loaded.</p>
          <Button
            variant="secondary"
            size="sm"
            pending={history.isFetching}
            onClick={() => void history.refetch()}
          >
            Try again
          </Button>
        </div>
      )}
    </Card>
  )
}

function Change({ points }: { points: DayAmount[] }) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const change = subtractMoney(last.amount, first.amount)
  return (
    <>
      <span className="font-medium text-ink tabular-nums">{formatMoney(change, { sign: 'always' })}</span>{' '}
      since {formatDay(first.date)}
    </>
  )
}
