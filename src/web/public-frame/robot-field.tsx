import type { ComponentProps } from 'react'

/**
 * The field that only programs fill (see docs/decisions/robots-and-public-forms.md): nobody sees, hears or reaches it.
 */
export function RobotField(props: ComponentProps<'input'>) {
  return (
    <label hidden>
      Leave this field empty
      <input {...props} name="leaveEmpty" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  )
}
