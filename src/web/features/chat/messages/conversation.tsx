import { type RefObject, useMemo } from 'react'
import type { ReplyInProgress } from '#web/data/chat-turn.ts'
import type { Conversation as ConversationData } from '#web/data/merge-messages.ts'
import { useLoadEarlier } from '#web/data/messages.ts'
import type { UnsentMessage } from '#web/data/unsent.ts'
import { DaySection } from './day-section.tsx'
import { Earlier } from './earlier.tsx'
import { groupByDay } from './group-by-day.ts'
import { ReplyBeingMade } from './reply-in-progress.tsx'
import { useKeepPlace } from './use-keep-place.ts'

/** From here on what is out of sight is not laid out; it stays in the page, for searches and screen readers. */
const MANY_ROWS = 200

interface ConversationProps {
  list: RefObject<HTMLDivElement | null>
  user: { id: number; name: string }
  data: ConversationData
  around: number | null
  unsent: UnsentMessage[]
  reply: ReplyInProgress | null
  /** A reply is being made, here or elsewhere. */
  isBusy: boolean
}

export function Conversation({ list, user, data, around, unsent, reply, isBusy }: ConversationProps) {
  const { messages, hasEarlier } = data
  const days = useMemo(() => groupByDay(messages, unsent), [messages, unsent])
  const earlier = useLoadEarlier(around)
  const firstId = messages[0]?.id
  const rememberPlace = useKeepPlace(list)
  const openId = isBusy || around !== null ? null : lastOwnId(data)
  return (
    <div
      ref={list}
      role="log"
      aria-label="Conversation"
      aria-busy={earlier.isPending}
      tabIndex={-1}
      className="clear-of-bars grid grid-cols-1 gap-6 outline-none"
    >
      {hasEarlier && firstId !== undefined && (
        <Earlier
          isLoading={earlier.isPending}
          hasFailed={earlier.isError}
          onLoad={() => earlier.mutate({ before: firstId, onArrived: rememberPlace })}
        />
      )}
      {days.map((day) => (
        <DaySection
          key={day.key}
          day={day}
          isOneOfMany={messages.length > MANY_ROWS}
          user={user}
          openId={openId}
          sendingKey={reply?.unsentKey ?? null}
          isBusy={isBusy}
        />
      ))}
      {isBusy && around === null && <ReplyBeingMade reply={reply} />}
    </div>
  )
}

const lastOwnId = ({ messages }: ConversationData) =>
  messages.findLast(({ isUserMessage, status }) => isUserMessage && status !== 'replaced')?.id ?? null
