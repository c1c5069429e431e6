import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { fitsPartingRequest, type SavedBudget, useSaveBudget } from '#web/data/budget.ts'
import { messageOf } from '#web/data/client.ts'
import { isOffline, useOffline } from '#web/data/connection.ts'
import { KEPT_TEXT } from '#web/data/kept-text.ts'
import { toast } from '#web/ui/toast-store.ts'
import { describeConflict } from './describe-conflict.ts'
import {
  buildSave,
  type EditorState,
  receiveAnswer,
  shouldSaveOnLeaving,
} from '#web/budget-edits/editor-state.ts'
import { type Edits, hasEdits } from '#web/budget-edits/merge-lists.ts'
import { useDraft } from './use-draft.ts'
import { useLeaving, type WayOut } from './use-leaving.ts'

type Occasion = 'asked' | WayOut

/** Saves when asked and when the screen is left. One save at a time; edits stay until the server has them. */
export function useSaving(
  userId: number,
  state: EditorState,
  setState: Dispatch<SetStateAction<EditorState>>,
) {
  const mutation = useSaveBudget()
  const draft = useDraft(userId, state.edits)
  const [failure, setFailure] = useState<string | null>(null)
  const inFlight = useRef<Edits | null>(null)
  const latest = useRef(state)
  const isMounted = useRef(true)
  useLayoutEffect(() => void (latest.current = state), [state])
  useLayoutEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])

  async function send(sent: EditorState, occasion: Occasion) {
    inFlight.current = sent.edits
    setState((now) => ({ ...now, sent: sent.edits }))
    try {
      const saved = await mutation.mutateAsync({ body: buildSave(sent), isAsked: occasion === 'asked' })
      const answered = receiveAnswer(latest.current, saved)
      setState((now) => receiveAnswer(now, saved))
      setFailure(null)
      // Nobody is left to notice that the edits are stored now.
      if (!isMounted.current && !hasEdits(answered.edits)) draft.forget()
      if (occasion === 'asked' || (occasion === 'route' && hasEdits(sent.edits)))
        showSaved(occasion, answered, saved)
    } catch (error) {
      // oxlint-disable-next-line no-console -- a failed save is also logged
      console.error('The budget could not be saved', error)
      setFailure(messageOf(error, isOffline() ? KEPT_TEXT : 'Check your connection and try again.'))
      // Edits made offline are sent with the next connection; after other failures the user decides at the next visit.
      draft.markLeft(isOffline() ? 'unsent' : null, latest.current.edits)
      if (occasion === 'asked' || occasion === 'route') showFailed()
    } finally {
      inFlight.current = null
    }
  }

  const isAway = useOffline()
  const saveWhenBack = useEffectEvent(() => {
    if (failure !== null && hasEdits(state.edits) && !inFlight.current) void send(state, 'asked')
  })
  useEffect(() => {
    if (!isAway) saveWhenBack()
  }, [isAway])

  useLeaving((way) => {
    const now = latest.current
    if (!shouldSaveOnLeaving(now)) return
    const isOnItsWay = inFlight.current === now.edits
    const fits = fitsPartingRequest(buildSave(now))
    const canGo = !inFlight.current && (fits || way !== 'closed')
    draft.markLeft(fits && !isOffline() && (canGo || isOnItsWay) ? 'sent' : 'unsent', now.edits)
    if (canGo) void send(now, way)
  })

  return { send, failure, isSaving: mutation.isPending && mutation.variables.isAsked }
}

function showSaved(occasion: Occasion, { conflicts }: EditorState, saved: SavedBudget) {
  const unread = occasion === 'route' && saved.conflicts.length > 0 ? conflicts : []
  const description = unread.map(describeConflict).join(' ') || 'Your budget information has been updated.'
  toast({ title: 'Changes saved', description })
}

function showFailed() {
  if (isOffline()) {
    toast({ title: 'Kept for later', description: KEPT_TEXT })
    return
  }
  toast({
    variant: 'destructive',
    title: 'Error saving changes',
    description: 'There was a problem saving your budget information.',
  })
}
