import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { passwordAgain } from '#contract/session.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

interface PasswordDialogProps {
  title: string
  text?: string
  submitLabel: string
  destructive?: boolean
  failure: string | undefined
  pending: boolean
  onSubmit: (password: string) => void
  onClose: () => void
  /** What there is to know before it is given. */
  children?: ReactNode
}

/** The password again, before what an open laptop must not give away. */
export function PasswordDialog({ text, failure, onSubmit, children, ...rest }: PasswordDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(passwordAgain),
    defaultValues: { password: '' },
  })
  return (
    <FormDialog
      {...rest}
      size="sm"
      description={text}
      onSubmit={handleSubmit(({ password }) => onSubmit(password))}
    >
      <div className="grid gap-5">
        {children}
        <Field label="Password" error={formState.errors.password?.message ?? failure}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
      </div>
    </FormDialog>
  )
}
