import { z } from '#contract/zod.ts'
import { assumptionChange } from '#contract/assumptions.ts'
import type { Message } from '#contract/chat.ts'
import { createKeptState } from '#web/lib/kept-state.ts'

/** A message that the server has not accepted yet. */
const unsentMessage = z.object({
  key: z.string(),
  text: z.string(),
  /** Milliseconds. */
  at: z.number(),
  /** The newest message known when it was sent; a stored copy of this one has a higher id. */
  after: z.number(),
  replaces: z.nullable(z.int()),
  /** A number of an earlier calculation that it sets anew. */
  change: z.optional(assumptionChange),
  /** The server's own words about why not. */
  reason: z.nullable(z.string()),
  /** Keel could not be reached: it goes out by itself. */
  isWaiting: z.optional(z.boolean()),
})
export type UnsentMessage = z.output<typeof unsentMessage>

const unsentMessages = createKeptState<UnsentMessage[]>({
  name: 'unsent',
  shared: true,
  revive: (stored) => z.array(unsentMessage).safeParse(stored).data ?? [],
})

export const useUnsent = unsentMessages.use
export const listUnsent = unsentMessages.read

export function keepUnsent(userId: number, message: UnsentMessage) {
  const others = unsentMessages.read(userId).filter(({ key }) => key !== message.key)
  unsentMessages.write(userId, [...others, message])
}

export function dropUnsent(userId: number, key: string) {
  const all = unsentMessages.read(userId)
  const others = all.filter((message) => message.key !== key)
  if (others.length < all.length) unsentMessages.write(userId, others)
}

/** A connection can break after the message was stored and before that was told: then it is not sent twice. */
export function dropArrived(userId: number, unsent: UnsentMessage[], stored: Message[]) {
  for (const { key, text, after } of unsent) {
    const hasArrived = stored.some(
      ({ isUserMessage, content, id }) => isUserMessage && id > after && content.trim() === text.trim(),
    )
    if (hasArrived) dropUnsent(userId, key)
  }
}
