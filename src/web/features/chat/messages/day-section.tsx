import { memo } from 'react'
import type { Message } from '#contract/chat.ts'
import { classNames } from '#web/ui/class-names.ts'
import { concerning, type RowProps, sameRows } from './block-concerns.ts'
import type { Day, Row } from './group-by-day.ts'
import { OwnMessage } from './own-message.tsx'
import { ReplacedMessage } from './replaced-message.tsx'
import { Reply } from './reply.tsx'
import { UnsentRow } from './unsent-row.tsx'

interface DaySectionProps extends RowProps {
  day: Day
  /** Its blocks are laid out only when they come into view. */
  isOneOfMany: boolean
}

/** About what a message is high, in rem, until it has been laid out. */
const ROW_HEIGHT = 7.5

export function DaySection({ day, isOneOfMany, ...rest }: DaySectionProps) {
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2
        className={classNames(
          'flex items-center gap-3 text-fine/5 font-medium text-ink-muted',
          'before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line',
        )}
      >
        {day.date}
      </h2>
      {day.blocks.map((block) => (
        <MessageBlock
          key={block.key}
          rows={block.rows}
          isOneOfMany={isOneOfMany}
          {...concerning(block.rows, rest)}
        />
      ))}
    </section>
  )
}

interface MessageBlockProps extends RowProps {
  rows: Row[]
  isOneOfMany: boolean
}

const isSame = (before: MessageBlockProps, after: MessageBlockProps) =>
  before.user === after.user &&
  before.openId === after.openId &&
  before.sendingKey === after.sendingKey &&
  before.isBusy === after.isBusy &&
  before.isOneOfMany === after.isOneOfMany &&
  sameRows(before.rows, after.rows)

const MessageBlock = memo(function MessageBlock({ rows, isOneOfMany, ...rest }: MessageBlockProps) {
  const height = { containIntrinsicBlockSize: `auto ${rows.length * ROW_HEIGHT}rem` }
  return (
    <div
      className={classNames('grid grid-cols-1 gap-6', isOneOfMany && '[content-visibility:auto]')}
      style={isOneOfMany ? height : undefined}
    >
      {rows.map((row) =>
        row.kind === 'stored' ? (
          <StoredMessage
            key={row.key}
            message={row.message}
            user={rest.user}
            isOpen={row.message.id === rest.openId}
            retries={messageToRetry(row.message, rest.openId)}
          />
        ) : (
          <UnsentRow
            key={row.key}
            unsent={row.unsent}
            user={rest.user}
            isSending={row.unsent.key === rest.sendingKey}
            isBusy={rest.isBusy}
          />
        ),
      )}
    </div>
  )
}, isSame)

/** The message that is sent again by 'Try again' below a stopped reply; null where there is none. */
const messageToRetry = ({ id, status }: Message, openId: number | null) =>
  status === 'stopped' && openId !== null && id > openId ? openId : null

interface StoredMessageProps {
  message: Message
  user: RowProps['user']
  isOpen: boolean
  retries: number | null
}

const StoredMessage = memo(function StoredMessage({ message, user, isOpen, retries }: StoredMessageProps) {
  if (message.status === 'replaced') return <ReplacedMessage message={message} user={user} />
  return message.isUserMessage ? (
    <OwnMessage message={message} user={user} isOpen={isOpen} />
  ) : (
    <Reply message={message} retries={retries} />
  )
})
