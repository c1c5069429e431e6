import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import type { SavedPlan } from '#contract/plans.ts'
import { type PlanFacts, type PlanInputs, type PlanKind, planKinds } from '#finance/plan-facts.ts'
import { plansQuery } from '#web/data/plans.ts'
import { planNames } from '#web/features/plans/plan.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { ScenarioTable } from './scenario-table.tsx'

interface ComparePlansProps {
  facts: PlanFacts
  onOpen: (kind: PlanKind, inputs: PlanInputs) => void
}

const MOST = 3

/** Up to three scenarios of one kind beside what is stored. */
export function ComparePlans({ facts, onOpen }: ComparePlansProps) {
  const { data = [] } = useQuery(plansQuery)
  const kinds = planKinds.filter((kind) => data.some((plan) => plan.kind === kind))
  const [wanted, setWanted] = useState<PlanKind | null>(null)
  const [left, setLeft] = useState<number[]>([])
  const kind = kinds.find((one) => one === wanted) ?? kinds[0]
  if (!kind) {
    return (
      <Card>
        <EmptyState
          icon={<Scale />}
          title="Nothing to compare yet"
          text="Change something in a plan and save it by a name. Up to three of them stand side by side here."
        />
      </Card>
    )
  }
  const mine = data.filter((plan) => plan.kind === kind)
  // The newest ones, unless others were chosen.
  const chosen = mine.filter(({ id }) => !left.includes(id)).slice(0, MOST)
  return (
    <Card title="Side by side" description="Up to three saved plans, beside what is stored now.">
      <div className="grid grid-cols-1 gap-5">
        {kinds.length > 1 && (
          <Segmented
            label="Kind of plan"
            options={kinds.map((one) => ({ value: one, label: planNames[one] }))}
            value={kind}
            onValueChange={setWanted}
          />
        )}
        <Choice plans={mine} chosen={chosen} onChange={setLeft} />
        <ScenarioTable kind={kind} plans={chosen} facts={facts} onOpen={onOpen} />
      </div>
    </Card>
  )
}

interface ChoiceProps {
  plans: SavedPlan[]
  chosen: SavedPlan[]
  onChange: (left: number[]) => void
}

function Choice({ plans, chosen, onChange }: ChoiceProps) {
  const isChosen = ({ id }: SavedPlan) => chosen.some((one) => one.id === id)
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Plans to compare</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {plans.map((plan) => (
          <Checkbox
            key={plan.id}
            checked={isChosen(plan)}
            disabled={!isChosen(plan) && chosen.length >= MOST}
            onChange={(isIn) =>
              onChange(
                plans.filter((one) => (one.id === plan.id ? !isIn : !isChosen(one))).map(({ id }) => id),
              )
            }
          >
            {plan.name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
