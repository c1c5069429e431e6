import type { Asset, Liability } from '#contract/balance-sheet.ts'
import { PaperTable } from '#web/take-along/paper-table.tsx'
import { TakeAlong } from '#web/take-along/take-along.tsx'
import { usePrinting } from '#web/take-along/use-printing.ts'

const tables = [
  { part: 'assets', label: 'Assets' },
  { part: 'liabilities', label: 'Liabilities' },
  { part: 'netWorth', label: 'History' },
] as const

interface OnPaperProps {
  assets: Asset[] | undefined
  liabilities: Liability[] | undefined
}

/** Both lists one below the other, which the screen shows in turns. */
export function OnPaper({ assets, liabilities }: OnPaperProps) {
  const isPrinting = usePrinting()
  return (
    <>
      <TakeAlong tables={[...tables]} />
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
