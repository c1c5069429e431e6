import type { QueryClient } from '@tanstack/react-query'
import { profile } from '#contract/profile.ts'
import { call } from '#web/data/call.ts'
import { profileQuery } from '#web/data/profile.ts'
import { combineDrafts, findDrafts, removeDraft } from './draft-store.ts'
import { adoptEdits, buildSave, seedEditor } from './editor-state.ts'
import { hasEdits } from './merge-lists.ts'

/** Saves what a visit without a connection has left, from wherever the user is now. */
export async function sendBudgetDrafts(client: QueryClient, userId: number): Promise<void> {
  const drafts = findDrafts(localStorage, userId).filter(({ left }) => left === 'unsent')
  if (drafts.length === 0) return
  const stored = await client.fetchQuery({ ...profileQuery, staleTime: 0 })
  const state = adoptEdits(seedEditor(stored), combineDrafts(drafts))
  if (hasEdits(state.edits)) {
    const saved = await call(profile.save, { body: buildSave(state) })
    client.setQueryData(profileQuery.queryKey, saved)
  }
  for (const { key } of drafts) removeDraft(localStorage, key)
}
