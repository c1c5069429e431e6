import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AnalyticsPeriod, analyticsPeriods } from '#contract/analytics.ts'
import { analyticsQuery } from '#web/data/admin-analytics.ts'
import { Card } from '#web/ui/card.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { AnalyticsReport } from './analytics-report.tsx'

const periods = analyticsPeriods.map((days) => ({ value: `${days}` as const, label: `${days} days` }))

export function AnalyticsTab() {
  const [period, setPeriod] = useState<AnalyticsPeriod>(30)
  const answer = useQuery(analyticsQuery(period))
  return (
    <div className="grid gap-4" aria-busy={answer.isFetching || undefined}>
      <div>
        <Segmented
          label="Timeframe"
          options={periods}
          value={`${period}`}
          onValueChange={(value) => setPeriod(Number(value) as AnalyticsPeriod)}
        />
      </div>
      <QueryView
        query={answer}
        loading={
          <Card>
            <SkeletonRows count={4} />
          </Card>
        }
        failure="Error loading analytics data. Please try again later."
      >
        {(data) => <AnalyticsReport data={data} />}
      </QueryView>
    </div>
  )
}
