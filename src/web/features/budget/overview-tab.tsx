import type { BudgetSummary } from '#finance/budget.ts'
import { ExpenseChart } from './expense-chart.tsx'
import type { Lists } from '#web/budget-edits/lists.ts'
import type { MonthView } from './month-chooser.tsx'
import { RecentList } from './recent-list.tsx'
import { inMonth } from './select-entries.ts'
import { SummaryCards } from './summary-cards.tsx'
import type { Derived } from './use-derived.ts'

interface OverviewTabProps {
  lists: Lists
  derived: Derived
  summary: BudgetSummary
  view: MonthView
  onOpenTab: (tab: 'expenses' | 'income') => void
  onSetPay: () => void
}

export function OverviewTab({ lists, derived, summary, view, onOpenTab, onSetPay }: OverviewTabProps) {
  const expenses = inMonth(lists.expenseItems, view.month)
  const income = inMonth(lists.incomeItems, view.month)
  return (
    <div className="grid gap-6">
      <SummaryCards summary={summary} lists={lists} derived={derived} onSetPay={onSetPay} />
      <ExpenseChart expenses={expenses} derived={derived.expenses} view={view} />
      <div className="grid gap-6 md:grid-cols-2">
        <RecentList
          title="Recent Expenses"
          entries={expenses}
          derived={derived.expenses}
          emptyText="No expenses recorded yet"
          buttonLabel="View all expenses"
          onViewAll={() => onOpenTab('expenses')}
        />
        <RecentList
          title="Recent Income"
          entries={income}
          derived={derived.income}
          emptyText="No income recorded yet"
          buttonLabel="View all income"
          onViewAll={() => onOpenTab('income')}
        />
      </div>
    </div>
  )
}
