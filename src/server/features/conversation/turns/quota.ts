import { conflict } from '#server/lib/http-error.ts'
import { type Conversation, MAX_MESSAGES } from '#server/features/conversation/conversation-store.ts'

/** How much of the shared store one account may fill. */
export function refuseOverQuota({ sent, received }: Conversation): void {
  if (sent + received < MAX_MESSAGES) return
  throw conflict(
    'Your conversation holds 50,000 messages, the most it can. Clear it to go on; what Keel knows stays.',
  )
}
