import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { changePasswordForm } from '#contract/accounts.ts'
import { useChangePassword } from '#web/data/account.ts'
import { messageOf } from '#web/data/client.ts'
import { useMe } from '#web/data/session.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

/** Stands on the Change Password page and in the Settings. */
export function ChangePasswordForm({ submitLabel }: { submitLabel: string }) {
  const user = useMe()
  const change = useChangePassword()
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(changePasswordForm),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate({ currentPassword, newPassword }, { onSuccess: () => reset() }),
  )

  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-5">
      {change.isSuccess && (
        <Alert variant="success" title="Password changed">
          {change.data.message} You have been signed out on all other devices.
        </Alert>
      )}
      {change.isError && (
        <Alert variant="error" title="Password not changed">
          {messageOf(change.error, 'Failed to change password')}
        </Alert>
      )}
      {/* Password managers need to know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <Field label="Current Password" error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      <Field label="New Password" hint="At least 6 characters." error={errors.newPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('newPassword')} />
      </Field>
      <Field label="Confirm Password" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <Button type="submit" pending={change.isPending} className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  )
}
