import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Message } from '#contract/chat.ts'
import { messagesQuery } from '#web/data/messages.ts'
import { isAnswering } from './use-chat-view.ts'

test.each([
  ['no messages are known', [], false],
  ['the last message has its reply', ['done', 'done'], false],
  ['a message waits for its reply', ['pending'], true],
] as const)('whether a reply is being made elsewhere, where %s', (_, statuses, expected) => {
  const client = new QueryClient()
  const messages = statuses.map((status, id) => ({ id, status }) as Message)
  if (messages.length > 0)
    client.setQueryData(messagesQuery(null).queryKey, { messages, hasEarlier: false, sent: 1, received: 1 })
  expect(isAnswering(client)).toBe(expected)
})
