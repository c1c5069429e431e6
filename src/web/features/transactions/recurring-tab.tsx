import { useQuery } from '@tanstack/react-query'
import { Repeat } from 'lucide-react'
import type { RecurringView } from '#contract/transactions.ts'
import { formatMoney, sumMoney } from '#finance/money.ts'
import { recurringQuery } from '#web/data/transactions.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { formatDay } from '#web/lib/format-time.ts'

/** What is paid or earned again and again. */
export function RecurringTab() {
  return (
    <QueryView
      query={useQuery(recurringQuery)}
      loading={<Skeleton className="h-60" />}
      failure="Failed to load recurring payments. Please try again."
    >
      {(found) => <RecurringCards active={found.filter(({ isActive }) => isActive)} />}
    </QueryView>
  )
}

function RecurringCards({ active }: { active: RecurringView[] }) {
  const [out, into] = [active.filter(({ amount }) => amount < 0), active.filter(({ amount }) => amount > 0)]
  if (active.length === 0)
    return (
      <EmptyState
        icon={<Repeat />}
        title="Nothing recurring found"
        text="Rent, salary and subscriptions show here once three of each are in."
      />
    )
  return (
    <div className="grid gap-6">
      {out.length > 0 && <RecurringCard title="Bills and subscriptions" rows={out} />}
      {into.length > 0 && <RecurringCard title="Income" rows={into} />}
    </div>
  )
}

function RecurringCard({ title, rows }: { title: string; rows: RecurringView[] }) {
  const total = sumMoney(rows.map(({ monthly }) => Math.abs(monthly)))
  return (
    <Card title={title} description={`${formatMoney(total)} a month`}>
      <Table caption={title}>
        <thead>
          <tr>
            <HeadCell>Payee</HeadCell>
            <HeadCell className="max-sm:hidden">Category</HeadCell>
            <HeadCell className="max-sm:hidden">Every</HeadCell>
            <HeadCell className="max-sm:hidden">Next</HeadCell>
            <HeadCell numeric>Amount</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, payee, category, period, nextDate, amount }) => (
            <tr key={id}>
              <Cell className="w-full max-w-0 sm:w-auto sm:max-w-60">
                <p className="truncate font-medium">{payee}</p>
                {/* On a phone there is no room for columns, and the amount is what one looks for. */}
                <div className="text-fine text-ink-muted sm:hidden">
                  <p>{`${category ?? 'No category'}, every ${period}`}</p>
                  <p>Next {formatDay(nextDate)}</p>
                </div>
              </Cell>
              <Cell className="text-ink-muted max-sm:hidden">{category ?? 'No category'}</Cell>
              <Cell className="max-sm:hidden">{period}</Cell>
              <Cell className="whitespace-nowrap max-sm:hidden">{formatDay(nextDate)}</Cell>
              <Cell numeric>{formatMoney(Math.abs(amount))}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
