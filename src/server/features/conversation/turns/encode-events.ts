import { type ChatEvent, chatEvents } from '#contract/chat.ts'
import { z } from '#contract/zod.ts'

/** Events as they go over the wire. One that the contract does not know is left out: the turn then ends as failed. */
export async function* encodeEvents(
  first: ChatEvent,
  events: AsyncIterable<ChatEvent>,
): AsyncGenerator<{ event: string; data: unknown }> {
  yield* encodeEvent(first)
  for await (const event of events) yield* encodeEvent(event)
}

function* encodeEvent({ event, data }: ChatEvent) {
  const encoded = z.safeEncode(chatEvents[event], data)
  if (encoded.success) yield { event, data: encoded.data }
}
