import { useMemo } from 'react'
import { type GoalsPlan, NEW_GOAL } from '#finance/goals-plan.ts'
import { ChartWithTable } from '#web/charts/chart-with-table.tsx'
import { usePast } from '#web/data/plans.ts'
import { describeLines } from '#web/features/plans/describe-lines.ts'
import { OutgrownPlan } from '#web/features/plans/outgrown-plan.tsx'
import type { Plan } from '#web/features/plans/plan.ts'
import { Card } from '#web/ui/card.tsx'
import { savedSeries } from './saved-series.ts'

/** What is there for each goal, when each gets its part until it is reached. */
export function GoalsChart({ made, plan }: { made: GoalsPlan; plan: Plan }) {
  const { facts } = plan
  const past = usePast('goals')
  const series = useMemo(() => savedSeries(made, facts, past), [made, facts, past])
  const open = made.goals.map(({ id }) => id).filter((id) => id !== NEW_GOAL)
  return (
    <>
      <OutgrownPlan plan={plan} kind="goals" shown={open} open={open} />
      <Card
        title="Suggested split"
        description={`In order: a cushion first, then what is nearest to done. ${describeLines(series)}`}
      >
        <ChartWithTable label="What is saved for goals" series={series} />
      </Card>
    </>
  )
}
