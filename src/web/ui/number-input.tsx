import type { ComponentProps, WheelEvent } from 'react'
import { classNames } from './class-names.ts'
import { Input } from './input.tsx'

/** A number field whose number only typing and the arrow keys change. */
export function NumberInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'onWheel'>) {
  return (
    <Input
      autoComplete="off"
      inputMode="decimal"
      {...rest}
      type="number"
      onWheel={keepNumber}
      className={classNames('tabular-nums', className)}
    />
  )
}

/** A focused number field counts with the wheel. Without the focus for a moment, the page scrolls instead. */
function keepNumber({ currentTarget: input }: WheelEvent<HTMLInputElement>) {
  if (document.activeElement !== input) return
  input.blur()
  requestAnimationFrame(() => input.focus({ preventScroll: true }))
}
