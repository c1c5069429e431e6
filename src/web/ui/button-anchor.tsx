import type { ComponentProps } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'

interface ButtonAnchorProps extends ComponentProps<'a'> {
  href: string
  variant?: ButtonVariant
  size?: ButtonSize
}

/** Leads out of the app's router: to pages that are read, other sites, mail addresses and downloads. */
export function ButtonAnchor({
  variant = 'primary',
  size = 'md',
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonStyle(variant, size, className)}>
      {children}
    </a>
  )
}
