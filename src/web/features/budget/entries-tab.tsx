import { useCallback, useState } from 'react'
import type { DerivedLine } from '#contract/household.ts'
import type { IncomeBasis } from '#finance/household.ts'
import { formatMoney } from '#finance/money.ts'
import { toast } from '#web/ui/toast-store.ts'
import { AddEntryForm, type EntryTexts } from './add-entry-form.tsx'
import { dayOf } from '#web/lib/format-time.ts'
import { DerivedEntries } from './derived-entries.tsx'
import { EntriesCard } from './entries-card.tsx'
import type { EntryFields, EntryKind, EntryList } from './entry-kind.ts'
import type { Kept } from './typed-value.ts'
import { type BudgetRows, type Entry, labelOf } from '#web/budget-edits/lists.ts'
import type { MonthView } from './month-chooser.tsx'
import { newRowId } from './new-row-id.ts'
import { inMonth, matching } from './select-entries.ts'
import type { BudgetEditor } from './use-budget-editor.ts'

interface EntriesTabProps<List extends EntryList> {
  kind: EntryKind<List>
  entries: BudgetRows[List][]
  /** What is known from elsewhere while there is no entry. */
  derived: DerivedLine[]
  /** Of derived income. */
  basis?: IncomeBasis | null
  onSetPay?: () => void
  /** The form waits for the amount: its name is filled in. */
  startsAtAmount?: boolean
  view: MonthView
  typed: Kept<EntryTexts>
  onPut: BudgetEditor['put']
  onRemove: BudgetEditor['remove']
}

/** Expenses or income: the form for a new entry and the table of all. */
export function EntriesTab<List extends EntryList>(props: EntriesTabProps<List>) {
  const { kind, entries, derived, basis, onSetPay, startsAtAmount, view, typed, onPut, onRemove } = props
  const { month, setMonth } = view
  const [filter, setFilter] = useState('')

  const change = useCallback((fields: EntryFields) => onPut(kind.list, kind.make(fields)), [kind, onPut])

  const add = useCallback(
    (fields: EntryFields) => {
      const row = kind.make(fields)
      onPut(kind.list, row)
      // What was just added must be seen.
      if (inMonth([row], month).length === 0) setMonth(null)
      setFilter((text) => (matching([row], text).length === 0 ? '' : text))
    },
    [kind, onPut, month, setMonth],
  )

  const remove = useCallback(
    (row: Entry) => {
      onRemove(kind.list, row.id)
      toast({
        title: kind.deletedTitle,
        description: `${labelOf(row)}, ${formatMoney(row.amount)}`,
        action: { label: 'Undo', onClick: () => onPut(kind.list, row as BudgetRows[List]) },
      })
    },
    [kind, onPut, onRemove],
  )

  return (
    <div className="grid gap-6">
      <AddEntryForm kind={kind} entries={entries} typed={typed} startsAtAmount={startsAtAmount} onAdd={add} />
      <EntriesCard
        kind={kind}
        entries={entries}
        derived={
          derived.length > 0 && (
            <DerivedEntries
              lines={derived}
              basis={kind.list === 'incomeItems' ? (basis ?? null) : 'net'}
              onSetPay={onSetPay}
              onAdopt={({ name, amount }) => add({ id: newRowId(), label: name, amount, date: dayOf() })}
            />
          )
        }
        view={view}
        filter={filter}
        onFilter={setFilter}
        onChange={change}
        onRemove={remove}
      />
    </div>
  )
}
