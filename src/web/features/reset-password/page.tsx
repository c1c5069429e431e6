import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { choosePasswordForm, DEAD_LINK } from '#contract/accounts.ts'
import { ApiError } from '#contract/api-error.ts'
import { useResetPassword } from '#web/data/account.ts'
import { messageOf } from '#web/data/client.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { CenteredPage } from '#web/ui/centered-page.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

export function ResetPasswordPage() {
  // The token stands behind #, which browsers keep to themselves.
  const [token] = useState(() => location.hash.slice(1))
  return (
    <CenteredPage title="Choose a password">
      {token ? (
        <ChoosePassword token={token} />
      ) : (
        <UselessLink title="This link is not complete">
          Open it from the e-mail again, or copy the whole line.
        </UselessLink>
      )}
    </CenteredPage>
  )
}

function UselessLink({ title, children }: { title: string; children: ReactNode }) {
  const way = <ButtonLink href="/forgot-password">Ask for a new link</ButtonLink>
  return (
    <Alert variant="error" title={title} action={way}>
      {children}
    </Alert>
  )
}

function ChoosePassword({ token }: { token: string }) {
  const reset = useResetPassword()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(choosePasswordForm),
    defaultValues: { newPassword: '', confirmPassword: '' },
  })
  if (reset.isSuccess) {
    return (
      <Alert
        variant="success"
        title="Password changed"
        action={<ButtonLink href="/login">Log In</ButtonLink>}
      >
        {reset.data.message}
      </Alert>
    )
  }
  // No password helps any more, so none is asked for.
  if (reset.error instanceof ApiError && reset.error.serverMessage === DEAD_LINK) {
    return <UselessLink title="The password was not changed">{DEAD_LINK}</UselessLink>
  }
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ newPassword }) => reset.mutate({ token, newPassword }))}
      className="grid gap-5"
    >
      {reset.isError && (
        <Alert variant="error" title="The password was not changed">
          {messageOf(reset.error, 'Please try again later.')}
        </Alert>
      )}
      <Field label="New Password" error={formState.errors.newPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('newPassword')} />
      </Field>
      <Field label="Confirm Password" error={formState.errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
      <Button type="submit" size="lg" pending={reset.isPending}>
        Set password
      </Button>
    </form>
  )
}
