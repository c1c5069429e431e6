import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldContext } from './use-field-control.ts'

interface FieldProps {
  label: ReactNode
  /** Keeps the label for screen readers only, where a table header already shows it. */
  labelHidden?: boolean
  hint?: ReactNode
  error?: string | undefined
  id?: string
  className?: string
  /** One control: Input, Textarea, Select, PasswordInput or AmountInput. */
  children: ReactNode
}

export function Field({ label, labelHidden, hint, error, id, className, children }: FieldProps) {
  const generated = useId()
  const controlId = id ?? generated
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined

  return (
    <div className={classNames('min-w-0', className)}>
      <label
        htmlFor={controlId}
        className={labelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-medium text-ink'}
      >
        {label}
      </label>
      <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {/* Always there, so that a message that appears is announced without stealing the moment. */}
      <p
        id={errorId}
        aria-live="polite"
        className={error ? 'mt-1.5 flex gap-1.5 text-sm text-danger' : undefined}
      >
        {error && <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />}
        {error}
      </p>
    </div>
  )
}
