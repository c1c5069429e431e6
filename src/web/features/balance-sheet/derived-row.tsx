import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DerivedAsset, DerivedDebt } from '#contract/household.ts'
import { formatMoney } from '#finance/money.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

export type DerivedItem = (DerivedAsset & { value: number }) | DerivedDebt

export interface DerivedActions {
  /** What makes it a row of the list, e.g. 'Make it an asset'. */
  adoptLabel: string
  onAdopt: (item: DerivedItem) => void
  onEdit: (item: DerivedItem) => void
}

interface DerivedRowProps extends DerivedActions {
  item: DerivedItem
  /** Beside its source, e.g. the category of a row that stands alone. */
  note?: ReactNode
}

/** A line known from elsewhere. It counts here, and is edited where it comes from until it becomes a row. */
export function DerivedRow({ item, note, adoptLabel, onAdopt, onEdit }: DerivedRowProps) {
  const { name, amount, source } = item
  return (
    <li
      className={classNames(
        'grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 py-2.5',
        'sm:grid-cols-[minmax(0,1fr)_auto_auto_auto] sm:gap-x-4',
      )}
    >
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <div className="text-sm text-ink-muted">
          {note}
          <p>{source.kind === 'goal' ? 'From your goals' : 'From your profile'}</p>
        </div>
      </div>
      {/* Amounts of all rows end at one edge: what is pressed stands before them, or below on a phone. */}
      <p className="tabular-nums max-sm:self-start sm:order-1">{formatMoney(amount)}</p>
      <div className="flex flex-wrap items-center gap-1">
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${adoptLabel}: ${name}`}
          onClick={() => onAdopt(item)}
        >
          {adoptLabel}
        </Button>
        {source.kind === 'goal' && (
          <ButtonLink variant="ghost" size="sm" href="/budget#goals">
            Open goals
          </ButtonLink>
        )}
      </div>
      {/* As wide as the two icons of other rows. */}
      <div className="flex w-18 max-sm:-mr-3 max-sm:justify-end sm:order-2 sm:-ml-2 touch:w-22">
        {source.kind === 'profile' && (
          <IconButton label={`Edit ${name}`} icon={<Pencil />} onClick={() => onEdit(item)} />
        )}
      </div>
    </li>
  )
}
