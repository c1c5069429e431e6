import { useMemo } from 'react'
import type { PlainDate } from '#finance/dates.ts'
import type { GoalsPlan } from '#finance/goals-plan.ts'
import { ChartWithTable } from '#web/charts/chart-with-table.tsx'
import type { Series } from '#web/charts/lay-out-series.ts'
import { monthNumber } from '#web/features/plans/say.ts'

/** Ten years: beyond it a goal is another plan. */
const MOST_MONTHS = 120

/** What is there for each goal, when each gets its part until it is reached. */
export function GoalsChart({ made, today }: { made: GoalsPlan; today: PlainDate }) {
  const series = useMemo((): Series => {
    const saved = made.saved.slice(0, MOST_MONTHS + 1)
    return {
      unit: 'money',
      step: 'month',
      from: monthNumber(today),
      shape: 'stack',
      lines: made.goals.map((goal, at) => ({
        label: goal.name,
        isForecast: true,
        points: saved.map((parts) => goal.currentAmount + (parts[at] ?? 0)),
      })),
    }
  }, [made, today])
  return <ChartWithTable label="What is saved for goals" series={series} />
}
