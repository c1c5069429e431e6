import { useId, useState, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Input } from './input.tsx'

interface AmountInputProps extends Omit<ComponentProps<'input'>, 'type' | 'inputMode'> {
  /** The text as typed: '$1,234.56' stays that; what it is worth is for the caller to parse. */
  onValueChange?: (text: string) => void
  /** Says the typed text as money, e.g. '$1,234.56', for screen readers; undefined when it is none. */
  describe?: (text: string) => string | undefined
}

/** A text field, not a number field: commas and a dollar sign are welcome, and the mouse wheel changes nothing. */
export function AmountInput({ onValueChange, describe, className, ...rest }: AmountInputProps) {
  const spokenId = useId()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  const text = rest.value === undefined ? typed : String(rest.value)
  const ownSign = text.includes('$')
  const grouped = groupDigits(text)

  return (
    <div className="relative">
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-sm text-ink-muted"
      >
        {ownSign ? null : '$'}
      </span>
      <Input
        placeholder="0.00"
        autoComplete="off"
        {...rest}
        aria-describedby={classNames(rest['aria-describedby'], spokenId)}
        type="text"
        inputMode="decimal"
        className={classNames(
          !ownSign && 'pl-7',
          'peer tabular-nums',
          grouped && 'not-focus:text-transparent',
          className,
        )}
        // A form library may have set the text itself, without an event.
        onFocus={(event) => {
          setTyped(event.currentTarget.value)
          rest.onFocus?.(event)
        }}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onValueChange?.(event.currentTarget.value)
          rest.onChange?.(event)
        }}
      />
      {grouped && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-7.25 flex items-center text-sm text-ink tabular-nums peer-focus:hidden pointer-coarse:text-base"
        >
          {grouped}
        </span>
      )}
      <span id={spokenId} className="sr-only">
        {(text && describe?.(text)) || 'Amount in US dollars'}
      </span>
    </div>
  )
}

/** '82000' reads '82,000' while nobody types; what is typed stays as it is. Undefined where that changes nothing. */
function groupDigits(text: string): string | undefined {
  const [, whole = '', decimals = ''] = /^(\d{4,})(\.\d*)?$/.exec(text) ?? []
  return whole ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + decimals : undefined
}
