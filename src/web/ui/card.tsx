import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface CardProps {
  title?: ReactNode
  description?: ReactNode
  /** Buttons or a badge beside the title. */
  actions?: ReactNode
  /** The rank of the title among the page's headings. */
  level?: 2 | 3
  /** For a thing that is not there yet, such as the form of a new goal. */
  dashed?: boolean
  className?: string
  children?: ReactNode
}

export function Card({
  title,
  description,
  actions,
  level = 2,
  dashed = false,
  className,
  children,
}: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      className={classNames(
        'min-w-0 rounded-card border p-5 sm:p-6',
        dashed ? 'border-dashed border-control' : 'border-line bg-surface shadow-card',
        className,
      )}
    >
      {(title || actions) && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            {title && <Heading className="text-base font-semibold tracking-tight">{title}</Heading>}
            {description && <p className="text-sm text-ink-muted">{description}</p>}
          </div>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
      )}
      {children && <div className={title || actions ? 'mt-5' : undefined}>{children}</div>}
    </section>
  )
}
