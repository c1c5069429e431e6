import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlHeight, controlStyle } from './control-style.ts'
import { useFieldControl } from './use-field-control.ts'

interface SelectProps extends ComponentProps<'select'> {
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string
}

/** The browser's own select: type-ahead, phone pickers and screen readers come with it. */
export function Select({ placeholder, className, children, ...rest }: SelectProps) {
  const control = useFieldControl(rest)
  return (
    <div className="relative">
      <select
        {...rest}
        {...control}
        className={classNames(
          controlStyle,
          controlHeight,
          'appearance-none truncate pr-9 has-[option[value=""]:checked]:text-ink-muted',
          className,
        )}
      >
        {placeholder && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
      />
    </div>
  )
}
