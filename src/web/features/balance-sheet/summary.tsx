import type { ReactNode } from 'react'
import type { Asset, Liability } from '#contract/balance-sheet.ts'
import type { HouseholdView } from '#contract/household.ts'
import { monthlyInterestCost, netWorth } from '#finance/balance-sheet.ts'
import { type Cents, formatMoney } from '#finance/money.ts'
import { counted } from '#web/lib/counted.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RecentChange } from './recent-change.tsx'
import { WorthBar } from './worth-bar.tsx'

interface SummaryProps {
  /** Undefined while loading or when loading failed. */
  assets: Asset[] | undefined
  liabilities: Liability[] | undefined
  household: HouseholdView | undefined
  isLoading: boolean
}

export function Summary({ assets, liabilities, household, isLoading }: SummaryProps) {
  const owned = household?.owned.lines ?? []
  const owed = household?.owed.lines ?? []
  const totals = netWorth(
    [...(assets ?? []), ...owned.map(({ amount: value }) => ({ value }))],
    [...(liabilities ?? []), ...owed],
  )
  const interest = monthlyInterestCost(liabilities ?? [])
  // Wait for the household: without it a total would be shown and corrected a moment later.
  const isReady = household !== undefined || !isLoading
  return (
    <div className="grid gap-3 sm:gap-4 lg:grid-cols-[5fr_3fr]">
      <Card className="flex flex-col max-sm:px-4 max-sm:py-4 *:flex *:flex-1 *:flex-col">
        <Figure
          label="Net Worth"
          amount={isReady && assets && liabilities ? totals.netWorth : undefined}
          isLoading={isLoading}
          isHero
        >
          <RecentChange />
        </Figure>
        {isReady && assets && liabilities && (
          <WorthBar owned={totals.totalAssets} owed={totals.totalLiabilities} />
        )}
      </Card>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-1">
        <Card className="max-sm:px-4 max-sm:py-3 sm:py-5">
          <Figure
            label="Total Assets"
            amount={isReady && assets ? totals.totalAssets : undefined}
            isLoading={isLoading}
          >
            {assets && countItems(assets.length + owned.length)}
          </Figure>
        </Card>
        <Card className="max-sm:px-4 max-sm:py-3 sm:py-5">
          <Figure
            label="Total Liabilities"
            amount={isReady && liabilities ? totals.totalLiabilities : undefined}
            isLoading={isLoading}
          >
            {describeInterest(interest, totals.totalLiabilities)}
          </Figure>
        </Card>
      </div>
    </div>
  )
}

function describeInterest(interest: Cents, owed: Cents): string {
  if (interest > 0) return `${formatMoney(interest)} interest a month`
  return owed > 0 ? 'No interest listed' : 'Nothing owed'
}

const countItems = (count: number) => counted(count, 'item')

interface FigureProps {
  label: string
  amount: Cents | undefined
  isLoading: boolean
  /** The one figure of the page: large, green from 0 up, red below. */
  isHero?: boolean
  children?: ReactNode
}

function Figure({ label, amount, isLoading, isHero = false, children }: FigureProps) {
  const isKnown = amount !== undefined
  return (
    <>
      <h2 className="text-sm font-medium text-ink-muted">{label}</h2>
      {isKnown ? (
        <p
          className={classNames(
            'mt-1 tracking-tight wrap-anywhere tabular-nums',
            isHero ? 'text-4xl/11 font-semibold sm:text-hero/13' : 'text-lg font-semibold sm:text-xl',
            isHero && (amount < 0 ? 'text-loss' : 'text-gain'),
          )}
        >
          {formatMoney(amount)}
        </p>
      ) : (
        <MissingFigure isLoading={isLoading} />
      )}
      {isKnown && children && <div className="text-sm text-ink-muted tabular-nums">{children}</div>}
    </>
  )
}

function MissingFigure({ isLoading }: { isLoading: boolean }) {
  if (isLoading) return <Skeleton className="my-1 h-6 w-32 sm:mt-2" />
  return <p className="text-sm text-ink-muted sm:mt-2">Not available</p>
}
