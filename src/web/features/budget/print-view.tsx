import { formatMoney } from '#finance/money.ts'
import { PaperTable } from '#web/export/paper-table.tsx'
import { ExportBar } from '#web/export/export-bar.tsx'
import { usePrinting } from '#web/export/use-printing.ts'
import type { Lists } from '#web/budget-edits/lists.ts'

const tables = [
  { part: 'expenses', label: 'Expenses' },
  { part: 'income', label: 'Income' },
  { part: 'goals', label: 'Goals' },
] as const

/** Nobody should take the example for their own figures. */
const nameOf = (name: string, sample: boolean | undefined) => (sample ? `${name} (sample)` : name)

/** For paper: all lists below each other, which the screen shows in tabs. */
export function PrintView({ lists }: { lists: Lists }) {
  const isPrinting = usePrinting()
  return (
    <>
      <ExportBar tables={[...tables]} />
      {isPrinting && (
        <>
          <PaperTable
            title="Income"
            heads={['Source', 'Date']}
            rows={lists.incomeItems.map(({ id, source, date, amount, sample }) => ({
              key: id,
              texts: [nameOf(source, sample), date],
              amount,
            }))}
          />
          <PaperTable
            title="Expenses"
            heads={['Category', 'Date']}
            rows={lists.expenseItems.map(({ id, category, date, amount, sample }) => ({
              key: id,
              texts: [nameOf(category, sample), date],
              amount,
            }))}
          />
          <PaperTable
            title="Goals"
            heads={['Name', 'Target', 'Description']}
            rows={lists.financialGoalItems.map((goal) => ({
              key: goal.id,
              texts: [nameOf(goal.name, goal.sample), formatMoney(goal.targetAmount), goal.description],
              amount: goal.currentAmount,
            }))}
          />
        </>
      )}
    </>
  )
}
