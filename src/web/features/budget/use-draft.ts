import { useCallback, useEffect, useState } from 'react'
import { newDraftKey, removeDraft, writeDraft } from '#web/budget-edits/draft-store.ts'
import { type Edits, hasEdits } from '#web/budget-edits/merge-lists.ts'

/** Keeps this page's edits in the browser until the server has them. */
export function useDraft(userId: number, edits: Edits) {
  const [key] = useState(() => newDraftKey(userId))

  useEffect(() => {
    if (hasEdits(edits)) writeDraft(localStorage, key, { at: Date.now(), left: null, edits })
    else removeDraft(localStorage, key)
  }, [key, edits])

  const markLeft = useCallback(
    (left: 'sent' | 'unsent' | null, latest: Edits) => {
      if (hasEdits(latest)) writeDraft(localStorage, key, { at: Date.now(), left, edits: latest })
    },
    [key],
  )
  const forget = useCallback(() => removeDraft(localStorage, key), [key])
  return { markLeft, forget }
}
