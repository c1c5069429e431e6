import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface CheckboxProps {
  /** What it is called where nothing stands beside it. */
  label?: string
  checked: boolean
  disabled?: boolean
  onChange: (isChecked: boolean) => void
  className?: string
  children?: ReactNode
}

/** A tick box whose whole label, as large as a thumb, can be pressed. */
export function Checkbox({ label, checked, disabled, onChange, className, children }: CheckboxProps) {
  return (
    <label
      className={classNames(
        'inline-flex min-h-9 items-center gap-3 text-sm touch:min-h-touch touch:min-w-8',
        className,
      )}
    >
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4.5 shrink-0 disabled:opacity-30"
      />
      {children}
    </label>
  )
}
