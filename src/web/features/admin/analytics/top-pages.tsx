import type { AnalyticsView } from '#contract/analytics.ts'
import { Card } from '#web/ui/card.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { formatDuration } from './format-duration.ts'
import { pageName } from './page-name.ts'

export function TopPages({ pages }: { pages: AnalyticsView['topPages'] }) {
  return (
    <Card title="Top Pages">
      {pages.length === 0 ? (
        <p className="text-sm text-ink-muted">Nobody has looked at a page in this time.</p>
      ) : (
        <Table caption="Top Pages">
          <thead>
            <tr>
              <HeadCell>Page</HeadCell>
              <HeadCell numeric>Views</HeadCell>
              <HeadCell numeric>Average time</HeadCell>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ path, views, avgTimeSpent }) => (
              <tr key={path}>
                <Cell className="wrap-anywhere">{pageName(path)}</Cell>
                <Cell numeric>{views.toLocaleString('en-US')}</Cell>
                <Cell numeric>{formatDuration(avgTimeSpent)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  )
}
