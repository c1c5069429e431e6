import type { UseQueryResult } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Liability, LiabilityInput } from '#contract/balance-sheet.ts'
import type { DerivedDebt, HouseholdView } from '#contract/household.ts'
import { averageInterestRate, groupLiabilities } from '#finance/balance-sheet.ts'
import { formatPercent } from '#finance/money.ts'
import { useLiabilityWrites } from '#web/data/balance-sheet.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { DerivedItem } from './derived-row.tsx'
import { ItemPanel } from './item-panel.tsx'
import { useItemEditor } from './use-item-editor.ts'

const LiabilityDialog = lazyPart(async () => (await import('./liability-dialog.tsx')).LiabilityDialog)
const StatedDialog = lazyPart(async () => (await import('./stated-dialog.tsx')).StatedDialog)

const empty = {
  icon: <CreditCard />,
  text: 'What you owe: a mortgage, loans, card balances. Nothing to add here is good news.',
}

interface LiabilityPanelProps {
  query: UseQueryResult<Liability[]>
  liabilities: Liability[] | undefined
  household: HouseholdView | undefined
}

export function LiabilityPanel({ query, liabilities, household }: LiabilityPanelProps) {
  const editor = useItemEditor('liability', useLiabilityWrites(), toInput)
  const [stated, setStated] = useState<DerivedItem | null>(null)
  const [draft, setDraft] = useState<DerivedItem | null>(null)
  const groups = useMemo(() => sortGroups(liabilities, household), [liabilities, household])
  const rate = averageInterestRate(liabilities ?? [])
  const { target } = editor

  async function save(input: LiabilityInput) {
    if (await editor.save(input)) setDraft(null)
  }
  function close() {
    setDraft(null)
    editor.close()
  }

  return (
    <ItemPanel
      kind="liability"
      query={query}
      items={liabilities}
      groups={groups}
      derived={{
        // Its rate is not known, and none would look like 0 %.
        adoptLabel: 'Make it a liability',
        onAdopt: setDraft,
        onEdit: setStated,
      }}
      description={rate !== null && describeRate(rate, liabilities)}
      empty={empty}
      onAdd={editor.add}
      onEdit={editor.edit}
      onRemove={editor.remove}
      dialog={
        stated?.source.kind === 'profile' ? (
          <StatedDialog name={stated.name} source={stated.source} onClose={() => setStated(null)} />
        ) : (
          (target ?? draft) && (
            <LiabilityDialog
              liability={target === 'new' || target === null ? undefined : target}
              draft={draft ? toDraft(draft) : undefined}
              onSave={save}
              onClose={close}
            />
          )
        )
      }
    />
  )
}

/** An unknown rate is stored as 0 %, like a real 0 %: an average over both would be misleading. */
function describeRate(rate: number, liabilities: Liability[] = []): string {
  if (liabilities.every(({ interestRate }) => interestRate === 0))
    return 'No interest is counted: every debt you owe is listed at 0%. Edit a debt to change its rate.'
  return `At ${formatPercent(rate, 2)} a year on average, weighted by amount`
}

/** What costs most first: by rate, and debts whose rate is not known last. */
function sortGroups(liabilities: Liability[] = [], household: HouseholdView | undefined) {
  return groupLiabilities<Liability | DerivedDebt>([...liabilities, ...(household?.owed.lines ?? [])])
    .map((group) => ({ ...group, items: group.items.toSorted((a, b) => rateOf(b) - rateOf(a)) }))
    .toSorted((a, b) => Math.max(...b.items.map(rateOf)) - Math.max(...a.items.map(rateOf)))
}

const rateOf = (item: Liability | DerivedDebt) => ('interestRate' in item ? item.interestRate : -1)

function toInput({ name, amount, interestRate, category, notes, minimumPayment }: Liability): LiabilityInput {
  return { name, amount, interestRate, category, notes, minimumPayment }
}

const toDraft = ({ name, amount }: DerivedItem) => ({ name, amount, category: 'Other Debt' as const })
