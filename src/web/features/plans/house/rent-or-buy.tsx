import { useMemo } from 'react'
import type { HousePlan } from '#finance/house-plan.ts'
import { ChartWithTable } from '#web/charts/chart-with-table.tsx'
import type { Series } from '#web/charts/lay-out-series.ts'
import { FieldGrid } from '#web/features/plans/field-grid.tsx'
import { PlanField } from '#web/features/plans/plan-field.tsx'
import type { Plan } from '#web/features/plans/plan.ts'
import { dollars, sayMonths } from '#web/features/plans/say.ts'
import { Stat, Stats } from '#web/features/plans/stat.tsx'
import { Card } from '#web/ui/card.tsx'

/** All that renting and buying cost by the end of each year, what a sale would leave taken off. */
export function RentOrBuy({ house: { rent }, plan }: { house: HousePlan; plan: Plan }) {
  const series = useMemo(
    (): Series | null =>
      rent && {
        unit: 'money',
        step: 'year',
        from: 1,
        lines: [
          { label: 'Buying', points: rent.years.map(({ ownCost }) => ownCost), isForecast: true },
          { label: 'Renting', points: rent.years.map(({ rentCost }) => rentCost), isForecast: true },
        ],
      },
    [rent],
  )
  return (
    <Card
      title="Rent or buy"
      description="The rent stays as it is; repairs are left out; buying and selling have the usual costs."
    >
      <FieldGrid columns={3}>
        <PlanField plan={plan} name="rent" />
        <PlanField plan={plan} name="stay" />
        <PlanField plan={plan} name="growth" />
      </FieldGrid>
      {!rent && <p className="mt-4 text-sm text-ink-muted">What is the rent of a place like it?</p>}
      {rent && series && (
        <div className="mt-5 grid grid-cols-1 gap-5">
          <Stats>
            <Stat
              label={rent.stay.difference >= 0 ? 'Buying saves' : 'Renting saves'}
              value={dollars(Math.abs(rent.stay.difference))}
              note="Over the time you would stay"
            />
            <Stat
              label="Buying is no dearer after"
              value={rent.stay.breakEven === null ? 'Never' : sayMonths(rent.stay.breakEven)}
            />
            <Stat
              label="Left of a sale"
              value={dollars(rent.stay.proceeds)}
              note="After its costs and the loan"
            />
          </Stats>
          <ChartWithTable label="Cost of renting and buying" series={series} />
        </div>
      )}
    </Card>
  )
}
