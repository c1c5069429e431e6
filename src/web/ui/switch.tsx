import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode
  description?: ReactNode
}

/** A setting that takes effect at once; the whole row is the target. */
export function Switch({ label, description, id, className, ...rest }: SwitchProps) {
  const generated = useId()
  const inputId = id ?? generated
  const labelId = `${inputId}-label`
  const descriptionId = `${inputId}-description`
  return (
    <label
      htmlFor={inputId}
      className={classNames('flex min-h-touch items-center justify-between gap-4 py-2.5', className)}
    >
      <span className="min-w-0">
        <span id={labelId} className="block text-sm font-medium">
          {label}
        </span>
        {description && (
          <span id={descriptionId} className="block text-sm text-ink-muted">
            {description}
          </span>
        )}
      </span>
      <input
        {...rest}
        id={inputId}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself if it is on
        role="switch"
        // The description stands inside the <label> too, and would be part of the name.
        aria-labelledby={labelId}
        aria-describedby={description ? descriptionId : undefined}
        className="switch-track"
      />
    </label>
  )
}
