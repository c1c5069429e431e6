import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Work is under way: shows a spinner, says so to screen readers and takes no second press. */
  pending?: boolean
  /** Stands in for the label while pending, e.g. 'Saving...'. */
  pendingText?: string
}

export function Button({
  variant = 'primary',
  size = 'md',
  pending = false,
  pendingText,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonStyle(variant, size, className)}
    >
      {pending && <LoaderCircle aria-hidden className="animate-spin" />}
      {pending && pendingText ? pendingText : children}
    </button>
  )
}
