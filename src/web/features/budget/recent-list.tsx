import { use } from 'react'
import type { DerivedLine } from '#contract/household.ts'
import { formatMoney } from '#finance/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CategoryColours, CategoryDot } from './category-dot.tsx'
import { formatDay } from '#web/lib/format-time.ts'
import { type Entry, labelOf } from '#web/budget-edits/lists.ts'

const RECENT = 3

interface RecentListProps {
  title: string
  entries: Entry[]
  /** What is known from elsewhere while there is no entry. */
  derived: DerivedLine[]
  emptyText: string
  buttonLabel: string
  onViewAll: () => void
}

/** The first entries of a list, which are the latest: new rows go first. */
export function RecentList(props: RecentListProps) {
  const { title, entries, derived, emptyText, buttonLabel, onViewAll } = props
  const colourOf = use(CategoryColours)
  return (
    <Card
      title={title}
      className="flex flex-col [&>:last-child]:flex [&>:last-child]:flex-1 [&>:last-child]:flex-col"
    >
      {entries.length + derived.length === 0 && <p className="pb-4 text-sm text-ink-muted">{emptyText}</p>}
      <ul className="divide-y divide-line">
        {entries.slice(0, RECENT).map((entry) => (
          <li key={entry.id} className="flex items-center justify-between gap-4 py-3 first:pt-0">
            <div className="grid min-w-0 grid-cols-1 justify-items-start gap-1">
              <Badge icon={'category' in entry && <CategoryDot colour={colourOf(entry.category)} />}>
                {labelOf(entry)}
              </Badge>
              <time dateTime={entry.date} className="text-fine text-ink-muted">
                {formatDay(entry.date)}
              </time>
            </div>
            <span className="shrink-0 font-semibold tabular-nums">
              {formatMoney(entry.amount, { decimals: 'auto' })}
            </span>
          </li>
        ))}
        {derived.map(({ name, amount }) => (
          <li key={name} className="flex items-center justify-between gap-4 py-3 first:pt-0">
            <div className="grid min-w-0 grid-cols-1 justify-items-start gap-1">
              <Badge>{name}</Badge>
              <span className="text-fine text-ink-muted">From your profile</span>
            </div>
            <span className="shrink-0 font-semibold tabular-nums">
              {formatMoney(amount, { decimals: 'auto' })}
            </span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-auto w-full" onClick={onViewAll}>
        {buttonLabel}
      </Button>
    </Card>
  )
}
