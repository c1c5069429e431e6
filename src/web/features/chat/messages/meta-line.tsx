import type { ReactNode } from 'react'
import { counted } from '#web/lib/counted.ts'
import { classNames } from '#web/ui/class-names.ts'

/** The small print under a message, on the side where the message stands. */
export function MetaLine({ side, children }: { side: 'user' | 'advisor'; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'flex items-center gap-x-2 text-xs/5 whitespace-nowrap text-ink-muted tabular-nums sm:text-fine/5',
        side === 'user' ? 'w-0 min-w-full justify-end overflow-hidden' : 'min-w-0 flex-wrap',
        // On a phone it has the whole row: there the time is worth more than a margin.
        side === 'user' && 'max-sm:-mr-10.5 max-sm:min-w-[calc(100%+4.125rem)] [&>:first-child]:truncate',
      )}
    >
      {children}
    </p>
  )
}

export const countCharacters = (count: number) => counted(count, 'character')
