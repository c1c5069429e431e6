import { useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import type { Message } from '#contract/chat.ts'
import { retryMessage } from '#web/data/chat-turn.ts'
import { startEditing } from '#web/data/draft.ts'
import { focusComposer } from '#web/features/chat/composer/focus-composer.ts'
import { Facts } from '#web/features/chat/facts/facts.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { MessageFrame } from './message-frame.tsx'
import { countCharacters, MetaLine } from './meta-line.tsx'
import { NotSent } from './not-sent.tsx'
import { RelativeTime } from './relative-time.tsx'

interface OwnMessageProps {
  message: Message
  user: { id: number; name: string }
  /** Only the last one can be changed or answered again, and only while no reply is being made. */
  isOpen: boolean
}

export const OwnMessage = memo(function OwnMessage({ message, user, isOpen }: OwnMessageProps) {
  const { id, content, timestamp, status, facts } = message
  const client = useQueryClient()
  function edit() {
    startEditing(user.id, message)
    focusComposer()
  }
  return (
    <MessageFrame
      id={`message-${id}`}
      label={`Message #${id}`}
      side="user"
      avatar={<Avatar name={user.name} size="sm" />}
    >
      <p className="own-bubble">{content}</p>
      <MetaLine side="user">
        <RelativeTime at={timestamp} />
        <span>Message #{id}</span>
        <span>{countCharacters(content.length)}</span>
        {isOpen && (
          <Button variant="link" size="sm" onClick={edit}>
            Edit
          </Button>
        )}
      </MetaLine>
      {status === 'failed' && (
        <NotSent text="Not answered" {...(isOpen && { onRetry: () => void retryMessage(client, id) })} />
      )}
      <Facts facts={facts} userId={user.id} />
    </MessageFrame>
  )
})
