import { useId, useState, type ComponentProps } from 'react'
import { currencies, signsOf } from '#finance/currency.ts'
import { useCurrency } from '#web/lib/currency.ts'
import { classNames } from './class-names.ts'
import { Input } from './input.tsx'

interface AmountInputProps extends Omit<ComponentProps<'input'>, 'type' | 'inputMode'> {
  /** The text as typed: '$1,234.56' stays that; what it is worth is for the caller to parse. */
  onValueChange?: (text: string) => void
  /** Says the typed text as money, e.g. '$1,234.56', for screen readers; undefined when it is none. */
  describe?: (text: string) => string | undefined
}

/**
 * A text field, not a number field: commas and the sign of the currency are welcome, and the
 * mouse wheel changes nothing.
 */
export function AmountInput({ onValueChange, describe, className, ...rest }: AmountInputProps) {
  const spokenId = useId()
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''))
  const text = rest.value === undefined ? typed : String(rest.value)
  const currency = useCurrency()
  const { name, sign } = currencies[currency]
  const ownSign = signsOf(currency).some((one) => text.toUpperCase().includes(one))
  const { padding, place } = roomFor(sign.trim().length)
  const grouped = groupDigits(text)

  return (
    <div className="relative">
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-sm text-ink-muted"
      >
        {ownSign ? null : sign.trim()}
      </span>
      <Input
        placeholder="0.00"
        autoComplete="off"
        {...rest}
        aria-describedby={classNames(rest['aria-describedby'], spokenId)}
        type="text"
        inputMode="decimal"
        className={classNames(
          !ownSign && padding,
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
          className={classNames(
            'pointer-events-none absolute inset-y-0 right-2 flex',
            'items-center overflow-hidden text-sm text-ink tabular-nums',
            'peer-focus:hidden pointer-coarse:text-base',
            place,
          )}
        >
          {grouped}
        </span>
      )}
      <span id={spokenId} className="sr-only">
        {(text && describe?.(text)) || `Amount in ${name}`}
      </span>
    </div>
  )
}

/** Beside '$', 'A$' or 'CHF'. */
function roomFor(characters: number) {
  if (characters === 1) return { padding: 'pl-7', place: 'left-7.25' }
  if (characters === 2) return { padding: 'pl-9', place: 'left-9.25' }
  return { padding: 'pl-12', place: 'left-12.25' }
}

/** '82000' reads '82,000' while nobody types; what is typed stays as it is. Undefined where that changes nothing. */
function groupDigits(text: string): string | undefined {
  const [, whole = '', decimals = ''] = /^(\d{4,})(\.\d*)?$/.exec(text) ?? []
  return whole ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + decimals : undefined
}
