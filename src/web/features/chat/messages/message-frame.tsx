import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface MessageFrameProps {
  /** What screen readers call it, e.g. 'Message #12'. */
  label: string
  id?: string
  side: 'user' | 'advisor'
  avatar: ReactNode
  children: ReactNode
}

/** The user's words stand on the right, the advisor's on the left, with whose they are beside them. */
export function MessageFrame({ label, id, side, avatar, children }: MessageFrameProps) {
  return (
    <article
      id={id}
      aria-label={label}
      tabIndex={-1}
      className={classNames(
        'flex gap-2.5 rounded-card outline-offset-8 focus:outline-2 focus:outline-accent sm:gap-3',
        side === 'user' && 'flex-row-reverse',
      )}
    >
      <div className="shrink-0 pt-0.5">{avatar}</div>
      <div
        className={classNames(
          'flex min-w-0 flex-1 flex-col gap-1.5',
          side === 'user' ? 'items-end pl-6 sm:pl-16' : 'items-start pr-2 sm:pr-16',
        )}
      >
        {children}
      </div>
    </article>
  )
}
