import { useMemo } from 'react'
import { currencyNow } from '#finance/currency.ts'
import { formatShare } from '#finance/money.ts'
import { wholeChance } from '#finance/monte-carlo.ts'
import { livingFrom, type RetirementPlan, type RetirementTerms } from '#finance/retirement-plan.ts'
import { BAD_DECADE_RETURN } from '#finance/sequence-risk.ts'
import { ChartWithTable } from '#web/charts/chart-with-table.tsx'
import type { Series } from '#web/charts/lay-out-series.ts'
import { FieldGrid } from '#web/features/plans/field-grid.tsx'
import { PlanField } from '#web/features/plans/plan-field.tsx'
import type { Plan } from '#web/features/plans/plan.ts'
import { dollars, sayMonths } from '#web/features/plans/say.ts'
import { Stat, Stats } from '#web/features/plans/stat.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { Segmented } from '#web/ui/segmented.tsx'

interface WithdrawalsProps {
  plan: Plan
  terms: RetirementTerms
  made: RetirementPlan
  /** That it lasts, in percent; null while it is not known. */
  chance: number | null
}

/** Living from it: what is spent, what Social Security adds, and what a bad start does. */
export function Withdrawals({ plan, terms, made, chance }: WithdrawalsProps) {
  const series = useMemo(
    (): Series => ({
      unit: 'money',
      step: 'age',
      from: Math.round(livingFrom(terms)),
      lines: [
        { label: 'As planned', points: made.usual.balances, isForecast: true },
        { label: 'After a bad first decade', points: made.badDecade.balances, isForecast: true },
      ],
    }),
    [terms, made],
  )
  const lasts = (months: number | null) =>
    months === null ? `At least ${terms.years} years` : sayMonths(Math.max(0, months - 1))
  return (
    <Card title="Living from it" description="Withdrawals at the end of each month, raised with prices.">
      <FieldGrid>
        <PlanField plan={plan} name="spending" usual={terms.spending} because="4% of the goal a year" />
        <PlanField plan={plan} name="years" usual={terms.years} because="Assumed: as the 4% rule does" />
        <PlanField plan={plan} name="benefit" usual={0} because="Your statement at ssa.gov says it" />
        <div>
          <p className="mb-1.5 text-sm font-medium">Claimed at</p>
          <Segmented
            label="Claimed at"
            options={made.claims.map(({ age }) => ({ value: String(age), label: String(age) }))}
            value={String(terms.claimAge)}
            onValueChange={(age) => plan.set({ claimAge: Number(age) })}
          />
        </div>
      </FieldGrid>
      {currencyNow() !== 'USD' && (
        <p className="mt-3 text-sm text-ink-muted">
          Social Security and its ages are rules of the United States.
        </p>
      )}
      {terms.benefit > 0 && (
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {made.claims.map(({ age, benefit }) => (
            <li key={age}>
              <span className="text-ink-muted">{`Social Security from ${age}: `}</span>
              <span className="font-medium tabular-nums">{`${dollars(benefit)} a month`}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5 grid grid-cols-1 gap-5">
        {terms.spending === 0 ? (
          <Alert title="What would a month cost you then? Enter it above, and see how long the money lasts." />
        ) : (
          <>
            <Stats>
              <Stat label="Lasts as planned" value={lasts(made.usual.runsOutIn)} />
              <Stat
                label="After a bad first decade"
                value={lasts(made.badDecade.runsOutIn)}
                note={`${BAD_DECADE_RETURN}% a year for ten years, then as planned`}
              />
              <Stat
                label={`Chance that it lasts ${terms.years} years`}
                value={chance === null ? '…' : formatShare(wholeChance(chance))}
                note="With returns drawn by chance"
              />
            </Stats>
            <ChartWithTable label="Savings in retirement" series={series} />
          </>
        )}
      </div>
    </Card>
  )
}
