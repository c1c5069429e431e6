import { useQuery } from '@tanstack/react-query'
import { useProfileToEdit } from '#web/data/budget.ts'
import { householdQuery } from '#web/data/household.ts'
import { useMe } from '#web/data/session.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { BudgetHeader } from './budget-header.tsx'
import { BudgetScreen } from './budget-screen.tsx'
import { BudgetSkeleton } from './budget-skeleton.tsx'

export function BudgetPage() {
  const { id } = useMe()
  const { profile, hasFailed, query } = useProfileToEdit()
  const isHouseholdPending = useQuery(householdQuery).isPending
  if (profile && !isHouseholdPending) return <BudgetScreen profile={profile} userId={id} />
  return (
    <>
      <BudgetHeader />
      {hasFailed ? (
        <LoadFailure
          query={query}
          failure="Failed to load your budget. Please refresh the page and try again."
        />
      ) : (
        <BudgetSkeleton />
      )}
    </>
  )
}
