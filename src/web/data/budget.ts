import { type QueryClient, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BudgetConflict, BudgetEdits, BudgetInput, ChangedRows } from '#contract/budget.ts'
import { type FinancialProfile, profile } from '#contract/profile.ts'
import { announce } from '#web/lib/broadcast.ts'
import { call } from './call.ts'
import { householdQuery } from './household.ts'
import { profileQuery } from './profile.ts'
import { sendParting } from './send-parting.ts'
import { useFollow } from './use-follow.ts'

/** With the version at which the lists were read: the server merges by it. */
export type BudgetSave = { version: number } & (
  | { edits: BudgetEdits }
  | { otherData: BudgetInput; changed: ChangedRows }
)

export interface BudgetSaveRequest {
  body: BudgetSave
  /** Asked for by the user, or because the screen is left, when nobody is there to sign in again. */
  isAsked: boolean
}

export type SavedBudget = FinancialProfile & { conflicts: BudgetConflict[] }

const SAVE_KEY = ['save-budget']

export function useSaveBudget() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: SAVE_KEY,
    mutationFn: ({ body, isAsked }: BudgetSaveRequest): Promise<SavedBudget> =>
      (isAsked ? call : sendParting)(profile.save, { body }),
    onSuccess: (saved) => keepSaved(client, saved),
  })
}

async function keepSaved(client: QueryClient, saved: SavedBudget) {
  // A fetch that began before the save would bring back what it replaced.
  await client.cancelQueries(profileQuery)
  client.setQueryData(profileQuery.queryKey, saved)
  announce('profile')
  void client.invalidateQueries(householdQuery)
}

const profileKeys = [profileQuery.queryKey]

/**
 * The profile for a screen that edits it: fresh at every visit, when the page is looked at again, and after a change
 * in another tab. Undefined while a save of the last visit is still under way, so that nothing older is shown.
 */
export function useProfileToEdit() {
  const query = useQuery({ ...profileQuery, refetchOnMount: 'always' })
  const isSaving = useIsMutating({ mutationKey: SAVE_KEY }) > 0
  const [isReady, setReady] = useState(false)
  if (!isReady && !isSaving) setReady(true)

  useFollow('profile', profileKeys)

  return {
    profile: isReady ? query.data : undefined,
    hasFailed: query.isError && query.data === undefined,
    query,
  }
}
