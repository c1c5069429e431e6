import { type QueryClient, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BudgetConflict, BudgetInput, ChangedRows } from '#contract/budget.ts'
import { buildRequest } from '#contract/call.ts'
import { type FinancialProfile, profile } from '#contract/profile.ts'
import { announce } from '#web/lib/broadcast.ts'
import { call, sendOnce } from './call.ts'
import { householdQuery } from './household.ts'
import { profileQuery } from './profile.ts'
import { sendParting } from './send-parting.ts'
import { useFollow } from './use-follow.ts'

export interface BudgetSave {
  otherData: BudgetInput
  /** What the lists were read at, and the rows changed since: the server merges by them. */
  version: number
  changed: ChangedRows
}

export interface BudgetSaveRequest {
  body: BudgetSave
  /** True when the user pressed Save; false when the screen is left and nobody can be asked to sign in again. */
  isAsked: boolean
}

export type SavedBudget = FinancialProfile & { conflicts: BudgetConflict[] }

const SAVE_KEY = ['save-budget']

/** Browsers refuse more than 64 kB in all requests that outlive their page; the rest is for headers and others. */
const PARTING_LIMIT = 60_000

export function fitsPartingRequest(body: BudgetSave): boolean {
  const text = buildRequest(profile.save, { body }).body ?? ''
  return new TextEncoder().encode(text).length <= PARTING_LIMIT
}

export function useSaveBudget() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: SAVE_KEY,
    mutationFn: ({ body, isAsked }: BudgetSaveRequest): Promise<SavedBudget> => {
      if (isAsked) return call(profile.save, { body })
      return fitsPartingRequest(body) ? sendParting(profile.save, { body }) : sendOnce(profile.save, { body })
    },
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
