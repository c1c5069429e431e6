import { startTransition, useId, useOptimistic } from 'react'
import type { DebtsPlan } from '#finance/debts-plan.ts'
import { sumMoney } from '#finance/money.ts'
import { numberOf } from '#finance/plan-facts.ts'
import { PlanField } from '#web/features/plans/plan-field.tsx'
import type { Plan } from '#web/features/plans/plan.ts'
import { dollars } from '#web/features/plans/say.ts'
import { Card } from '#web/ui/card.tsx'

const STEP = 500

/** By slider and by field: all that goes to debts a month, or what is added to the minimums. */
export function MonthlyBudget({ plan, made }: { plan: Plan; made: DebtsPlan }) {
  const id = useId()
  const total = numberOf(plan.inputs, 'monthly')
  const extra = numberOf(plan.inputs, 'extra') ?? 0
  // The slider is drawn at once; the rest of the page follows when there is time for it.
  const [shown, showAtOnce] = useOptimistic(total ?? sumMoney([made.minimums, extra]))
  const floor = total === undefined ? made.minimums : 0
  const owed = sumMoney(made.debts.map(({ amount }) => amount))
  // Only what was typed may lie beyond: an end that moved with the slider would run away from it.
  const most = Math.max(made.minimums * 3, made.minimums + 100_000, Math.round(owed / 6), shown)
  const slide = (cents: number) =>
    startTransition(() => {
      showAtOnce(cents)
      plan.set(total === undefined ? { extra: Math.max(0, cents - made.minimums) } : { monthly: cents })
    })
  return (
    <Card title="Each month">
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <div>
          <label htmlFor={id} className="mb-1.5 flex justify-between gap-4 text-sm font-medium">
            For all debts each month
            <output htmlFor={id} className="tabular-nums">
              {dollars(shown)}
            </output>
          </label>
          <input
            id={id}
            type="range"
            min={floor}
            max={floor + Math.ceil((most - floor) / STEP) * STEP}
            step={STEP}
            value={shown}
            aria-valuetext={`${dollars(shown)} a month`}
            onChange={(event) => slide(Number(event.target.value))}
            className="h-10 w-full accent-accent touch:h-touch"
          />
          <p className="text-sm text-ink-muted">{`The minimums come to ${dollars(made.minimums)}.`}</p>
        </div>
        {total === undefined ? (
          <PlanField plan={plan} name="extra" usual={0} because="0 pays the minimums alone" />
        ) : (
          <PlanField plan={plan} name="monthly" />
        )}
      </div>
    </Card>
  )
}
