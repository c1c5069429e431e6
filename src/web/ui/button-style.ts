import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive' | 'link'
export type ButtonSize = 'sm' | 'md' | 'lg'

const base =
  'inline-flex shrink-0 items-center gap-2 rounded-control font-semibold ' +
  'whitespace-nowrap select-none transition-colors touch:min-h-touch [&_svg]:size-4 [&_svg]:shrink-0 ' +
  'disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress aria-busy:opacity-100'

// The transparent borders are what forced-colors mode draws when it takes the backgrounds away.
const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent shadow-card not-disabled:hover:bg-accent-hover',
  secondary: 'border-line bg-raised text-ink shadow-card not-disabled:hover:bg-subtle',
  ghost: 'border-transparent text-ink-muted not-disabled:hover:bg-hover not-disabled:hover:text-ink',
  destructive: 'border-transparent bg-danger text-on-danger shadow-card not-disabled:hover:bg-danger-hover',
  link: 'text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent touch:min-w-touch',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-8 justify-center border px-3 text-sm',
  md: 'min-h-10 justify-center border px-4 text-sm',
  lg: 'min-h-12 justify-center border px-6 text-base',
}

const linkSizes: Record<ButtonSize, string> = {
  sm: 'min-h-6 text-sm',
  md: 'min-h-6 text-sm',
  lg: 'min-h-6 text-base',
}

export function buttonStyle(variant: ButtonVariant, size: ButtonSize, className?: string) {
  return classNames(base, variants[variant], variant === 'link' ? linkSizes[size] : sizes[size], className)
}
