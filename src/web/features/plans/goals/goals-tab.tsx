import { Target } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { type GoalPlan, type GoalsPlan as Goals, goalsIn, NEW_GOAL, planGoals } from '#finance/goals-plan.ts'
import { goalProgress, goalRemaining } from '#finance/goal.ts'
import { formatShare } from '#finance/money.ts'
import { ExplainButton } from '#web/features/plans/explain-button.tsx'
import { FieldGrid } from '#web/features/plans/field-grid.tsx'
import { PlanField } from '#web/features/plans/plan-field.tsx'
import type { Plan } from '#web/features/plans/plan.ts'
import { dollars, monthFrom } from '#web/features/plans/say.ts'
import { Stat, Stats } from '#web/features/plans/stat.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { GoalsChart } from './goals-chart.tsx'

export function GoalsTab({ plan }: { plan: Plan }) {
  const inputs = useDeferredValue(plan.inputs)
  const made = useMemo(() => planGoals(inputs, plan.facts), [inputs, plan.facts])
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title="What there is each month" actions={<ExplainButton plan={plan} />}>
        <div className="grid gap-5 sm:grid-cols-[16rem_minmax(0,1fr)]">
          <PlanField plan={plan} name="surplus" />
          <Stats>
            <Stat label="Dates and amounts ask for" value={dollars(made.asked)} note="a month" />
            <Stat
              label={made.left < 0 ? 'Missing' : 'Left over'}
              value={dollars(Math.abs(made.left))}
              note="a month"
            />
            <Stat label="All done" value={allDone(made, plan.facts.today)} note="One after the other" />
          </Stats>
        </div>
        {!made.surplus && made.goals.length > 0 && (
          <Alert className="mt-4" title="Nothing is there for your goals each month.">
            Enter what you could put away, and there are dates here.
          </Alert>
        )}
        {made.left < 0 && (
          <Alert
            variant="warn"
            className="mt-4"
            title={`Your goals ask for ${dollars(-made.left)} a month more than there is.`}
          >
            Those first in order get theirs; give the others a later date or a smaller amount.
          </Alert>
        )}
      </Card>
      {[...made.goals, ...closedHere(inputs, plan, made)].map((goal) => (
        <GoalCard key={goal.id} plan={plan} goal={goal} hasSurplus={made.surplus !== null} />
      ))}
      {made.saved.length > 1 && <GoalsChart made={made} plan={plan} />}
      {made.reached.length > 0 && (
        <p className="text-sm text-ink-muted">{`Reached: ${made.reached.map(({ name }) => name).join(', ')}`}</p>
      )}
      <NewGoal plan={plan} isEmpty={made.goals.length === 0} />
    </div>
  )
}

/** Goals reached only by a target typed here: their cards stay, or the field would vanish while typing. */
function closedHere(inputs: Plan['inputs'], { facts }: Plan, { goals }: Goals): GoalPlan[] {
  const isOpen = (id: number) => id === NEW_GOAL || goals.some((goal) => goal.id === id)
  return goalsIn(inputs, facts)
    .filter(({ id }) => !isOpen(id) && `target.${id}` in inputs)
    .map((goal) => ({
      ...goal,
      by: null,
      wanted: null,
      isOverdue: false,
      monthly: 0,
      months: 0,
      pace: null,
    }))
}

function allDone({ inTurn, goals }: Goals, today: string): string {
  const last = inTurn.at(-1)
  if (goals.length === 0) return 'Nothing open'
  return last === null || last === undefined ? 'Not in a lifetime' : monthFrom(today, last)
}

interface GoalCardProps {
  plan: Plan
  goal: GoalPlan
  hasSurplus: boolean
}

/** A date gives the amount and an amount the date: setting one clears the other. */
function GoalCard({ plan, goal, hasSurplus }: GoalCardProps) {
  const { id, name, by, months } = goal
  const paired: Plan = {
    ...plan,
    set: (changes) => {
      const other = `by.${id}` in changes ? `monthly.${id}` : `by.${id}`
      plan.set(`target.${id}` in changes ? changes : { ...changes, [other]: undefined })
    },
  }
  return (
    <Card
      title={name}
      level={3}
      description={`${dollars(goal.currentAmount)} of ${dollars(goal.targetAmount)}, ${dollars(goalRemaining(goal))} to go`}
      actions={<Pace goal={goal} hasSurplus={hasSurplus} />}
    >
      <Progress label={`${name}: ${formatShare(goalProgress(goal))} reached`} value={goalProgress(goal)} />
      <div className="mt-4">
        <FieldGrid columns={3}>
          <PlanField
            plan={paired}
            name={`target.${id}`}
            of={name}
            usual={goal.targetAmount}
            because="From your goals"
          />
          <PlanField
            plan={paired}
            name={`by.${id}`}
            of={name}
            because={
              months === null ? 'Give it a date' : <AtThisPace at={monthFrom(plan.facts.today, months)} />
            }
          />
          <PlanField
            plan={paired}
            name={`monthly.${id}`}
            of={name}
            usual={by === null ? goal.monthly : (goal.wanted ?? goal.monthly)}
            because={by === null ? 'Its part of what there is' : 'What the date asks for'}
          />
        </FieldGrid>
      </div>
      {goal.targetAmount === 0 && (
        <p className="mt-3 text-sm text-warn">
          A target of nothing is no goal. Please enter an amount above 0.
        </p>
      )}
      {goal.isOverdue && (
        <p className="mt-3 text-sm text-warn">No month is left until then. Please choose a later date.</p>
      )}
    </Card>
  )
}

const AtThisPace = ({ at }: { at: string }) => (
  <>
    At this pace: <span className="whitespace-nowrap">{at}</span>
  </>
)

function Pace({ goal, hasSurplus }: Pick<GoalCardProps, 'goal' | 'hasSurplus'>) {
  const { pace, months, monthly } = goal
  if (goalRemaining(goal) === 0) return goal.targetAmount > 0 && <Badge tone="good">Reached</Badge>
  if (pace) {
    if (pace.onPace) return <Badge tone="good">On pace</Badge>
    return <Badge tone="warn">{`${dollars(pace.shortfall)} short`}</Badge>
  }
  if (!hasSurplus) return null
  if (months === null) return <Badge>Too far away</Badge>
  if (monthly === 0) return <Badge>Waits its turn</Badge>
  return <Badge tone="accent">{`${dollars(monthly)} a month`}</Badge>
}

function NewGoal({ plan, isEmpty }: { plan: Plan; isEmpty: boolean }) {
  return (
    <Card
      dashed
      className={`target.${NEW_GOAL}` in plan.inputs ? undefined : 'print:hidden'}
      title={isEmpty ? 'What are you saving for?' : 'Try out another goal'}
      description="It counts here at once; it is stored when you save this plan and apply it."
      actions={<Target aria-hidden className="size-5 text-accent max-sm:hidden" />}
    >
      <FieldGrid columns={3}>
        <PlanField plan={plan} name="name" placeholder="A trip, a car, a roof" />
        <PlanField plan={plan} name={`target.${NEW_GOAL}`} label="How much it takes" />
        <PlanField plan={plan} name={`current.${NEW_GOAL}`} usual={0} />
      </FieldGrid>
    </Card>
  )
}
