import { useQueryClient } from '@tanstack/react-query'
import { PAGE_ROWS, type TransactionFilter, transactionsPageQuery } from '#web/data/transactions.ts'
import { PaperTable } from '#web/export/paper-table.tsx'
import { ExportBar } from '#web/export/export-bar.tsx'
import { usePrinting } from '#web/export/use-printing.ts'

const tables = [
  { part: 'transactions', label: 'All transactions' },
  { part: 'recurring', label: 'Recurring' },
  { part: 'categoryRules', label: 'Rules' },
] as const

/** The newest that fit, some twenty sheets; all of them are for a spreadsheet. */
const PAGES = 5

interface OnPaperProps {
  filter: TransactionFilter
  total: number
}

/** The list on paper, where nobody can scroll. */
export function PrintView({ filter, total }: OnPaperProps) {
  const client = useQueryClient()
  const isPrinting = usePrinting()
  // All of them come before the first mark.
  const queries = Array.from({ length: Math.min(PAGES, Math.ceil(total / PAGE_ROWS)) }, (_, page) =>
    transactionsPageQuery(filter, page, undefined),
  )
  const rows = isPrinting ? queries.flatMap(({ queryKey }) => client.getQueryData(queryKey) ?? []) : []
  return (
    <>
      <ExportBar
        tables={[...tables]}
        onBeforePrint={() => Promise.all(queries.map((query) => client.ensureQueryData(query)))}
      />
      {isPrinting && (
        <PaperTable
          title={
            rows.length < total
              ? `The newest ${rows.length} of ${total.toLocaleString('en-US')} transactions`
              : 'Transactions'
          }
          heads={['Date', 'Payee', 'Category', 'Account']}
          rows={rows.map(({ id, date, payee, category, account, isTransfer, amount }) => ({
            key: id,
            texts: [date, payee, isTransfer ? 'Transfer' : (category ?? ''), account],
            amount,
          }))}
        />
      )}
    </>
  )
}
