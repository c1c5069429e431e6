import { PartyPopper } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { planDebts } from '#finance/debts-plan.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Plan } from '#web/features/plans/plan.ts'
import { dollars } from '#web/features/plans/say.ts'
import { BalancesChart } from './balances-chart.tsx'
import { DebtOptions } from './debt-options.tsx'
import { DebtRows } from './debt-rows.tsx'
import { MonthlyBudget } from './monthly-budget.tsx'
import { Ways } from './ways.tsx'

export function DebtsTab({ plan }: { plan: Plan }) {
  const { facts } = plan
  // Typed values show at once; the results may follow a frame later.
  const inputs = useDeferredValue(plan.inputs)
  const made = useMemo(() => planDebts(inputs, facts), [inputs, facts])
  if (facts.debts.every(({ amount }) => amount <= 0)) return <NoDebts />
  const chosen = made.ways[made.way]
  return (
    <div className="grid grid-cols-1 gap-6">
      <DebtRows plan={plan} made={made} />
      <MonthlyBudget plan={plan} made={made} />
      {!chosen.paysOff && made.least !== null && (
        <Alert
          variant="warn"
          title={
            chosen.reason === 'below-minimums'
              ? `${dollars(made.monthly)} a month does not cover the minimums of ${dollars(chosen.needed)}.`
              : `At ${dollars(made.monthly)} a month this never pays off.`
          }
          action={
            <Button
              size="sm"
              onClick={() => plan.set({ monthly: made.least ?? 0, extra: undefined })}
            >{`Use ${dollars(made.least)} a month`}</Button>
          }
        >
          {`The least payment that ends it is ${dollars(made.least)} a month.`}
        </Alert>
      )}
      <Ways plan={plan} made={made} />
      {made.debts.length > 0 && <BalancesChart plan={plan} made={made} inputs={inputs} />}
      <DebtOptions plan={plan} />
    </div>
  )
}

function NoDebts() {
  return (
    <Card>
      <EmptyState
        icon={<PartyPopper />}
        title="No debts on record"
        text="Add what you owe to the balance sheet, or tell the advisor, and see when you could be free of it."
        action={<ButtonLink href="/balance-sheet">Open the Balance Sheet</ButtonLink>}
      />
    </Card>
  )
}
