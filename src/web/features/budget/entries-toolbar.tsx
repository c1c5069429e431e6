import { Search } from 'lucide-react'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { EntryKind, EntryList } from './entry-kind.ts'
import { MonthChooser, type MonthView } from './month-chooser.tsx'
import type { SortColumn, Sorting } from './select-entries.ts'

interface EntriesToolbarProps {
  kind: EntryKind<EntryList>
  view: MonthView
  filter: string
  onFilter: (text: string) => void
  sorting: Sorting | null
  onSorting: (sorting: Sorting | null) => void
}

export function EntriesToolbar({ kind, view, filter, onFilter, sorting, onSorting }: EntriesToolbarProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <Field label={`Find by ${kind.labelName.toLowerCase()}`} labelHidden className="min-w-48 flex-1">
        <div className="relative">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-muted"
          />
          <Input
            type="search"
            autoComplete="off"
            placeholder={`Find by ${kind.labelName.toLowerCase()}`}
            className="pl-9"
            value={filter}
            onChange={(event) => onFilter(event.target.value)}
          />
        </div>
      </Field>
      <MonthChooser view={view} />
      <SortSelect kind={kind} sorting={sorting} onSorting={onSorting} />
    </div>
  )
}

const AS_ENTERED = 'entered'

/** For phones, where the table has no room for all of its headings. */
function SortSelect({
  kind,
  sorting,
  onSorting,
}: Pick<EntriesToolbarProps, 'kind' | 'sorting' | 'onSorting'>) {
  function choose(value: string) {
    const [column = '', direction] = value.split(' ')
    if (value === AS_ENTERED) onSorting(null)
    else onSorting({ column: column as SortColumn, descending: direction === 'down' })
  }
  const value = sorting ? `${sorting.column} ${sorting.descending ? 'down' : 'up'}` : AS_ENTERED
  return (
    <Field label="Order" labelHidden className="min-w-36 flex-1 sm:hidden">
      <Select value={value} onChange={(event) => choose(event.target.value)}>
        <option value={AS_ENTERED}>Last added first</option>
        <option value="date down">Latest date first</option>
        <option value="date up">Earliest date first</option>
        <option value="amount down">Largest first</option>
        <option value="amount up">Smallest first</option>
        <option value="label up">{kind.labelName} A to Z</option>
        <option value="label down">{kind.labelName} Z to A</option>
      </Select>
    </Field>
  )
}
