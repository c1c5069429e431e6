import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface BadgeProps {
  tone?: 'neutral' | 'good' | 'warn' | 'accent'
  icon?: ReactNode
  className?: string
  children: ReactNode
}

const tones = {
  neutral: 'border-line bg-subtle text-ink-muted',
  good: 'border-transparent bg-good-soft text-good',
  warn: 'border-transparent bg-warn-soft text-warn',
  accent: 'border-transparent bg-accent-soft text-accent',
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 max-w-full items-center gap-1 rounded-md border px-2 text-fine/5 font-medium',
        'tabular-nums [&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
