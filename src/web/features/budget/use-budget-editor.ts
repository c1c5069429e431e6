import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { BudgetList } from '#contract/budget.ts'
import type { FinancialProfile } from '#contract/profile.ts'
import {
  adoptEdits,
  type EditorState,
  putRow,
  receiveProfile,
  removeRow,
  removeSampleRows,
  seedEditor,
  shownLists,
} from '#web/budget-edits/editor-state.ts'
import type { BudgetRows } from '#web/budget-edits/lists.ts'
import { hasEdits } from '#web/budget-edits/merge-lists.ts'
import { useEarlierDrafts } from './use-earlier-drafts.ts'
import { useSaving } from './use-saving.ts'

/** The profile is seeded into local state once; from then on edits are local until saved, and news goes underneath. */
export function useBudgetEditor(profile: FinancialProfile, userId: number) {
  const [seed] = useState(() => seedEditor(profile))
  const earlier = useEarlierDrafts(userId, seed.lists)
  const [state, setState] = useState(() => (earlier.toSend ? adoptEdits(seed, earlier.toSend) : seed))
  const { send, isSaving, failure } = useSaving(userId, state, setState)

  const [received, setReceived] = useState(profile)
  if (profile !== received) {
    setReceived(profile)
    setState(receiveProfile(state, profile))
  }

  const sendEarlier = useEffectEvent(() => {
    if (!earlier.toSend) return
    earlier.clearSent()
    void send(state, 'asked')
  })
  useEffect(() => sendEarlier(), [])

  const put = useCallback(<List extends BudgetList>(list: List, row: BudgetRows[List]) => {
    setState((now) => putRow(now, list, row))
  }, [])
  const remove = useCallback((list: BudgetList, id: number) => {
    setState((now) => removeRow(now, list, id))
  }, [])

  const { lists: storedLists, edits } = state
  const lists = useMemo(() => shownLists({ lists: storedLists, edits }), [storedLists, edits])

  const saveNext = (next: EditorState) => {
    setState(next)
    void send(next, 'asked')
  }
  return {
    lists,
    put,
    remove,
    hasUnsavedEdits: hasEdits(edits),
    isSaving,
    failure,
    save: () => void send(state, 'asked'),
    clearSample: () => saveNext(removeSampleRows(state)),
    offer: earlier.offer,
    discardOffer: earlier.clearOffer,
    restoreOffer: () => {
      const { offer } = earlier
      if (offer) setState((now) => adoptEdits(now, offer.edits))
      earlier.clearOffer()
    },
    conflicts: state.conflicts,
    dismissConflicts: () => setState((now) => ({ ...now, conflicts: [] })),
  }
}

export type BudgetEditor = ReturnType<typeof useBudgetEditor>
