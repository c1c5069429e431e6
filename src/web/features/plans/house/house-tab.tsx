import { useDeferredValue, useMemo } from 'react'
import { HOUSING_PERCENT, TOTAL_DEBT_PERCENT } from '#finance/affordability.ts'
import type { HouseCost } from '#finance/house-cost.ts'
import { type HousePlan as House, planHouse } from '#finance/house-plan.ts'
import { formatMoney, formatShare } from '#finance/money.ts'
import { ExplainButton } from '#web/features/plans/explain-button.tsx'
import { FieldGrid } from '#web/features/plans/field-grid.tsx'
import { PlanField } from '#web/features/plans/plan-field.tsx'
import type { Plan } from '#web/features/plans/plan.ts'
import { dollars } from '#web/features/plans/say.ts'
import { Stat, Stats } from '#web/features/plans/stat.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { RentOrBuy } from './rent-or-buy.tsx'

export function HouseTab({ plan }: { plan: Plan }) {
  const inputs = useDeferredValue(plan.inputs)
  const house = useMemo(() => planHouse(inputs, plan.facts), [inputs, plan.facts])
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title="The house">
        <FieldGrid>
          <PlanField
            plan={plan}
            name="price"
            usual={house?.price}
            because={house ? 'The price that your income carries' : 'What would it cost?'}
          />
          <PlanField
            plan={plan}
            name="down"
            usual={house?.down}
            because="Assumed: what needs no mortgage insurance"
          />
          <PlanField plan={plan} name="rate" />
          <PlanField plan={plan} name="months" />
          <PlanField
            plan={plan}
            name="tax"
            usual={house?.tax}
            because="Assumed: a common share of the price"
          />
          <PlanField
            plan={plan}
            name="insurance"
            usual={house?.insurance}
            because="Assumed: a common share of the price"
          />
          <PlanField
            plan={plan}
            name="pmi"
            label="Mortgage insurance a year"
            usual={house?.mortgageInsurance}
            because="Asked for below 20% down"
          />
          <PlanField plan={plan} name="dues" usual={0} because="For the owners’ association" />
        </FieldGrid>
      </Card>
      {house ? (
        <>
          <Cost house={house} plan={plan} />
          <Income house={house} plan={plan} />
          <RentOrBuy house={house} plan={plan} />
        </>
      ) : (
        <Alert title="Enter a price above, or tell what you earn before tax below.">
          <div className="mt-3 max-w-xs">
            <PlanField plan={plan} name="income" />
          </div>
        </Alert>
      )}
    </div>
  )
}

const parts: [keyof HouseCost, string][] = [
  ['loan', 'Principal and interest'],
  ['tax', 'Property tax'],
  ['insurance', 'Insurance'],
  ['mortgageInsurance', 'Mortgage insurance'],
  ['dues', 'Association dues'],
]

function Cost({ house, plan }: { house: House; plan: Plan }) {
  return (
    <Card
      title={`${formatMoney(house.cost.total)} a month, all in`}
      description={`${dollars(house.price)} with ${dollars(house.down)} down, so a loan of ${dollars(house.loan)}`}
      actions={<ExplainButton plan={plan} />}
    >
      <dl className="grid gap-1.5 text-sm lg:grid-cols-5 lg:gap-4">
        {parts.map(([name, label]) => (
          <div key={name} className="flex justify-between gap-4 lg:block">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-medium tabular-nums">{formatMoney(house.cost[name])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The 28/36 rule, and the price that it allows. */
function Income({ house: { income }, plan }: { house: House; plan: Plan }) {
  return (
    <Card title="Does it fit your income?" description="By the 28/36 rule of lenders, on pay before tax.">
      <FieldGrid>
        <PlanField plan={plan} name="income" />
        <PlanField plan={plan} name="debts" />
      </FieldGrid>
      {income && (
        <div className="mt-5">
          <Stats>
            <Stat
              label={`Housing, at most ${HOUSING_PERCENT}%`}
              value={<Share share={income.housingShare} limit={HOUSING_PERCENT} />}
              note={`${dollars(income.limits.housingLimit)} a month is the limit`}
            />
            <Stat
              label={`Housing and debts, at most ${TOTAL_DEBT_PERCENT}%`}
              value={<Share share={income.debtShare} limit={TOTAL_DEBT_PERCENT} />}
              note={`${dollars(income.limits.limitAfterDebts)} a month is left for housing`}
            />
            <Stat label="The price that fits" value={dollars(income.fits)} note="With tax and insurance" />
          </Stats>
        </div>
      )}
    </Card>
  )
}

/** Exactly at the limit, but for the cents, is within it. */
const ROUNDING = 0.05

function Share({ share, limit }: { share: number; limit: number }) {
  const fits = share <= limit + ROUNDING
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {formatShare(share)}
      <Badge tone={fits ? 'good' : 'warn'}>{fits ? 'fits' : 'too much'}</Badge>
    </span>
  )
}
