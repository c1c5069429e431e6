import type { ReactNode } from 'react'
import type { BudgetSummary } from '#finance/budget.ts'
import { formatMoney, formatPercent } from '#finance/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { describeDerived } from './describe-derived.ts'
import type { Lists } from '#web/budget-edits/lists.ts'
import type { Derived } from './use-derived.ts'

interface SummaryCardsProps {
  summary: BudgetSummary
  lists: Lists
  derived: Derived
  /** Opens the form for what one takes home. */
  onSetPay: () => void
}

/** Monthly totals over all rows, whichever month is shown below. */
export function SummaryCards({ summary, lists, derived, onSetPay }: SummaryCardsProps) {
  const { totalIncome, totalExpenses, netSavings, savingsRate } = summary
  const hasSampleIncome = lists.incomeItems.some((row) => row.sample)
  const hasSampleExpenses = lists.expenseItems.some((row) => row.sample)
  const basis = describeDerived(derived)
  const partly = lists.expenseItems.length > 0 ? 'partly ' : ''
  const isIncomeKnown = lists.incomeItems.length + derived.income.length > 0
  const isSigned = netSavings !== 0 && isIncomeKnown && !basis
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      <SummaryCard
        title="Total Income"
        isSample={hasSampleIncome}
        note={derived.income.length > 0 ? joinNotes('a month, from your profile', basis) : 'a month'}
        action={derived.income.length > 0 && derived.basis !== 'net' && 'Set take-home pay'}
        onAction={onSetPay}
      >
        {formatMoney(totalIncome, { decimals: 'auto' })}
      </SummaryCard>
      <SummaryCard
        title="Total Expenses"
        isSample={hasSampleExpenses}
        note={derived.expenses.length > 0 ? `a month, ${partly}from your profile` : 'a month'}
      >
        {formatMoney(totalExpenses, { decimals: 'auto' })}
      </SummaryCard>
      <SummaryCard
        title="Net Savings"
        isSample={hasSampleIncome || hasSampleExpenses}
        note={joinNotes(`${formatPercent(savingsRate)} of income`, basis)}
        action={!isIncomeKnown && totalExpenses > 0 && 'Add your take-home pay'}
        onAction={onSetPay}
        className="col-span-2 lg:col-span-1"
      >
        <span
          className={classNames(
            isSigned && (netSavings < 0 ? 'text-loss' : 'text-gain'),
            !isIncomeKnown && 'text-ink-muted',
          )}
        >
          {formatMoney(netSavings, { decimals: 'auto' })}
        </span>
      </SummaryCard>
    </div>
  )
}

const joinNotes = (...notes: string[]) => notes.filter(Boolean).join(', ')

interface SummaryCardProps {
  title: string
  isSample: boolean
  note: string
  /** What the button under the figure says; none where it is empty. */
  action?: string | false
  onAction?: () => void
  className?: string
  children: ReactNode
}

function SummaryCard({ title, isSample, note, action, onAction, className, children }: SummaryCardProps) {
  return (
    <section
      className={classNames(
        'min-w-0 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6',
        className,
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-2">
        <h2 className="text-sm font-medium text-ink-muted">{title}</h2>
        {isSample && <Badge tone="accent">Includes sample</Badge>}
      </div>
      <p className="mt-1 text-figure wrap-anywhere tabular-nums max-sm:text-2xl sm:mt-2">{children}</p>
      <p className="text-sm text-ink-muted tabular-nums">{note}</p>
      {action && (
        <Button variant="link" size="sm" className="mt-1" onClick={onAction}>
          {action}
        </Button>
      )}
    </section>
  )
}
