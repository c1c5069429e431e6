import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type PlanInput, plans } from '#contract/plans.ts'
import type { PlanPast } from '#contract/plan-past.ts'
import type { PlanChange } from '#finance/plan-changes.ts'
import { call } from './call.ts'
import { householdQuery } from './household.ts'
import { refreshMoney } from './refresh-money.ts'

/** Below the household's key: whatever makes that stale makes these stale too. */
export const basisQuery = queryOptions({
  queryKey: [...householdQuery.queryKey, 'plan-basis'],
  queryFn: () => call(plans.basis),
})

export const plansQuery = queryOptions({
  queryKey: [...householdQuery.queryKey, 'plans'],
  queryFn: () => call(plans.list),
})

/** Below the plans: one that is followed has its way in it. */
const pastQuery = (kind: 'debts' | 'goals') =>
  queryOptions({
    queryKey: [...plansQuery.queryKey, 'past', kind],
    queryFn: () => call(plans.past, { query: { kind } }),
  })

const NO_PAST: PlanPast = { balances: [], ways: [] }

/** The forecast does not wait for it. */
export const usePast = (kind: 'debts' | 'goals'): PlanPast => useQuery(pastQuery(kind)).data ?? NO_PAST

function usePlanWrite<Input, Result>(
  write: (input: Input) => Promise<Result>,
  { changesMoney = false } = {},
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSettled: () => {
      if (changesMoney) refreshMoney(client)
      return client.invalidateQueries({ queryKey: plansQuery.queryKey })
    },
  })
}

export const useSavePlan = () =>
  usePlanWrite(({ id, body }: { id: number | null; body: PlanInput }) =>
    id === null ? call(plans.save, { body }) : call(plans.update, { id, body }),
  )

export const useRemovePlan = () => usePlanWrite((id: number) => call(plans.remove, { id }))

export const useApplyPlan = () =>
  usePlanWrite(
    ({ id, changes }: { id: number; changes: PlanChange[] }) => call(plans.apply, { id, body: { changes } }),
    { changesMoney: true },
  )

export const useUndoPlan = () =>
  usePlanWrite((id: number) => call(plans.undo, { id }), { changesMoney: true })

export const useFollowPlan = () =>
  usePlanWrite(({ id, isFollowed }: { id: number; isFollowed: boolean }) =>
    call(plans.follow, { id, body: { isFollowed } }),
  )
