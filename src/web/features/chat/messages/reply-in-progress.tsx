import { useStopReply, type ReplyInProgress } from '#web/data/chat-turn.ts'
import { BRAND } from '#web/features/chat/brand.ts'
import { Figures } from '#web/features/chat/rich-text/figures.tsx'
import { RichText } from '#web/features/chat/rich-text/rich-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { AdvisorMark } from './advisor-mark.tsx'
import { MessageFrame } from './message-frame.tsx'
import { TypingIndicator } from './typing-indicator.tsx'

/** Null while the reply is made for another tab or device: then only that it is being made is known. */
export function ReplyBeingMade({ reply }: { reply: ReplyInProgress | null }) {
  const stop = useStopReply()
  return (
    <MessageFrame label={`${BRAND} is replying`} side="advisor" avatar={<AdvisorMark />}>
      <p className="text-sm font-semibold">{BRAND}</p>
      {reply?.content && (
        <Figures figures={reply.figures}>
          <div className="reply-bubble">
            <RichText html={reply.content} />
          </div>
        </Figures>
      )}
      <div className="flex items-center gap-2">
        <TypingIndicator />
        {reply?.status && !reply.content && (
          <output className="min-w-0 text-sm text-ink-muted wrap-anywhere">{reply.status}</output>
        )}
        {reply?.unsentKey === null || !reply ? (
          <Button variant="ghost" size="sm" pending={stop.isPending} onClick={() => stop.mutate()}>
            Stop
          </Button>
        ) : null}
      </div>
    </MessageFrame>
  )
}
