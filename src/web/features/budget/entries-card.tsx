import { Receipt, SearchX } from 'lucide-react'
import { memo, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { totalAmount } from '#finance/budget.ts'
import { formatMoney } from '#finance/money.ts'
import { counted } from '#web/lib/counted.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { EntriesTable } from './entries-table.tsx'
import { EntriesToolbar } from './entries-toolbar.tsx'
import type { EntryFields, EntryKind, EntryList } from './entry-kind.ts'
import type { Entry } from '#web/budget-edits/lists.ts'
import { MonthNote, type MonthView } from './month-chooser.tsx'
import { inMonth, matching, sortEntries, type Sorting } from './select-entries.ts'

interface EntriesCardProps {
  kind: EntryKind<EntryList>
  entries: Entry[]
  /** Instead of entries, while there are none: what is known from elsewhere. */
  derived: ReactNode
  view: MonthView
  filter: string
  onFilter: (text: string) => void
  onChange: (fields: EntryFields) => void
  onRemove: (row: Entry) => void
}

/** Not drawn again while something is typed into the form above it. */
export const EntriesCard = memo(function EntriesCard(props: EntriesCardProps) {
  const { kind, entries, derived, view, filter, onFilter, onChange, onRemove } = props
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const wanted = useDeferredValue(filter)
  const shown = useMemo(
    () => sortEntries(matching(inMonth(entries, view.month), wanted), sorting),
    [entries, view.month, wanted, sorting],
  )

  if (entries.length === 0 && derived) return <Card title={kind.listTitle}>{derived}</Card>
  if (entries.length === 0) {
    return (
      <Card title={kind.listTitle}>
        <EmptyState icon={<Receipt />} title={kind.emptyText} text="Add the first one with the form above." />
      </Card>
    )
  }
  return (
    <Card title={kind.listTitle} description={describeShown(shown, entries)}>
      <EntriesToolbar
        kind={kind}
        view={view}
        filter={filter}
        onFilter={onFilter}
        sorting={sorting}
        onSorting={setSorting}
      />
      <MonthNote view={view} />
      {shown.length > 0 ? (
        <EntriesTable
          kind={kind}
          entries={shown}
          sorting={sorting}
          onSorting={setSorting}
          onChange={onChange}
          onRemove={onRemove}
        />
      ) : (
        <EmptyState
          icon={<SearchX />}
          title="Nothing matches"
          text="No entry fits what you are looking for."
          action={
            <Button
              variant="secondary"
              onClick={() => {
                onFilter('')
                view.setMonth(null)
              }}
            >
              Show all entries
            </Button>
          }
        />
      )}
      {derived}
    </Card>
  )
})

function describeShown(shown: Entry[], all: Entry[]): string {
  const total = formatMoney(totalAmount(all))
  const count = counted(all.length, 'entry', 'entries')
  if (shown.length === all.length) return `${count}, ${total} a month`
  const part = formatMoney(totalAmount(shown))
  return `${shown.length.toLocaleString('en-US')} of ${count} shown, ${part} of ${total}`
}
