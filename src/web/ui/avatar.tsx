import { classNames } from './class-names.ts'
import { initials } from './initials.ts'

interface AvatarProps {
  name: string
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg' }

export function Avatar({ name, size = 'md', className }: AvatarProps) {
  return (
    <span
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full border',
        'border-accent/15 bg-accent-soft font-semibold text-accent select-none',
        sizes[size],
        className,
      )}
    >
      <span aria-hidden>{initials(name)}</span>
      <span className="sr-only">{name}</span>
    </span>
  )
}
