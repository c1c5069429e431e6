import { Link } from 'wouter'
import type { ChangeSource, FinancialProfile } from '#contract/profile.ts'
import { formatDay } from '#web/lib/format-time.ts'

type ValueOrigin = NonNullable<FinancialProfile['sources'][keyof FinancialProfile['sources']]>

const words: Record<ChangeSource, string> = {
  profile: 'Typed here',
  restore: 'Restored',
  chat: 'From the chat',
}

/** Where a value came from: typed, restored, or the sentence in which the user said it. */
export function Origin({ origin }: { origin: ValueOrigin }) {
  const { source, at, quote, messageId } = origin
  return (
    <>
      {words[source]} on <time dateTime={at}>{formatDay(at)}</time>
      {quote !== null && <q className="ml-1.5 wrap-anywhere italic">{quote}</q>}
      {messageId !== null && (
        <Link
          href={`/chat#message-${messageId}`}
          className="ml-1.5 font-medium whitespace-nowrap text-accent underline underline-offset-2"
        >
          Show message
        </Link>
      )}
    </>
  )
}
