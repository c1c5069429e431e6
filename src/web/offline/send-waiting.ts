import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#contract/api-error.ts'
import { sendMessage } from '#web/data/chat-turn.ts'
import type { session } from '#contract/session.ts'
import { inSession, messageOf } from '#web/data/client.ts'
import { callLightly } from '#web/data/light-call.ts'
import { listUnsent } from '#web/data/unsent.ts'
import {
  dropWaiting,
  isRefused,
  listWaiting,
  refuseWaiting,
  sendEdit,
  type WaitingEdit,
} from '#web/data/waiting.ts'
import { counted } from '#web/lib/counted.ts'
import { toast } from '#web/ui/toast-store.ts'
import { countDrafts } from '#web/budget-edits/count-drafts.ts'

const LOCK = 'keel-waiting'

/** One tab at a time; a second one that is let in all the same sends nothing twice, by the ids. */
const alone = async (work: () => Promise<void>) => {
  if (!navigator.locks) return work()
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work()
  })
}

/** Somebody has asked for it, so it waits until those before are done. */
const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work()

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

interface Again {
  userId: number
  clientId: string
  /** Called just before the change is removed from the list. */
  beforeDrop?: () => void
}

/** Sends one that was refused once more. It stays listed with its refusal until there is an answer. */
export const sendAgain = (client: QueryClient, { userId, clientId, beforeDrop }: Again): Promise<Outcome> =>
  inTurn(async () => {
    const edit = listWaiting(userId).find((waiting) => waiting.clientId === clientId)
    // Another tab has sent it, or its writer has given it up there.
    if (!edit) return 'gone'
    const outcome = (await isHere(userId)) ? await deliver(userId, edit, beforeDrop) : 'unanswered'
    if (outcome === 'saved' || outcome === 'gone') await client.invalidateQueries()
    return outcome
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
    const outcome = await deliver(userId, edit)
    if (outcome === 'unanswered') break
    if (outcome !== 'gone') sent[outcome] += 1
  }
  return sent
}

/** Gone is what there is nothing left to do for. */
type Outcome = 'saved' | 'gone' | 'refused' | 'unanswered'

/** What is saved is no longer kept; what is refused is kept with the reason, and what is not answered as it is. */
async function deliver(userId: number, edit: WaitingEdit, beforeDrop?: () => void): Promise<Outcome> {
  const drop = () => {
    beforeDrop?.()
    dropWaiting(userId, edit.clientId)
  }
  try {
    await sendEdit(edit)
  } catch (error) {
    if (!isFinal(error)) return 'unanswered'
    // Deleted twice is deleted.
    if (edit.method === 'DELETE' && error.status === 404) {
      drop()
      return 'gone'
    }
    refuseWaiting(userId, edit.clientId, messageOf(error, 'It was refused.'))
    return 'refused'
  }
  drop()
  return 'saved'
}

/** Loaded only when there is something; the budget's own screen sends its drafts by itself. */
async function sendDrafts(client: QueryClient, userId: number) {
  if (countDrafts(userId) === 0 || location.pathname === '/budget') return
  const { sendBudgetDrafts } = await import('#web/budget-edits/send-drafts.ts')
  await sendBudgetDrafts(client, userId)
}

/** Asking again would be answered the same. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429 &&
  error.status !== 401
