import { useDeferredValue, useMemo } from 'react'
import {
  livingFrom,
  planRetirement,
  readRetirement,
  riskOf,
  type RetirementTerms,
} from '#finance/retirement-plan.ts'
import { RETURN_ASSUMPTIONS } from '#finance/monte-carlo.ts'
import { ExplainButton } from '#web/features/plans/explain-button.tsx'
import { FieldGrid } from '#web/features/plans/field-grid.tsx'
import { PlanField } from '#web/features/plans/plan-field.tsx'
import { knownOf, type Plan } from '#web/features/plans/plan.ts'
import { todaysMoney } from '#finance/currency.ts'
import { dollars } from '#web/features/plans/say.ts'
import { Stat, Stats } from '#web/features/plans/stat.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Outlook } from './outlook.tsx'
import { useBand } from './use-band.ts'
import { Withdrawals } from './withdrawals.tsx'

export function RetirementTab({ plan }: { plan: Plan }) {
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
      <FieldGrid>
        <PlanField plan={plan} name="age" />
        <PlanField plan={plan} name="retirementAge" />
        <PlanField plan={plan} name="savings" />
        <PlanField plan={plan} name="monthly" />
        <PlanField
          plan={plan}
          name="goal"
          {...(!knownOf(plan, 'goal') && { because: 'What should be there by then?' })}
        />
        <div className="max-sm:col-span-2">
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
      </FieldGrid>
    </Card>
  )
}

function Results({ plan, terms }: { plan: Plan; terms: RetirementTerms }) {
  const made = useMemo(() => planRetirement(terms), [terms])
  const { answer, ways } = useBand(terms)
  const { gap } = made
  const isNow = terms.age >= terms.retirementAge
  return (
    <>
      <Card
        title={isNow ? 'Today' : `At ${terms.retirementAge}`}
        description={isNow ? undefined : 'Dashed: a forecast. The line knows no chance; the band does.'}
        actions={<ExplainButton plan={plan} />}
      >
        {isNow && <PastThatAge plan={plan} terms={terms} />}
        {made.projected === Number.MAX_SAFE_INTEGER && <TooMuch />}
        <Stats>
          <Stat
            label={isNow ? 'There already' : 'Projected, without chance'}
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
        {terms.goal === null && (
          <p className="mt-4 text-sm text-ink-muted">
            Enter the nest egg that you want, and see the chance of reaching it.
          </p>
        )}
        {!isNow && <Outlook terms={terms} line={made.line} answer={answer} ways={ways} />}
      </Card>
      <Withdrawals plan={plan} terms={terms} made={made} chance={answer?.chanceOfLasting ?? null} />
    </>
  )
}

/** Without a month left to save there is no forecast: today's savings are the result. */
function PastThatAge({ plan, terms }: { plan: Plan; terms: RetirementTerms }) {
  const later = Math.min(100, livingFrom(terms) + 5)
  return (
    <Alert
      className="mb-4"
      title={`At ${terms.age}, no time is left until ${terms.retirementAge}: this is what is there today.`}
      action={
        later > terms.age && (
          <Button size="sm" onClick={() => plan.set({ retirementAge: later })}>{`Try ${later}`}</Button>
        )
      }
    >
      A later age at retirement gives it time to grow.
    </Alert>
  )
}

const TooMuch = () => (
  <Alert
    variant="warn"
    className="mb-4"
    title="That is more money than can be worked out exactly, so it is cut off."
  >
    Please check the amounts and the return above.
  </Alert>
)
