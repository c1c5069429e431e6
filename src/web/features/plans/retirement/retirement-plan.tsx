import { useDeferredValue, useMemo } from 'react'
import { planRetirement, readRetirement, riskOf, type RetirementTerms } from '#finance/retirement-plan.ts'
import { RETURN_ASSUMPTIONS } from '#finance/monte-carlo.ts'
import { ExplainButton } from '#web/features/plans/explain-button.tsx'
import { PlanField } from '#web/features/plans/plan-field.tsx'
import { knownOf, type Plan } from '#web/features/plans/plan.ts'
import { todaysMoney } from '#finance/currency.ts'
import { dollars } from '#web/features/plans/say.ts'
import { Stat, Stats } from '#web/features/plans/stat.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Outlook } from './outlook.tsx'
import { useBand } from './use-band.ts'
import { Withdrawals } from './withdrawals.tsx'

export function RetirementPlan({ plan }: { plan: Plan }) {
  const inputs = useDeferredValue(plan.inputs)
  const terms = useMemo(() => readRetirement(inputs, plan.facts), [inputs, plan.facts])
  return (
    <div className="grid grid-cols-1 gap-6">
      <Assumptions plan={plan} />
      {terms ? (
        <Results plan={plan} terms={terms} />
      ) : (
        <Alert title="How old are you? Enter your age above, and the rest follows." />
      )}
    </div>
  )
}

const risks = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
] as const

/** Everything that the result rests on, in view. */
function Assumptions({ plan }: { plan: Plan }) {
  const risk = riskOf(plan.inputs, plan.facts)
  const usual = RETURN_ASSUMPTIONS[risk]
  const why = 'Assumed: cautious, for this tolerance of risk'
  return (
    <Card title="What it rests on" description={`All in ${todaysMoney()}.`}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <PlanField plan={plan} name="age" />
        <PlanField plan={plan} name="retirementAge" />
        <PlanField plan={plan} name="savings" />
        <PlanField plan={plan} name="monthly" />
        <PlanField
          plan={plan}
          name="goal"
          {...(!knownOf(plan, 'goal') && { because: 'What should be there by then?' })}
        />
        <div>
          <p className="mb-1.5 text-sm font-medium">Risk tolerance</p>
          <Segmented
            label="Risk tolerance"
            options={[...risks]}
            value={risk}
            onValueChange={(value) =>
              plan.set({ risk: value === plan.facts.profile.investmentRiskTolerance ? undefined : value })
            }
          />
        </div>
        <PlanField plan={plan} name="return" usual={usual.realReturn} because={why} />
        <PlanField plan={plan} name="volatility" usual={usual.volatility} because={why} />
      </div>
    </Card>
  )
}

function Results({ plan, terms }: { plan: Plan; terms: RetirementTerms }) {
  const made = useMemo(() => planRetirement(terms), [terms])
  const { answer, ways } = useBand(terms)
  const { gap } = made
  return (
    <>
      <Card
        title={`At ${terms.retirementAge}`}
        description="Dashed: a forecast. The line knows no chance; the band does."
        actions={<ExplainButton plan={plan} />}
      >
        <Stats>
          <Stat
            label="Projected, without chance"
            value={dollars(Math.round(made.projected / 100) * 100)}
            note={`Pays ${dollars(Math.round(made.income / 100) * 100)} a month by the 4% rule`}
          />
          {gap && (
            <Stat
              label={gap.gap > 0 ? 'Missing' : 'Above the goal'}
              value={dollars(Math.round(Math.abs(gap.projected - gap.needed) / 100) * 100)}
              note={
                gap.gap > 0 && gap.extraMonthly !== null
                  ? `${dollars(gap.extraMonthly)} more a month would close it`
                  : undefined
              }
            />
          )}
        </Stats>
        <Outlook terms={terms} line={made.line} answer={answer} ways={ways} />
      </Card>
      <Withdrawals plan={plan} terms={terms} made={made} chance={answer?.chanceOfLasting ?? null} />
    </>
  )
}
