import { Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { formatMoney } from '#finance/money.ts'
import type { Colour } from '#web/charts/category-colour.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Cell } from '#web/ui/table.tsx'
import { CategoryDot } from './category-dot.tsx'
import { formatDay } from '#web/lib/format-time.ts'
import { type Entry, labelOf } from '#web/budget-edits/lists.ts'

interface EntryRowProps {
  entry: Entry
  /** Of an expense. */
  colour: Colour | null
  onEdit: (id: number) => void
  onRemove: (entry: Entry) => void
}

/** Drawn again only when its own entry changes: a budget may have thousands. */
export const EntryRow = memo(function EntryRow({ entry, colour, onEdit, onRemove }: EntryRowProps) {
  const label = labelOf(entry)
  const day = <time dateTime={entry.date}>{formatDay(entry.date)}</time>
  return (
    // A layer of its own, so that when a row goes or grows the others are shifted, not painted again.
    <tr data-row={entry.id} className="transform-[translateY(0)]">
      <Cell>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="flex min-w-0 items-center gap-x-2">
            {colour && <CategoryDot colour={colour} />}
            <span className="min-w-0 font-medium wrap-anywhere">{label}</span>
          </span>
          {entry.sample && <Badge tone="accent">Sample</Badge>}
        </div>
        <div className="text-fine text-ink-muted sm:hidden">{day}</div>
      </Cell>
      <Cell numeric>{formatMoney(entry.amount)}</Cell>
      <Cell className="hidden pl-8 whitespace-nowrap text-ink-muted sm:table-cell">{day}</Cell>
      <Cell actions>
        <IconButton
          label={`Edit ${label}`}
          icon={<Pencil />}
          data-action="edit"
          onClick={() => onEdit(entry.id)}
        />
        <IconButton
          label={`Delete ${label}`}
          icon={<Trash2 />}
          variant="destructive"
          data-action="delete"
          onClick={() => onRemove(entry)}
        />
      </Cell>
    </tr>
  )
})
