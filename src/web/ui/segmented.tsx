import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface SegmentedProps<Value extends string> {
  label: string
  options: { value: Value; label: ReactNode }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** A choice among a few, all in view. Native radio buttons: arrow keys move, one tab stop. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset
      className={classNames(
        'flex w-fit max-w-full rounded-[calc(var(--radius-control)+3px)]',
        'border border-line bg-canvas p-0.75',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'relative flex min-h-8 min-w-0 cursor-pointer items-center justify-center rounded-control border',
            'border-transparent px-3 text-sm font-medium text-ink-muted transition-colors select-none',
            'hover:text-ink has-checked:border-line has-checked:bg-raised has-checked:text-ink',
            'has-checked:shadow-card has-focus-visible:outline-2',
            'has-focus-visible:outline-offset-1 has-focus-visible:outline-accent',
            'touch:min-h-touch touch:min-w-touch forced-colors:has-checked:border-[Highlight]',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
