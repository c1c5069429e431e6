import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/api-error.ts'
import { sendMessage } from '#web/data/chat-turn.ts'
import type { session } from '#contract/session.ts'
import { inSession, messageOf } from '#web/data/client.ts'
import { callLightly } from '#web/data/light-call.ts'
import { listUnsent } from '#web/data/unsent.ts'
import { dropWaiting, isRefused, listWaiting, refuseWaiting, sendEdit } from '#web/data/waiting.ts'
import { counted } from '#web/lib/counted.ts'
import { toast } from '#web/ui/toast-store.ts'
import { countDrafts } from './count-drafts.ts'

/** One tab at a time; a second one that is let in all the same sends nothing twice, by the ids. */
const alone = async (work: () => Promise<void>) => {
  if (!navigator.locks) return work()
  await navigator.locks.request('keel-waiting', { ifAvailable: true }, async (lock) => {
    if (lock) await work()
  })
}

/** Sends what was written while Keel could not be reached, in its order. What is refused is kept to be shown. */
export const sendWaiting = (client: QueryClient, userId: number): Promise<void> =>
  alone(async () => {
    if (!(await isHere(userId))) return
    const { saved, refused } = await sendEdits(userId)
    if (saved > 0) {
      toast({ title: refused > 0 ? 'Sent in part' : 'Sent', description: describeSent(saved, refused) })
      await client.invalidateQueries()
    }
    await sendDrafts(client, userId)
    for (const message of listUnsent(userId).filter(({ isWaiting }) => isWaiting))
      await sendMessage(client, userId, message)
  })

/** Somebody else may have signed in meanwhile, in another tab: what was written here is not theirs. */
async function isHere(userId: number): Promise<boolean> {
  try {
    const user = await inSession(() => callLightly<typeof session.authUser>('GET', '/api/auth/user'))
    return user.id === userId
  } catch {
    return false
  }
}

const describeSent = (saved: number, refused: number) =>
  refused > 0
    ? `${counted(saved, 'change')} saved, ${refused} refused. What was refused stands on top of the page.`
    : 'What you changed meanwhile is saved.'

/** How many have arrived, and how many Keel would not have. */
async function sendEdits(userId: number): Promise<{ saved: number; refused: number }> {
  const sent = { saved: 0, refused: 0 }
  for (const edit of listWaiting(userId).filter((waiting) => !isRefused(waiting))) {
    try {
      await sendEdit(edit)
      sent.saved += 1
    } catch (error) {
      if (!isFinal(error)) break
      // Deleted twice is deleted.
      if (edit.method !== 'DELETE' || error.status !== 404) {
        refuseWaiting(userId, edit.clientId, messageOf(error, 'It was refused.'))
        sent.refused += 1
        continue
      }
    }
    dropWaiting(userId, edit.clientId)
  }
  return sent
}

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
