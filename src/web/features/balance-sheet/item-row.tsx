import { Pencil, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { Asset, Liability } from '#contract/balance-sheet.ts'
import { HIGH_INTEREST_RATE } from '#finance/health-checks.ts'
import { formatMoney, formatPercent } from '#finance/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

export type SheetItem = Asset | Liability

interface ItemRowProps<Item extends SheetItem> {
  item: Item
  /** Below the name, e.g. the category of a row that stands alone. */
  note?: ReactNode
  onEdit: (item: Item) => void
  onRemove: (item: Item) => void
}

/** Memoised, and skipped by the browser while out of view: a sheet may have hundreds of rows. */
export const ItemRow = memo(function ItemRow<Item extends SheetItem>({
  item,
  note,
  onEdit,
  onRemove,
}: ItemRowProps<Item>) {
  return (
    <li
      className={classNames(
        'flex min-h-16 items-start gap-x-4 py-2.5',
        '[contain-intrinsic-size:auto_4rem] [content-visibility:auto]',
        'sm:items-center',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{item.name}</span>
          {'interestRate' in item && <InterestBadge rate={item.interestRate} />}
        </p>
        <Details item={item} note={note} />
      </div>
      {/* On a phone the buttons stand below the amount, so that amounts and totals end at one edge. */}
      <div className="flex flex-col items-end sm:flex-row sm:items-center sm:gap-x-2">
        <p className="tabular-nums">{formatMoney('value' in item ? item.value : item.amount)}</p>
        <div className="flex shrink-0 max-sm:-mr-3 max-sm:-mb-2">
          <IconButton label={`Edit ${item.name}`} icon={<Pencil />} onClick={() => onEdit(item)} />
          <IconButton
            label={`Delete ${item.name}`}
            icon={<Trash2 />}
            variant="destructive"
            onClick={() => onRemove(item)}
          />
        </div>
      </div>
    </li>
  )
}) as <Item extends SheetItem>(props: ItemRowProps<Item>) => React.ReactElement

function InterestBadge({ rate }: { rate: number }) {
  return (
    <>
      <span className="sr-only">Interest rate</span>
      <Badge tone={rate >= HIGH_INTEREST_RATE ? 'warn' : 'neutral'}>{formatPercent(rate, 2)}</Badge>
    </>
  )
}

function Details({ item, note }: { item: SheetItem; note: ReactNode }) {
  const minimum = 'minimumPayment' in item ? item.minimumPayment : null
  if (minimum === null && !item.notes && !note) return null
  return (
    <div className="text-sm text-ink-muted">
      {note}
      {minimum !== null && <p className="tabular-nums">At least {formatMoney(minimum)} a month</p>}
      {item.notes && <p className="line-clamp-2 wrap-anywhere whitespace-pre-line">{item.notes}</p>}
    </div>
  )
}
