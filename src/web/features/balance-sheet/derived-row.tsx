import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DerivedAsset, DerivedDebt } from '#contract/household.ts'
import { formatMoney } from '#finance/money.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
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

/** Something known from elsewhere: it counts here, and is changed where it comes from until it is made a row. */
export function DerivedRow({ item, note, adoptLabel, onAdopt, onEdit }: DerivedRowProps) {
  const { name, amount, source } = item
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-end gap-x-2 gap-y-1 py-2.5">
      <div className="flex min-w-0 flex-1 gap-x-4 max-sm:basis-full sm:items-center">
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{name}</p>
          <div className="text-sm text-ink-muted">
            {note}
            <p>{source.kind === 'goal' ? 'From your goals' : 'From your profile'}</p>
          </div>
        </div>
        <p className="tabular-nums">{formatMoney(amount)}</p>
      </div>
      <div className="flex shrink-0 items-center justify-end gap-1 max-sm:w-full">
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${adoptLabel}: ${name}`}
          onClick={() => onAdopt(item)}
        >
          {adoptLabel}
        </Button>
        {source.kind === 'goal' ? (
          <ButtonLink variant="ghost" size="sm" href="/budget#goals">
            Open goals
          </ButtonLink>
        ) : (
          <IconButton label={`Edit ${name}`} icon={<Pencil />} onClick={() => onEdit(item)} />
        )}
      </div>
    </li>
  )
}
