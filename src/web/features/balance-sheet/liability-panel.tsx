import type { UseQueryResult } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useMemo } from 'react'
import type { Liability, LiabilityInput } from '#contract/balance-sheet.ts'
import { averageInterestRate, groupLiabilities } from '#finance/balance-sheet.ts'
import { formatPercent } from '#finance/money.ts'
import { useLiabilityWrites } from '#web/data/balance-sheet.ts'
import { ItemPanel } from './item-panel.tsx'
import { LiabilityDialog } from './liability-dialog.tsx'
import { useItemEditor } from './use-item-editor.ts'

const empty = {
  icon: <CreditCard />,
  text: 'What you owe: a mortgage, loans, card balances. Nothing to add here is good news.',
}

export function LiabilityPanel({ query }: { query: UseQueryResult<Liability[]> }) {
  const editor = useItemEditor('liability', useLiabilityWrites(), toInput)
  const groups = useMemo(() => groupLiabilities(query.data ?? []), [query.data])
  const rate = averageInterestRate(query.data ?? [])
  const { target } = editor
  return (
    <ItemPanel
      kind="liability"
      query={query}
      groups={groups}
      description={rate !== null && `At ${formatPercent(rate, 2)} a year on average, weighted by amount`}
      empty={empty}
      onAdd={editor.add}
      onEdit={editor.edit}
      onRemove={editor.remove}
      dialog={
        target && (
          <LiabilityDialog
            liability={target === 'new' ? undefined : target}
            onSave={editor.save}
            onClose={editor.close}
          />
        )
      }
    />
  )
}

function toInput({ name, amount, interestRate, category, notes, minimumPayment }: Liability): LiabilityInput {
  return { name, amount, interestRate, category, notes, minimumPayment }
}
