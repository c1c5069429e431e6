import type { AnalyticsView } from '#contract/analytics.ts'
import { Card } from '#web/ui/card.tsx'
import { DaysChart } from './days-chart.tsx'
import { formatDuration } from './format-duration.ts'
import { ShareList } from './share-list.tsx'
import { TopPages } from './top-pages.tsx'

const count = (value: number) => value.toLocaleString('en-US')
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function AnalyticsReport({ data }: { data: AnalyticsView }) {
  const figures = [
    ['Unique Visitors', count(data.uniqueVisitors), 'Counted anew each day'],
    ['Total Sessions', count(data.totalSessions), 'A visit ends after 30 quiet minutes'],
    ['Total Page Views', count(data.totalPageViews), `In the last ${data.period} days`],
    ['Average Time Spent', formatDuration(data.avgTimeSpent), 'In view, per session'],
    ['Active Users', count(data.activeUsers), 'In the last 15 minutes'],
  ]
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-5">
        {figures.map(([term, value, hint]) => (
          <div key={term} className="rounded-card border border-line bg-surface p-4 shadow-card">
            <dt className="text-sm text-ink-muted">{term}</dt>
            <dd className="text-figure tabular-nums">{value}</dd>
            <dd className="text-fine/5 text-ink-muted">{hint}</dd>
          </div>
        ))}
      </dl>
      {data.days.length > 0 && <DaysChart days={data.days} />}
      <TopPages pages={data.topPages} />
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start lg:*:only:col-span-2">
        {data.funnel.length > 0 && (
          <Card title="From visit to budget" description="How many got how far.">
            <ShareList
              rows={data.funnel.map(({ step, count: value }) => ({ label: capitalise(step), value }))}
            />
          </Card>
        )}
        {data.referrers.length > 0 && (
          <Card title="Where visits come from" description="The sites that sent them.">
            <ShareList rows={data.referrers.map(({ host, visits }) => ({ label: host, value: visits }))} />
          </Card>
        )}
      </div>
    </>
  )
}
