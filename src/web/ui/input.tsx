import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlHeight, controlStyle } from './control-style.ts'
import { useFieldControl } from './use-field-control.ts'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  const control = useFieldControl(rest)
  return <input {...rest} {...control} className={classNames(controlStyle, controlHeight, className)} />
}
