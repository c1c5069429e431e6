import { ArrowLeftRight } from 'lucide-react'
import { memo } from 'react'
import type { Transaction } from '#contract/transactions.ts'
import { formatMoney } from '#finance/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { formatDay } from '#web/lib/format-time.ts'

interface TransactionRowProps {
  index: number
  /** Undefined while it is fetched. */
  transaction: Transaction | undefined
  isTabStop: boolean
  onFocus: (index: number) => void
  onOpen: (transaction: Transaction) => void
}

/** Drawn again only when something of its own changes: the list moves under a hand that scrolls. */
export const TransactionRow = memo(function TransactionRow({
  index,
  transaction,
  isTabStop,
  onFocus,
  onOpen,
}: TransactionRowProps) {
  return (
    <button
      type="button"
      data-row={index}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onFocus(index)}
      onClick={() => transaction && onOpen(transaction)}
      className={classNames(
        'grid size-full grid-cols-[minmax(0,1fr)_auto] items-center',
        'gap-x-3 px-4 text-left text-sm transition-colors',
        'hover:bg-hover focus-visible:-outline-offset-2 sm:grid-cols-[6.5rem_minmax(0,1fr)_10rem_7rem]',
      )}
    >
      {transaction ? <Content transaction={transaction} /> : <Skeleton className="col-span-full h-6" />}
    </button>
  )
})

function Content({ transaction }: { transaction: Transaction }) {
  const { date, payee, account, amount, category, isTransfer, partOf } = transaction
  const amountText = formatMoney(amount, { sign: 'always' })
  return (
    <>
      <span className="hidden whitespace-nowrap text-ink-muted tabular-nums sm:block">{formatDay(date)}</span>
      <span className="min-w-0">
        <span className="block truncate font-medium">{payee}</span>
        <span className="block truncate text-xs text-ink-muted">
          <span className="sm:hidden">{formatDay(date)} · </span>
          {account}
          {partOf !== null && ' · part of a split'}
          <span className="sm:hidden"> · {isTransfer ? 'Transfer' : (category ?? 'No category')}</span>
        </span>
      </span>
      <span className="hidden min-w-0 sm:block">
        {isTransfer ? (
          <Badge icon={<ArrowLeftRight />}>Transfer</Badge>
        ) : (
          <Badge tone={category === null ? 'warn' : 'neutral'} className="max-w-full truncate">
            {category ?? 'No category'}
          </Badge>
        )}
      </span>
      <span
        className={classNames(
          'text-right font-medium whitespace-nowrap tabular-nums',
          amount > 0 && 'text-good',
        )}
      >
        {amountText}
      </span>
    </>
  )
}
