import type { BudgetSummary } from '#finance/budget.ts'
import { ExpenseChart } from './expense-chart.tsx'
import type { Lists } from './lists.ts'
import type { MonthView } from './month-chooser.tsx'
import { RecentList } from './recent-list.tsx'
import { inMonth } from './select-entries.ts'
import { SummaryCards } from './summary-cards.tsx'

interface OverviewTabProps {
  lists: Lists
  summary: BudgetSummary
  view: MonthView
  onOpenTab: (tab: 'expenses' | 'income') => void
}

export function OverviewTab({ lists, summary, view, onOpenTab }: OverviewTabProps) {
  const expenses = inMonth(lists.expenseItems, view.month)
  const income = inMonth(lists.incomeItems, view.month)
  return (
    <div className="grid gap-6">
      <SummaryCards
        summary={summary}
        hasSampleIncome={lists.incomeItems.some((row) => row.sample)}
        hasSampleExpenses={lists.expenseItems.some((row) => row.sample)}
      />
      <ExpenseChart expenses={expenses} view={view} />
      <div className="grid gap-6 md:grid-cols-2">
        <RecentList
          title="Recent Expenses"
          entries={expenses}
          emptyText="No expenses recorded yet"
          buttonLabel="View all expenses"
          onViewAll={() => onOpenTab('expenses')}
        />
        <RecentList
          title="Recent Income"
          entries={income}
          emptyText="No income recorded yet"
          buttonLabel="View all income"
          onViewAll={() => onOpenTab('income')}
        />
      </div>
    </div>
  )
}
