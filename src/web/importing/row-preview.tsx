/* oxlint-disable react/no-array-index-key -- two rows of a file can be the very same */
import { formatMoney } from '#finance/money.ts'
import type { ImportRow } from '#importing/read-rows.ts'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { formatDay } from '#web/lib/format-time.ts'

/** The first rows as they were understood. */
export function RowPreview({ rows }: { rows: ImportRow[] }) {
  return (
    <Table caption="The first transactions as Keel reads them">
      <thead>
        <tr>
          <HeadCell>Date</HeadCell>
          <HeadCell>Payee</HeadCell>
          <HeadCell className="max-sm:hidden">Category</HeadCell>
          <HeadCell numeric>Amount</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            <Cell className="whitespace-nowrap">{formatDay(row.date)}</Cell>
            <Cell className="max-w-60 min-w-24 wrap-anywhere">{row.payee}</Cell>
            <Cell className="max-w-32 text-ink-muted wrap-anywhere max-sm:hidden">{row.category}</Cell>
            <Cell numeric className={row.amount > 0 ? 'text-good' : undefined}>
              {formatMoney(row.amount, { sign: 'always' })}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
