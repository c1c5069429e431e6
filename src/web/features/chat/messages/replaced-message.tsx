import { ChevronDown } from 'lucide-react'
import type { Message } from '#contract/chat.ts'
import { classNames } from '#web/ui/class-names.ts'
import { OwnMessage } from './own-message.tsx'
import { Reply } from './reply.tsx'

/** A replaced message stays readable, folded out of the way. */
export function ReplacedMessage({ message, user }: { message: Message; user: { id: number; name: string } }) {
  const { id, isUserMessage } = message
  return (
    <details className="group">
      <summary
        className={classNames(
          'mx-auto flex w-fit items-center gap-1 rounded-control px-2 py-1 text-fine/5 text-ink-muted',
          'hover:text-ink touch:min-h-touch',
        )}
      >
        {isUserMessage ? 'Message' : 'Response'} #{id} was replaced
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-3 opacity-75">
        {isUserMessage ? (
          <OwnMessage message={message} user={user} isOpen={false} />
        ) : (
          <Reply message={message} />
        )}
      </div>
    </details>
  )
}
