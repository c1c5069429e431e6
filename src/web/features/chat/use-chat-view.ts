import { type QueryClient, useQuery } from '@tanstack/react-query'
import { isTurnRunning } from '#web/data/chat-turn.ts'
import type { Conversation } from '#web/data/merge-messages.ts'
import { messagesQuery } from '#web/data/messages.ts'

const POLL_MS = 2000

const hasPending = (known: Conversation | undefined) =>
  known?.messages.some(({ status }) => status === 'pending') ?? false

/** Whether a reply is being made at this moment, here or elsewhere. */
export const isAnswering = (client: QueryClient) =>
  isTurnRunning() || hasPending(client.getQueryData(messagesQuery(null).queryKey))

/**
 * What is shown of the conversation: its end, or the stretch around a message that lies further back than what is
 * loaded. A reply that is made for another tab, or was under way before a reload, is asked for until it is there.
 */
export function useChatView(target: number | null) {
  const newest = useQuery({
    ...messagesQuery(null),
    refetchInterval: ({ state }) => hasPending(state.data) && !isTurnRunning() && POLL_MS,
  })
  const around = isFurtherBack(newest.data, target) ? target : null
  const shown = useQuery({ ...messagesQuery(around), enabled: around !== null })
  const view = around === null ? newest : shown
  return {
    newest: newest.data,
    data: view.data,
    around,
    hasFailed: view.isError,
    retry: () => void view.refetch(),
    isPending: hasPending(newest.data),
  }
}

function isFurtherBack(known: Conversation | undefined, target: number | null): boolean {
  if (!known?.hasEarlier || target === null) return false
  return target < (known.messages[0]?.id ?? 0)
}
