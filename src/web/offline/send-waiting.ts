import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/api-error.ts'
import { sendMessage } from '#web/data/chat-turn.ts'
import { messageOf } from '#web/data/client.ts'
import { listUnsent } from '#web/data/unsent.ts'
import { dropWaiting, listWaiting, sendEdit } from '#web/data/waiting.ts'
import { toast } from '#web/ui/toast-store.ts'
import { countDrafts } from './count-drafts.ts'

/** One tab at a time; a second one that is let in all the same sends nothing twice, by the ids. */
const alone = async (work: () => Promise<void>) => {
  if (!navigator.locks) return work()
  await navigator.locks.request('keel-waiting', { ifAvailable: true }, async (lock) => {
    if (lock) await work()
  })
}

/** Sends what was written while Keel could not be reached, in its order. What is refused is said, and is over. */
export const sendWaiting = (client: QueryClient, userId: number): Promise<void> =>
  alone(async () => {
    const before = listWaiting(userId).length
    for (const edit of listWaiting(userId)) {
      try {
        await sendEdit(edit)
      } catch (error) {
        if (!isFinal(error)) break
        // Deleted twice is deleted.
        if (edit.method !== 'DELETE' || error.status !== 404) tellRefusal(edit.text, error)
      }
      dropWaiting(userId, edit.clientId)
    }
    if (listWaiting(userId).length < before) {
      toast({ title: 'Sent', description: 'What you changed meanwhile is saved.' })
      await client.invalidateQueries()
    }
    await sendDrafts(client, userId)
    for (const message of listUnsent(userId).filter(({ isWaiting }) => isWaiting))
      await sendMessage(client, userId, message)
  })

/** The budget's own screen knows how; it is loaded only when there is something. */
async function sendDrafts(client: QueryClient, userId: number) {
  if (countDrafts(userId) === 0 || location.pathname === '/budget') return
  const { sendBudgetDrafts } = await import('#web/features/budget/send-drafts.ts')
  await sendBudgetDrafts(client, userId)
}

/** Asking again would be answered the same. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429 &&
  error.status !== 401

function tellRefusal(text: string, error: ApiError) {
  toast({
    variant: 'destructive',
    title: 'A change could not be saved',
    description: `${text}: ${messageOf(error, 'it was refused.')}`,
  })
}
