import { CircleAlert, CircleCheck } from 'lucide-react'
import { type BudgetSummary, RECOMMENDED_SAVINGS_RATE } from '#finance/budget.ts'
import { formatMoney, formatPercent } from '#finance/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'

/** What the product recommends to save, beside what is saved now. Pay that may be before tax is named, not judged. */
export function SavingsTarget({ summary, basis }: { summary: BudgetSummary; basis: string }) {
  const { targetMonthlySavings, savingsRate, isOnTrack, netSavings, gapToTarget } = summary
  return (
    <Card>
      <h2 className="text-sm font-medium text-ink-muted">Target Monthly Savings</h2>
      <p className="mt-1 text-figure wrap-anywhere tabular-nums">{formatMoney(targetMonthlySavings)}</p>
      <p className="text-sm text-pretty text-ink-muted">
        {RECOMMENDED_SAVINGS_RATE}% of your income. You save {formatMoney(netSavings)} a month
        {gapToTarget > 0 && `, ${formatMoney(gapToTarget)} less than that`}.
        {basis && ` Your income here is from your profile, ${basis}.`}
      </p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
        <h2 className="text-sm font-medium text-ink-muted">Current Savings Rate</h2>
        <div className="flex items-center gap-2">
          <span className="font-semibold tabular-nums">{formatPercent(savingsRate)}</span>
          {basis ? (
            <Badge>{basis === 'before tax' ? 'Before tax' : 'Not certain'}</Badge>
          ) : isOnTrack ? (
            <Badge tone="good" icon={<CircleCheck aria-hidden />}>
              On track
            </Badge>
          ) : (
            <Badge tone="warn" icon={<CircleAlert aria-hidden />}>
              Below target
            </Badge>
          )}
        </div>
      </div>
    </Card>
  )
}
