import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '#finance/money.ts'
import type { PlanLine } from '#finance/spending.ts'
import { planQuery } from '#web/data/transactions.ts'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { formatTime } from '#web/lib/format-time.ts'

/** Planned against real, category by category, for the month that is chosen above or the last one. */
export function PlanCard({ month }: { month: string }) {
  return (
    <QueryView
      query={useQuery(planQuery(month))}
      loading={<Skeleton className="h-60" />}
      failure="Failed to compare your budget with your spending. Please try again."
    >
      {(lines) => <Comparison month={month} lines={lines} />}
    </QueryView>
  )
}

function Comparison({ month, lines }: { month: string; lines: PlanLine[] }) {
  const hasPlan = lines.some(({ planned }) => planned > 0)
  return (
    <Card
      title={`Planned and real, ${formatTime(`${month}-01`, 'month')}`}
      {...(!hasPlan && {
        description: 'Your budget has no expenses yet: accept what is proposed, or write your own.',
      })}
    >
      <Table caption="Planned and real spending">
        <thead>
          <tr>
            <HeadCell>Category</HeadCell>
            <HeadCell numeric className="max-sm:hidden">
              Planned
            </HeadCell>
            <HeadCell numeric>Real</HeadCell>
            <HeadCell numeric>Difference</HeadCell>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ category, planned, real, over }) => (
            <tr key={category}>
              <Cell>{category}</Cell>
              <Cell numeric className="max-sm:hidden">
                {formatMoney(planned)}
              </Cell>
              <Cell numeric>
                {formatMoney(real)}
                <p className="text-fine text-ink-muted sm:hidden">of {formatMoney(planned)}</p>
              </Cell>
              {hasPlan ? (
                <Cell numeric className={over > 0 ? 'font-medium text-danger' : 'text-good'}>
                  {over > 0 ? `${formatMoney(over)} over` : `${formatMoney(-over)} left`}
                </Cell>
              ) : (
                <Cell numeric className="text-ink-muted">
                  not planned
                </Cell>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
