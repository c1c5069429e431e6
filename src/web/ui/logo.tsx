import { classNames } from './class-names.ts'

interface LogoProps {
  /** The mark alone, where the name would not fit. */
  markOnly?: boolean
  className?: string
}

/** A porthole: sky above, water below, and between them the hull with its keel. */
export function Logo({ markOnly = false, className }: LogoProps) {
  return (
    <span className={classNames('inline-flex items-center gap-2 text-ink', className)}>
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden className="size-7 shrink-0 text-accent">
        <path d="M1.29 9.5a11 11 0 0 1 21.42 0Z" />
        <path d="M1.02 12.6C3.6 14.6 7 14.8 9.4 16c.9.6 1.1 1.2 1.25 2l.45 4.96A11 11 0 0 1 1.02 12.6Z" />
        <path d="M22.98 12.6C20.4 14.6 17 14.8 14.6 16c-.9.6-1.1 1.2-1.25 2l-.45 4.96A11 11 0 0 0 22.98 12.6Z" />
      </svg>
      <span className={markOnly ? 'sr-only' : 'text-brand/7 font-semibold tracking-tight'}>Keel</span>
    </span>
  )
}
