import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
}

/** Goes to another page of the app without loading it. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonStyle(variant, size, className)}>
      {children}
    </Link>
  )
}
