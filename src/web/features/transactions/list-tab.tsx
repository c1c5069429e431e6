import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Transaction } from '#contract/transactions.ts'
import { incomeCategories, spendingCategories } from '#finance/categories.ts'
import { formatMoney } from '#finance/money.ts'
import { type CategoryMonth, UNCATEGORISED } from '#finance/spending.ts'
import { summaryQuery } from '#web/data/transactions.ts'
import { counted } from '#web/lib/counted.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PrintView } from './print-view.tsx'
import { FilterBar } from './filter-bar.tsx'
import { TransactionList } from './transaction-list.tsx'
import type { View } from './use-view.ts'

const EditPanel = lazyPart(async () => (await import('./edit-panel.tsx')).EditPanel)

interface ListTabProps {
  view: View
  totals: CategoryMonth[]
}

export function ListTab({ view, totals }: ListTabProps) {
  const { filter } = view
  const summary = useQuery(summaryQuery(filter))
  const [edited, setEdited] = useState<Transaction | null>(null)
  const used = useMemo(
    () =>
      [...new Set(totals.map(({ category }) => category))]
        .filter((name) => name !== UNCATEGORISED)
        .toSorted(),
    [totals],
  )
  const known = useMemo(() => [...new Set([...used, ...spendingCategories, ...incomeCategories])], [used])
  const { total = 0, spent = 0, received = 0 } = summary.data ?? {}
  return (
    <div className="grid gap-4">
      <FilterBar view={view} categories={used} />
      <output className="block text-sm text-ink-muted tabular-nums">
        {counted(total, 'transaction')} · {formatMoney(spent)} out · {formatMoney(received)} in
      </output>
      {summary.isSuccess && total === 0 ? (
        <EmptyState
          icon={<ReceiptText />}
          title="Nothing fits"
          text="Try another search, or clear the filters."
        />
      ) : (
        <TransactionList key={JSON.stringify(filter)} filter={filter} total={total} onOpen={setEdited} />
      )}
      {total > 0 && <PrintView filter={filter} total={total} />}
      {edited && <EditPanel transaction={edited} categories={known} onClose={() => setEdited(null)} />}
    </div>
  )
}
