import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './use-field-control.ts'

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl(rest)
  return (
    <textarea
      {...rest}
      {...control}
      rows={rows}
      className={classNames(controlStyle, 'resize-y py-2.5', className)}
    />
  )
}
