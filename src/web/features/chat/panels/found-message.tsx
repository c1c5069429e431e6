import { Link } from 'wouter'
import type { Message } from '#contract/chat.ts'
import { BRAND } from '#web/features/chat/brand.ts'
import { readText } from '#web/features/chat/rich-text/read-text.ts'
import { formatDay } from '#web/lib/format-time.ts'
import { excerptAround } from './excerpt-around.ts'

interface FoundMessageProps {
  message: Message
  search: string
  onLeave: () => void
}

export function FoundMessage({ message, search, onLeave }: FoundMessageProps) {
  const { id, isUserMessage, timestamp } = message
  const { before, hit, after } = excerptAround(wordsOf(message), search)
  return (
    <li>
      <Link
        href={`/chat#message-${id}`}
        onClick={onLeave}
        className="-mx-2 grid gap-0.5 rounded-control px-2 py-3 text-sm hover:bg-hover"
      >
        <span className="flex justify-between gap-3 text-fine/5 text-ink-muted">
          <span>{isUserMessage ? 'You' : BRAND}</span>
          <time dateTime={timestamp}>{formatDay(timestamp)}</time>
        </span>
        <span className="wrap-anywhere">
          {before}
          <mark className="bg-accent-soft font-semibold text-accent">{hit}</mark>
          {after}
        </span>
      </Link>
    </li>
  )
}

/** A reply is found by its working too. Paragraphs and points end like words. */
const wordsOf = ({ isUserMessage, content, details }: Message) =>
  isUserMessage ? content : readText(`${content} ${details ?? ''}`.replaceAll(/<\/(?:p|li)>/g, ' $&'))
