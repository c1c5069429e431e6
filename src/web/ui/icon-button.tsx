import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, for those who cannot see the icon and, as a tooltip, for those who can. */
  label: string
  icon: ReactNode
  variant?: 'ghost' | 'destructive'
}

const variants = {
  ghost: 'enabled:hover:text-ink enabled:hover:bg-hover aria-pressed:text-accent aria-expanded:bg-hover',
  destructive: 'enabled:hover:text-danger enabled:hover:bg-danger-soft',
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} purpose="label">
      <button
        {...rest}
        type={type}
        aria-label={label}
        className={classNames(
          'inline-flex size-9 shrink-0 items-center justify-center',
          'rounded-control border border-transparent text-ink-muted',
          'transition-colors touch:size-touch disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-4.5',
          variants[variant],
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
