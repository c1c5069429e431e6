import { useQuery } from '@tanstack/react-query'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { formatMoney } from '#finance/money.ts'
import { compareDays, daysAgo } from '#finance/worth-history.ts'
import { netWorthHistoryQuery } from '#web/data/balance-sheet.ts'
import { classNames } from '#web/ui/class-names.ts'
import { dayOf, formatDay } from '#web/lib/format-time.ts'

const RECENT_DAYS = 30

/** The recent change of net worth, with what was only added to or taken off the list named separately. */
export function RecentChange() {
  const { data = [], dataUpdatedAt } = useQuery(netWorthHistoryQuery)
  const today = dayOf(dataUpdatedAt)
  const found = compareDays(data, daysAgo(today, RECENT_DAYS))
  if (!found || found.since === data.at(-1)?.date) return 'Assets less liabilities'
  const { grown, listed, since } = found
  const Arrow = grown < 0 ? TrendingDown : TrendingUp
  return (
    <>
      <span className={classNames('font-medium', grown !== 0 && (grown < 0 ? 'text-loss' : 'text-gain'))}>
        {grown !== 0 && <Arrow aria-hidden className="mr-1 inline size-4" />}
        {formatMoney(grown, { sign: 'always' })}
      </span>{' '}
      since {formatDay(since)}
      {listed !== 0 && `, and ${formatMoney(listed, { sign: 'always' })} from what you added or took off`}
    </>
  )
}
