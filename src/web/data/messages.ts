import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { chat } from '#contract/chat.ts'
import { announce } from '#web/lib/broadcast.ts'
import { call, callInFull } from './call.ts'
import { type Conversation, joinEarlier, joinNewest } from './merge-messages.ts'
import { nextBefore } from './next-page.ts'
import { useFollow } from './use-follow.ts'

const MESSAGES_A_PAGE = 50
/** At most this many messages are shown after one that is looked up. */
const MESSAGES_AFTER = 20

const MESSAGES_KEY = ['messages']
/** What other tabs are told when something was said here. */
export const CHAT_SUBJECT = 'messages'

/**
 * The end of the conversation; or, `around` a message, the stretch that ends a little after it. Fetching it anew
 * costs the same however much has been loaded by scrolling up.
 */
export const messagesQuery = (around: number | null) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'list', around],
    queryFn: async ({ client, queryKey }): Promise<Conversation> => {
      const newest = await fetchMessages(around === null ? undefined : around + MESSAGES_AFTER)
      return joinNewest(client.getQueryData<Conversation>(queryKey), newest)
    },
    staleTime: 0,
  })

/** Ids only grow, so the newest page before id + n holds the message itself whenever a page has at least n entries. */
async function fetchMessages(before: number | undefined): Promise<Conversation> {
  const query = { limit: MESSAGES_A_PAGE, before }
  const { body: messages, headers } = await callInFull(chat.listMessages, { query })
  return {
    messages,
    sent: headers['x-messages-sent'],
    received: headers['x-messages-received'],
    hasEarlier: messages.length === MESSAGES_A_PAGE,
  }
}

const listKeys = [[...MESSAGES_KEY, 'list']]

/** Shows what is said in other tabs and on other devices. */
export const useFollowMessages = () => useFollow(CHAT_SUBJECT, listKeys)

type ConversationChange = (known: Conversation) => Conversation

/** Changes what is shown at once. A fetch that began before would bring back what was there, so it is called off. */
export async function changeNewest(client: QueryClient, change: ConversationChange) {
  const { queryKey } = messagesQuery(null)
  if (!client.getQueryData(queryKey)) return
  await client.cancelQueries({ queryKey })
  client.setQueryData<Conversation>(queryKey, (known) => known && change(known))
}

/** The id of the newest message; larger than any id while that is unknown. */
export function newestKnownId(client: QueryClient): number {
  const known = client.getQueryData<Conversation>(messagesQuery(null).queryKey)
  return known ? (known.messages.at(-1)?.id ?? 0) : Number.MAX_SAFE_INTEGER
}

/** For what does not depend on where a stretch of the conversation ends. */
export function changeEverywhere(client: QueryClient, change: ConversationChange) {
  for (const queryKey of listKeys)
    client.setQueriesData<Conversation>({ queryKey }, (known) => known && change(known))
}

export const refreshMessages = (client: QueryClient) => client.invalidateQueries({ queryKey: MESSAGES_KEY })

export function useLoadEarlier(around: number | null) {
  const client = useQueryClient()
  const { queryKey } = messagesQuery(around)
  return useMutation({
    mutationFn: async ({ before, onArrived }: { before: number; onArrived: () => void }) => {
      const earlier = await fetchMessages(before)
      onArrived()
      client.setQueryData<Conversation>(queryKey, (known) => known && joinEarlier(known, earlier))
    },
  })
}

export const messageSearchQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...MESSAGES_KEY, 'search', search],
    queryFn: async ({ pageParam: before }) => {
      const page = await call(chat.listMessages, {
        query: { search, limit: MESSAGES_A_PAGE, ...(before !== null && { before }) },
      })
      return page.toReversed()
    },
    initialPageParam: null as number | null,
    getNextPageParam: nextBefore(MESSAGES_A_PAGE),
    placeholderData: keepPreviousData,
    enabled: search !== '',
  })

export function useClearConversation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(chat.clear),
    onSuccess: () => {
      announce(CHAT_SUBJECT)
      return client.resetQueries({ queryKey: MESSAGES_KEY })
    },
  })
}
