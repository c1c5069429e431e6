import { TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Asset, Liability } from '#contract/balance-sheet.ts'
import { monthlyInterestCost, netWorth } from '#finance/balance-sheet.ts'
import { type Cents, formatMoney } from '#finance/money.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface SummaryProps {
  /** Undefined while loading or when loading failed. */
  assets: Asset[] | undefined
  liabilities: Liability[] | undefined
  isLoading: boolean
}

export function Summary({ assets, liabilities, isLoading }: SummaryProps) {
  const totals = netWorth(assets ?? [], liabilities ?? [])
  const interest = monthlyInterestCost(liabilities ?? [])
  return (
    <div className="grid gap-3 sm:grid-cols-3 sm:gap-4 lg:gap-6">
      <Figure label="Total Assets" amount={assets && totals.totalAssets} isLoading={isLoading}>
        {assets && countItems(assets.length)}
      </Figure>
      <Figure label="Total Liabilities" amount={liabilities && totals.totalLiabilities} isLoading={isLoading}>
        {interest > 0 ? `${formatMoney(interest)} interest a month` : 'No interest to pay'}
      </Figure>
      <Figure
        label="Net Worth"
        amount={assets && liabilities && totals.netWorth}
        isLoading={isLoading}
        hasSign
      >
        Assets less liabilities
      </Figure>
    </div>
  )
}

const countItems = (count: number) => (count === 1 ? '1 item' : `${count} items`)

interface FigureProps {
  label: string
  amount: Cents | undefined
  isLoading: boolean
  /** Green from 0 up, red below, and an arrow for those who see neither. */
  hasSign?: boolean
  children?: ReactNode
}

function Figure({ label, amount, isLoading, hasSign = false, children }: FigureProps) {
  const isLoss = amount !== undefined && amount < 0
  const Icon = isLoss ? TrendingDown : TrendingUp
  const isKnown = amount !== undefined
  return (
    <Card className="max-sm:px-4 max-sm:py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 sm:block">
        <h2 className="text-sm font-medium text-ink-muted">{label}</h2>
        {isKnown ? (
          <p
            className={classNames(
              'flex items-center gap-2 text-xl font-semibold tracking-tight wrap-anywhere tabular-nums sm:mt-1 lg:text-2xl',
              hasSign && (isLoss ? 'text-loss' : 'text-gain'),
            )}
          >
            {hasSign && <Icon aria-hidden className="size-5 shrink-0" />}
            {formatMoney(amount)}
          </p>
        ) : (
          <MissingFigure isLoading={isLoading} />
        )}
        {isKnown && children && <p className="w-full text-sm text-ink-muted tabular-nums">{children}</p>}
      </div>
    </Card>
  )
}

function MissingFigure({ isLoading }: { isLoading: boolean }) {
  if (isLoading) return <Skeleton className="my-1 h-6 w-32 sm:mt-2" />
  return <p className="text-sm text-ink-muted sm:mt-2">Not available</p>
}
