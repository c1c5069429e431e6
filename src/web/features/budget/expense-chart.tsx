import { ChartColumn } from 'lucide-react'
import { lazy, Suspense, use, useMemo } from 'react'
import type { ExpenseItem } from '#contract/budget.ts'
import type { DerivedLine } from '#contract/household.ts'
import { totalsByCategory } from '#finance/budget.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CategoryColours } from './category-dot.tsx'
import { MonthChooser, MonthNote, type MonthView } from './month-chooser.tsx'

const BarChart = lazy(async () => ({ default: (await import('#web/charts/bar-chart.tsx')).BarChart }))

interface ExpenseChartProps {
  expenses: ExpenseItem[]
  /** What is known of expenses from elsewhere. */
  derived: DerivedLine[]
  view: MonthView
}

/** The largest category first, as the eye would sort them anyway. */
export function ExpenseChart({ expenses, derived, view }: ExpenseChartProps) {
  const colourOf = use(CategoryColours)
  const bars = useMemo(
    () =>
      totalsByCategory([...expenses, ...derived.map(({ name, amount }) => ({ category: name, amount }))])
        .map(({ category, total }) => ({ label: category, amount: total, fill: colourOf(category) }))
        .toSorted((a, b) => b.amount - a.amount),
    [expenses, derived, colourOf],
  )
  return (
    <Card
      title="Expense Breakdown"
      description="Where your money is going this month"
      actions={<MonthChooser view={view} />}
    >
      <MonthNote view={view} />
      {bars.length > 0 ? (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <BarChart label="Expense totals by category" bars={bars} />
        </Suspense>
      ) : (
        <div className="grid h-80 place-items-center">
          <EmptyState
            icon={<ChartColumn />}
            title="Nothing to show yet"
            text="Add an expense and see here where your money is going."
          />
        </div>
      )}
    </Card>
  )
}
