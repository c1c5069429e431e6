import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
  /** Leaves the app's router: other sites, mail addresses, downloads and full page loads. */
  external?: boolean
}

export function ButtonLink({
  variant = 'primary',
  size = 'md',
  external = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const style = buttonStyle(variant, size, className)
  if (external) {
    return (
      <a {...rest} className={style}>
        {children}
      </a>
    )
  }
  return (
    <Link {...rest} className={style}>
      {children}
    </Link>
  )
}
