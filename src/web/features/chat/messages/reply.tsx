import { useQueryClient } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { memo, useMemo } from 'react'
import { MAX_REPLY_LENGTH, type Message } from '#contract/chat.ts'
import { currencies } from '#finance/currency.ts'
import { retryMessage } from '#web/data/chat-turn.ts'
import { BRAND } from '#web/features/chat/brand.ts'
import { Figures } from '#web/features/chat/rich-text/figures.tsx'
import { readText } from '#web/features/chat/rich-text/read-text.ts'
import { RichText } from '#web/features/chat/rich-text/rich-text.tsx'
import { findReplyCurrency, ReplyCurrency } from '#web/features/chat/reply-currency.ts'
import { useCurrency } from '#web/lib/currency.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { AdvisorMark } from './advisor-mark.tsx'
import { MarkWrong } from './mark-wrong.tsx'
import { MessageFrame } from './message-frame.tsx'
import { countCharacters, MetaLine } from './meta-line.tsx'
import { cutOpenQuestion } from './open-question.ts'
import { ShowWorking } from './show-working.tsx'

interface ReplyProps {
  message: Message
  /** The message of the user to answer again, when this reply to it was stopped. */
  retries?: number | null
}

export const Reply = memo(function Reply({ message, retries = null }: ReplyProps) {
  const { id, content, details, cards, assumptions = [], figures, notice, status } = message
  const client = useQueryClient()
  const { question, rest } = useMemo(() => cutOpenQuestion(content, details), [content, details])
  const currency = useMemo(() => findReplyCurrency(figures), [figures])
  const own = useCurrency()
  const isForeign = currency !== null && currency !== own
  const length = useMemo(() => readText(content).length, [content])
  return (
    <MessageFrame id={`message-${id}`} label={`Response #${id}`} side="advisor" avatar={<AdvisorMark />}>
      <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
        {BRAND}
        {status === 'stopped' && <Badge>Stopped</Badge>}
      </p>
      <Figures figures={figures}>
        <div className="reply-bubble">
          <RichText html={content} />
        </div>
        {question !== null && (
          <div className="reply-bubble">
            <RichText html={question} />
          </div>
        )}
        {notice && (
          <p role="note" className="flex gap-2 text-sm text-ink-muted">
            <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
            {notice}
          </p>
        )}
        <div className="flex w-full items-center gap-1">
          <MetaLine side="advisor">
            <span>Response #{id}</span>
            <span>
              {countCharacters(length)} (max {MAX_REPLY_LENGTH})
            </span>
            {isForeign && <span>in {currencies[currency].name}</span>}
          </MetaLine>
          <MarkWrong id={id} />
        </div>
        {retries !== null && (
          <Button variant="secondary" size="sm" onClick={() => void retryMessage(client, retries)}>
            Try again
          </Button>
        )}
        {(rest || cards.length > 0 || assumptions.length > 0) && (
          <ReplyCurrency value={currency}>
            <ShowWorking details={rest} cards={cards} assumptions={assumptions} />
          </ReplyCurrency>
        )}
      </Figures>
    </MessageFrame>
  )
})
