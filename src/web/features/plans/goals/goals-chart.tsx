import { useMemo } from 'react'
import type { GoalsPlan } from '#finance/goals-plan.ts'
import type { PlanFacts } from '#finance/plan-facts.ts'
import { ChartWithTable } from '#web/charts/chart-with-table.tsx'
import { usePast } from '#web/data/plans.ts'
import { describeLines } from '#web/features/plans/describe-lines.ts'
import { Card } from '#web/ui/card.tsx'
import { savedSeries } from './saved-series.ts'

/** What is there for each goal, when each gets its part until it is reached. */
export function GoalsChart({ made, facts }: { made: GoalsPlan; facts: PlanFacts }) {
  const past = usePast('goals')
  const series = useMemo(() => savedSeries(made, facts, past), [made, facts, past])
  return (
    <Card
      title="Suggested split"
      description={`In order: a cushion first, then what is nearest to done. ${describeLines(series)}`}
    >
      <ChartWithTable label="What is saved for goals" series={series} />
    </Card>
  )
}
