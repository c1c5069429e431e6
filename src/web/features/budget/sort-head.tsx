import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { HeadCell } from '#web/ui/table.tsx'
import { nextSorting, type SortColumn, type Sorting } from './select-entries.ts'

interface SortHeadProps {
  column: SortColumn
  sorting: Sorting | null
  onSorting: (sorting: Sorting | null) => void
  numeric?: boolean
  className?: string
  children: ReactNode
}

/** A column heading that sorts: one way, the other, and back to the order of entry. */
export function SortHead({
  column,
  sorting,
  onSorting,
  numeric = false,
  className,
  children,
}: SortHeadProps) {
  const active = sorting?.column === column ? sorting : null
  return (
    <HeadCell numeric={numeric} className={className} aria-sort={active ? directionOf(active) : undefined}>
      <button
        type="button"
        onClick={() => onSorting(nextSorting(sorting, column))}
        className={classNames(
          'group inline-flex min-h-8 items-center gap-1 rounded-sm hover:text-ink touch:min-h-touch',
          active && 'text-ink',
          numeric && 'flex-row-reverse',
        )}
      >
        {children}
        <SortArrow active={active} />
      </button>
    </HeadCell>
  )
}

function SortArrow({ active }: { active: Sorting | null }) {
  if (!active) return <ChevronsUpDown aria-hidden className="size-3.5 opacity-40 group-hover:opacity-100" />
  return active.descending ? (
    <ArrowDown aria-hidden className="size-3.5" />
  ) : (
    <ArrowUp aria-hidden className="size-3.5" />
  )
}

function directionOf({ descending }: Sorting) {
  return descending ? 'descending' : 'ascending'
}
