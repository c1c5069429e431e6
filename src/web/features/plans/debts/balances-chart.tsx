import { useMemo } from 'react'
import { chosenDebts, type DebtsPlan } from '#finance/debts-plan.ts'
import type { PlanInputs } from '#finance/plan-facts.ts'
import { ChartWithTable } from '#web/charts/chart-with-table.tsx'
import { usePast } from '#web/data/plans.ts'
import { ExplainButton } from '#web/features/plans/explain-button.tsx'
import { describeLines } from '#web/features/plans/describe-lines.ts'
import { OutgrownPlan } from '#web/features/plans/outgrown-plan.tsx'
import type { Plan } from '#web/features/plans/plan.ts'
import { Card } from '#web/ui/card.tsx'
import { owedSeries, owedTable } from './owed-series.ts'

interface BalancesChartProps {
  plan: Plan
  made: DebtsPlan
  /** Those that it was made of. */
  inputs: PlanInputs
}

export function BalancesChart({ plan, made, inputs }: BalancesChartProps) {
  const { facts } = plan
  const past = usePast('debts')
  const series = useMemo(() => owedSeries({ made, inputs, facts, past }), [made, inputs, facts, past])
  const open = facts.debts.filter(({ amount }) => amount > 0)
  return (
    <>
      <OutgrownPlan plan={plan} kind="debts" shown={idsOf(chosenDebts(inputs, facts))} open={idsOf(open)} />
      <Card
        title="What is owed, month by month"
        description={describeLines(series)}
        actions={<ExplainButton plan={plan} />}
      >
        <ChartWithTable label="What is owed" series={series} makeTable={() => owedTable(made, series)} />
      </Card>
    </>
  )
}

const idsOf = (debts: readonly { id: number }[]) => debts.map(({ id }) => id)
