import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface FigureProps {
  /** The one whose source is shown below. */
  open?: boolean
  children: ReactNode
}

/** A figure as answers show it: underlined, because its source is one press away. */
export function Figure({ open = false, children }: FigureProps) {
  return (
    <span
      className={classNames(
        'rounded-sm font-semibold whitespace-nowrap tabular-nums underline',
        'decoration-accent decoration-dotted decoration-2 underline-offset-4',
        open && 'bg-accent-soft px-1 text-accent decoration-transparent',
      )}
    >
      {children}
    </span>
  )
}
