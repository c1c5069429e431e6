import type { Asset, Liability } from '#contract/balance-sheet.ts'
import { PaperTable } from '#web/export/paper-table.tsx'
import { ExportBar } from '#web/export/export-bar.tsx'
import { usePrinting } from '#web/export/use-printing.ts'

const tables = [
  { part: 'assets', label: 'Assets' },
  { part: 'liabilities', label: 'Liabilities' },
  { part: 'netWorth', label: 'History' },
] as const

interface OnPaperProps {
  assets: Asset[] | undefined
  liabilities: Liability[] | undefined
}

/** For paper: both lists below each other, which the screen shows in tabs. */
export function PrintView({ assets, liabilities }: OnPaperProps) {
  const isPrinting = usePrinting()
  return (
    <>
      <ExportBar tables={[...tables]} />
      {isPrinting && (
        <>
          <PaperTable
            title="Assets"
            heads={['Name', 'Category', 'Notes']}
            rows={(assets ?? []).map(({ id, name, category, notes, value }) => ({
              key: id,
              texts: [name, category, notes ?? ''],
              amount: value,
            }))}
          />
          <PaperTable
            title="Liabilities"
            heads={['Name', 'Category', 'Interest', 'Notes']}
            rows={(liabilities ?? []).map(({ id, name, category, interestRate, notes, amount }) => ({
              key: id,
              texts: [name, category, `${interestRate}%`, notes ?? ''],
              amount,
            }))}
          />
        </>
      )}
    </>
  )
}
