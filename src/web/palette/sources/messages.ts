import { MessageSquareText } from 'lucide-react'
import { chat, type Message } from '#contract/chat.ts'
import { call } from '#web/data/call.ts'
import { excerptAround } from '#web/features/chat/panels/excerpt-around.ts'
import { readText } from '#web/features/chat/rich-text/read-text.ts'
import type { Source } from '#web/palette/command.ts'
import { formatDay } from '#web/lib/format-time.ts'

const AT_MOST = 5

/** Something that was said, by either. */
export const messages: Source = {
  title: 'Messages',
  search: async (typed, { go }) => {
    const found = await call(chat.listMessages, { query: { search: typed, limit: AT_MOST } })
    return found.toReversed().map((message) => ({
      key: `message-${message.id}`,
      label: describe(message, typed),
      hint: `${message.isUserMessage ? 'You' : 'Keel'}, ${formatDay(message.timestamp)}`,
      Icon: MessageSquareText,
      run: () => go(`/chat#message-${message.id}`),
    }))
  },
}

function describe({ isUserMessage, content, details }: Message, typed: string): string {
  const words = isUserMessage ? content : readText(`${content} ${details ?? ''}`)
  const { before, hit, after } = excerptAround(words, typed)
  return before + hit + after
}
