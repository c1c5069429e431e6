import { OutOfTime } from '#advisor/threads/out-of-time.ts'
import type { AssumptionChange } from '#contract/assumptions.ts'
import { badRequest, conflict, type HttpError, overloaded } from '#server/lib/http-error.ts'
import type { Services } from '#server/services.ts'
import { findDialogue, findDialogueBefore } from '#server/features/conversation/conversation-store.ts'
import { readDialogue } from '#server/features/conversation/dialogue-store.ts'

const CROWDED = 'Many people are talking to Keel right now. Please try again in a moment.'

/**
 * Why a number of an earlier sum cannot be changed so; null where it can. Ask before the store is held: the advisor
 * sits in another thread and may take a while. Should the talk move on in between, the reply says so.
 */
export async function refuseChange(
  { db, advisors }: Pick<Services, 'db' | 'advisors'>,
  userId: number,
  { change, replaces }: { change: AssumptionChange; replaces?: number | undefined },
): Promise<HttpError | null> {
  // A message that replaces the last is heard as that one was.
  const dialogue = await (replaces === undefined ? findDialogue : findDialogueBefore)(db, userId)
  try {
    const refusal = await advisors.for(userId).refuseChange({ change, sums: readDialogue(dialogue).sums })
    if (!refusal) return null
    return refusal.isGone ? conflict(refusal.message) : badRequest(refusal.message)
  } catch (error) {
    throw error instanceof OutOfTime ? overloaded(CROWDED, 5) : error
  }
}
