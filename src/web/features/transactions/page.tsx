import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { summarizeMonths } from '#finance/spending.ts'
import { MonthBars } from '#web/charts/month-bars.tsx'
import { monthsQuery, summaryQuery, useFollowTransactions } from '#web/data/transactions.ts'
import { ImportButton } from '#web/importing/import-button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { ListTab } from './list-tab.tsx'
import { useView, type View } from './use-view.ts'

// The list is what people come for; the other tabs arrive when they are opened.
const RecurringTab = lazy(async () => ({ default: (await import('./recurring-tab.tsx')).RecurringTab }))
const BudgetTab = lazy(async () => ({ default: (await import('./budget-tab.tsx')).BudgetTab }))
const ImportsTab = lazy(async () => ({ default: (await import('./imports-tab.tsx')).ImportsTab }))

const later = (tab: ReactNode) => <Suspense fallback={<Skeleton className="h-80" />}>{tab}</Suspense>

export function TransactionsPage() {
  useFollowTransactions()
  const view = useView()
  const all = useQuery(summaryQuery({}))
  return (
    <>
      <PageHeader
        title="Transactions"
        subtitle="What came in and went out, from the files of your bank"
        back={{ href: '/chat', label: 'Back to Chat' }}
        actions={<ImportButton variant="primary" />}
      />
      {all.isPending && <Skeleton className="h-80" />}
      {all.isError && (
        <LoadFailure query={all} failure="Failed to load your transactions. Please try again." />
      )}
      {all.data?.total === 0 && (
        <Card>
          <EmptyState
            icon={<ReceiptText />}
            title="No transactions yet"
            text="Import a file from your bank, or from the tool you used before: drop it here, or press Import."
          />
        </Card>
      )}
      {all.data !== undefined && all.data.total > 0 && <Content view={view} />}
    </>
  )
}

const MOST_MONTHS = 36

function Content({ view }: { view: View }) {
  const totals = useQuery(monthsQuery)
  const months = summarizeMonths(totals.data ?? []).slice(-MOST_MONTHS)
  return (
    <div className="grid gap-6">
      <Card
        title="Month by month"
        description={<span className="print:hidden">Press a month to see its transactions.</span>}
      >
        {totals.isPending ? (
          <Skeleton className="h-44" />
        ) : (
          <MonthBars months={months} chosen={view.month} onChoose={view.setMonth} />
        )}
      </Card>
      <Tabs
        label="Transactions"
        value={view.tab}
        onValueChange={view.setTab}
        items={[
          {
            value: 'list',
            label: 'Transactions',
            content: <ListTab view={view} totals={totals.data ?? []} />,
          },
          { value: 'recurring', label: 'Recurring', content: later(<RecurringTab />) },
          {
            value: 'budget',
            label: 'Budget',
            content: later(<BudgetTab month={view.month ?? months.at(-1)?.month ?? null} />),
          },
          { value: 'imports', label: 'Imports and rules', content: later(<ImportsTab />) },
        ]}
      />
    </div>
  )
}
