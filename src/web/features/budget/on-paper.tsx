import { formatMoney } from '#finance/money.ts'
import { PaperTable } from '#web/take-along/paper-table.tsx'
import { TakeAlong } from '#web/take-along/take-along.tsx'
import { usePrinting } from '#web/take-along/use-printing.ts'
import type { Lists } from './lists.ts'

const tables = [
  { part: 'expenses', label: 'Expenses' },
  { part: 'income', label: 'Income' },
  { part: 'goals', label: 'Goals' },
] as const

/** All lists one below the other, which the screen shows in turns. */
export function OnPaper({ lists }: { lists: Lists }) {
  const isPrinting = usePrinting()
  return (
    <>
      <TakeAlong tables={[...tables]} />
      {isPrinting && (
        <>
          <PaperTable
            title="Income"
            heads={['Source', 'Date']}
            rows={lists.incomeItems.map(({ id, source, date, amount }) => ({
              key: id,
              texts: [source, date],
              amount,
            }))}
          />
          <PaperTable
            title="Expenses"
            heads={['Category', 'Date']}
            rows={lists.expenseItems.map(({ id, category, date, amount }) => ({
              key: id,
              texts: [category, date],
              amount,
            }))}
          />
          <PaperTable
            title="Goals"
            heads={['Name', 'Target', 'Description']}
            rows={lists.financialGoalItems.map(({ id, name, targetAmount, description, currentAmount }) => ({
              key: id,
              texts: [name, formatMoney(targetAmount), description],
              amount: currentAmount,
            }))}
          />
        </>
      )}
    </>
  )
}
