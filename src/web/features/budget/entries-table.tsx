import { use, useCallback, useMemo, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { HeadCell, Table } from '#web/ui/table.tsx'
import { CategoryColours } from './category-dot.tsx'
import { EntryEditRow } from './entry-edit-row.tsx'
import type { EntryFields, EntryKind, EntryList } from './entry-kind.ts'
import { EntryRow } from './entry-row.tsx'
import type { Entry } from '#web/budget-edits/lists.ts'
import type { Sorting } from './select-entries.ts'
import { SortHead } from './sort-head.tsx'
import { useRowCount } from './use-row-count.ts'

interface EntriesTableProps {
  kind: EntryKind<EntryList>
  entries: Entry[]
  sorting: Sorting | null
  onSorting: (sorting: Sorting | null) => void
  onChange: (fields: EntryFields) => void
  onRemove: (row: Entry) => void
}

/**
 * Long tables come in pages instead of a moving window: what is shown stays complete for the browser's own search
 * and for screen readers, rows may have any height, and a few hundred rows scroll without effort.
 */
const PAGE = 200

/** About what a row is high, in rem, until it is drawn. */
const ROW_HEIGHT = 3.25

export function EntriesTable(props: EntriesTableProps) {
  const { kind, entries, sorting, onSorting, onChange, onRemove } = props
  const [editingId, setEditingId] = useState<number | null>(null)
  const [limit, setLimit] = useState(PAGE)
  const colourOf = use(CategoryColours)
  const body = useRef<HTMLTableSectionElement>(null)

  const finish = useCallback(
    (fields: EntryFields | null, id: number) => {
      if (fields) onChange(fields)
      setEditingId(null)
      // Once React has drawn the row again.
      requestAnimationFrame(() => {
        body.current?.querySelector<HTMLElement>(`[data-row="${id}"] [data-action="edit"]`)?.focus()
      })
    },
    [onChange],
  )

  const remove = useCallback(
    (row: Entry) => {
      const gone = body.current?.querySelector(`[data-row="${row.id}"]`)
      const neighbour = gone?.nextElementSibling ?? gone?.previousElementSibling
      // Before the row goes: a browser that loses its focus looks for it, and lays out the page for that.
      neighbour?.querySelector<HTMLElement>('[data-action="delete"]')?.focus({ preventScroll: true })
      onRemove(row)
    },
    [onRemove],
  )

  const shown = useMemo(() => entries.slice(0, limit), [entries, limit])
  const edited = editingId === null ? -1 : shown.findIndex(({ id }) => id === editingId)
  // What is being typed into a row must outlast another order.
  const drawn = Math.max(useRowCount(shown), edited + 1)
  const sortProps = { sorting, onSorting }
  return (
    <>
      <Table caption={kind.listTitle}>
        <thead>
          <tr>
            <SortHead column="label" {...sortProps}>
              {kind.labelName}
            </SortHead>
            <SortHead column="amount" numeric className="sm:w-40" {...sortProps}>
              Amount
            </SortHead>
            <SortHead column="date" className="hidden w-48 pl-8 sm:table-cell" {...sortProps}>
              Date
            </SortHead>
            <HeadCell actions className="w-24">
              Actions
            </HeadCell>
          </tr>
        </thead>
        <tbody ref={body}>
          {shown
            .slice(0, drawn)
            .map((entry) =>
              entry.id === editingId ? (
                <EntryEditRow key={entry.id} kind={kind} entry={entry} onFinish={finish} />
              ) : (
                <EntryRow
                  key={entry.id}
                  entry={entry}
                  colour={'category' in entry ? colourOf(entry.category) : null}
                  onEdit={setEditingId}
                  onRemove={remove}
                />
              ),
            )}
          {drawn < shown.length && (
            <tr aria-hidden style={{ height: `${(shown.length - drawn) * ROW_HEIGHT}rem` }} />
          )}
        </tbody>
      </Table>
      {entries.length > limit && (
        <div className="mt-4 grid justify-items-center gap-2">
          <p className="text-sm text-ink-muted">
            {limit.toLocaleString('en-US')} of {entries.length.toLocaleString('en-US')} entries shown
          </p>
          <Button variant="secondary" onClick={() => setLimit(limit + PAGE)}>
            Show more
          </Button>
        </div>
      )}
    </>
  )
}
