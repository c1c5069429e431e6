import { useQueryClient } from '@tanstack/react-query'
import { sendMessage } from '#web/data/chat-turn.ts'
import { dropUnsent, type UnsentMessage } from '#web/data/unsent.ts'
import { addText } from '#web/data/draft.ts'
import { KEPT_TEXT } from '#web/data/kept-text.ts'
import { focusComposer } from '#web/features/chat/composer/focus-composer.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { MessageFrame } from './message-frame.tsx'
import { countCharacters, MetaLine } from './meta-line.tsx'
import { NotSent } from './not-sent.tsx'

interface UnsentRowProps {
  unsent: UnsentMessage
  user: { id: number; name: string }
  isSending: boolean
  /** Another message is on its way: this one has to wait. */
  isBusy: boolean
}

/** A message that the server does not have: on its way, or not sent. */
export function UnsentRow({ unsent, user, isSending, isBusy }: UnsentRowProps) {
  const { key, text, reason } = unsent
  const client = useQueryClient()
  function takeBack() {
    dropUnsent(user.id, key)
    addText(user.id, text)
    focusComposer()
  }
  return (
    <MessageFrame label="Your message" side="user" avatar={<Avatar name={user.name} size="sm" />}>
      <p className="own-bubble">{text}</p>
      {isSending ? (
        <MetaLine side="user">
          <span>Sending</span>
          <span>{countCharacters(text.length)}</span>
        </MetaLine>
      ) : (
        <NotSent
          text="Not sent"
          reason={unsent.isWaiting ? KEPT_TEXT : reason}
          {...(!isBusy && { onRetry: () => void sendMessage(client, user.id, unsent) })}
        >
          <Button variant="ghost" size="sm" onClick={takeBack}>
            Edit
          </Button>
          <Button variant="ghost" size="sm" onClick={() => dropUnsent(user.id, key)}>
            Discard
          </Button>
        </NotSent>
      )}
    </MessageFrame>
  )
}
