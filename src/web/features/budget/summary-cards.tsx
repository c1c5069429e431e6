import { TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BudgetSummary } from '#finance/budget.ts'
import { formatMoney, formatPercent } from '#finance/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'

interface SummaryCardsProps {
  summary: BudgetSummary
  hasSampleIncome: boolean
  hasSampleExpenses: boolean
}

/** Monthly totals over all rows, whichever month is shown below. */
export function SummaryCards({ summary, hasSampleIncome, hasSampleExpenses }: SummaryCardsProps) {
  const { totalIncome, totalExpenses, netSavings, savingsRate } = summary
  const isLoss = netSavings < 0
  const Trend = isLoss ? TrendingDown : TrendingUp
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SummaryCard title="Total Income" isSample={hasSampleIncome} note="a month">
        {formatMoney(totalIncome, { decimals: 'auto' })}
      </SummaryCard>
      <SummaryCard title="Total Expenses" isSample={hasSampleExpenses} note="a month">
        {formatMoney(totalExpenses, { decimals: 'auto' })}
      </SummaryCard>
      <SummaryCard
        title="Net Savings"
        isSample={hasSampleIncome || hasSampleExpenses}
        note={`${formatPercent(savingsRate)} of income`}
        className="sm:col-span-2 lg:col-span-1"
      >
        <span
          className={classNames(
            'inline-flex items-center gap-2',
            netSavings !== 0 && (isLoss ? 'text-loss' : 'text-gain'),
          )}
        >
          {formatMoney(netSavings, { decimals: 'auto' })}
          {netSavings !== 0 && <Trend aria-hidden className="size-5" />}
        </span>
      </SummaryCard>
    </div>
  )
}

interface SummaryCardProps {
  title: string
  isSample: boolean
  note: string
  className?: string
  children: ReactNode
}

function SummaryCard({ title, isSample, note, className, children }: SummaryCardProps) {
  return (
    <section
      className={classNames(
        'min-w-0 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6',
        className,
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h2 className="text-sm font-medium text-ink-muted">{title}</h2>
        {isSample && <Badge tone="accent">Includes sample</Badge>}
      </div>
      <p className="mt-2 text-figure wrap-anywhere tabular-nums">{children}</p>
      <p className="text-sm text-ink-muted tabular-nums">{note}</p>
    </section>
  )
}
