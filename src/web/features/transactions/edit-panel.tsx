import { useState } from 'react'
import type { Transaction } from '#contract/transactions.ts'
import { formatMoney } from '#finance/money.ts'
import { Button } from '#web/ui/button.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { formatDay } from '#web/lib/format-time.ts'
import { CategoryForm } from './category-form.tsx'
import { SplitForm } from './split-form.tsx'

interface EditPanelProps {
  transaction: Transaction
  categories: string[]
  onClose: () => void
}

const origins = {
  user: 'You chose the category.',
  rule: 'A rule of yours gave the category.',
  file: 'The category stood in the file.',
  guess: 'Keel guessed the category by the name.',
}

export function EditPanel({ transaction, categories, onClose }: EditPanelProps) {
  const { payee, date, amount, memo, account, isTransfer, categorySource, partOf } = transaction
  const [isSplitting, setIsSplitting] = useState(false)
  return (
    <SidePanel title={payee} description={`${formatDay(date)}, ${account}`} onClose={onClose}>
      <div className="grid gap-5">
        <div>
          <p className="text-2xl font-semibold tabular-nums">{formatMoney(amount, { sign: 'always' })}</p>
          {memo && <p className="mt-1 text-sm wrap-anywhere text-ink-muted">{memo}</p>}
        </div>
        {isTransfer ? (
          <p className="text-sm text-pretty text-ink-muted">
            A transfer between two accounts of yours: it is neither spending nor income.
          </p>
        ) : isSplitting ? (
          <SplitForm
            transaction={transaction}
            categories={categories}
            onDone={onClose}
            onCancel={() => setIsSplitting(false)}
          />
        ) : (
          <>
            <CategoryForm transaction={transaction} categories={categories} onDone={onClose} />
            {categorySource && <p className="text-sm text-ink-muted">{origins[categorySource]}</p>}
            <Button variant="secondary" onClick={() => setIsSplitting(true)}>
              {partOf === null ? 'Split into parts' : 'Change the split'}
            </Button>
          </>
        )}
      </div>
    </SidePanel>
  )
}
