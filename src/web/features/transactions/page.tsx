import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { summarizeMonths } from '#finance/spending.ts'
import { MonthBars } from '#web/charts/month-bars.tsx'
import { monthsQuery, summaryQuery, useFollowTransactions } from '#web/data/transactions.ts'
import { ImportButton } from '#web/importing/import-button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ListTab } from './list-tab.tsx'
import { useView, type View } from './use-view.ts'

const RecurringTab = lazyPart(
  async () => (await import('./recurring-tab.tsx')).RecurringTab,
  <SkeletonRows count={3} label="Loading recurring payments" />,
)
const BudgetTab = lazyPart(
  async () => (await import('./budget-tab.tsx')).BudgetTab,
  <SkeletonRows count={3} label="Loading the budget" />,
)
const ImportsTab = lazyPart(
  async () => (await import('./imports-tab.tsx')).ImportsTab,
  <SkeletonRows count={3} label="Loading imports and rules" />,
)

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
      <QueryView
        query={all}
        loading={<Skeleton className="h-80" />}
        failure="Failed to load your transactions. Please try again."
      >
        {({ total }) => (total === 0 ? <NoTransactions /> : <Content view={view} />)}
      </QueryView>
    </>
  )
}

function NoTransactions() {
  return (
    <Card>
      <EmptyState
        icon={<ReceiptText />}
        title="No transactions yet"
        text="Import a file from your bank, or from the tool you used before: drop it here, or press Import."
      />
    </Card>
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
          { value: 'recurring', label: 'Recurring', content: <RecurringTab /> },
          {
            value: 'budget',
            label: 'Budget',
            content: <BudgetTab month={view.month ?? months.at(-1)?.month ?? null} />,
          },
          { value: 'imports', label: 'Imports and rules', content: <ImportsTab /> },
        ]}
      />
    </div>
  )
}
