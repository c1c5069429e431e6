import { PlanCard } from './plan-card.tsx'
import { ProposalCard } from './proposal-card.tsx'

export function BudgetTab({ month }: { month: string | null }) {
  return (
    <div className="grid gap-6">
      <ProposalCard />
      {month !== null && <PlanCard month={month} />}
    </div>
  )
}
