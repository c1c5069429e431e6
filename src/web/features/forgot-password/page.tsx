import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { forgotPasswordInput } from '#contract/accounts.ts'
import { resetOptionsQuery, useForgotPassword } from '#web/data/account.ts'
import { messageOf } from '#web/data/client.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { CenteredPage } from '#web/ui/centered-page.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function ForgotPasswordPage() {
  const options = useQuery(resetOptionsQuery)
  return (
    <CenteredPage
      title="Forgot password"
      footer={
        <ButtonLink href="/login" variant="link">
          Back to login
        </ButtonLink>
      }
    >
      {options.isPending && <Skeleton className="h-24" />}
      {options.data?.byEmail === false && (
        <Alert title="Ask your administrator">
          This Keel does not send e-mail. Its administrator can give you a new password.
        </Alert>
      )}
      {(options.data?.byEmail || options.isError) && <AskForLink />}
    </CenteredPage>
  )
}

function AskForLink() {
  const forgot = useForgotPassword()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotPasswordInput),
    defaultValues: { email: '' },
  })
  if (forgot.isSuccess) {
    return (
      <Alert variant="success" title="Check your e-mail">
        {forgot.data.message} It works once and for one hour.
      </Alert>
    )
  }
  return (
    <form noValidate onSubmit={handleSubmit((form) => forgot.mutate(form))} className="grid gap-5">
      {forgot.isError && (
        <Alert variant="error" title="The link could not be sent">
          {messageOf(forgot.error, 'Please try again later.')}
        </Alert>
      )}
      <Field
        label="Email"
        hint="We send a link to choose a new password."
        error={formState.errors.email?.message}
      >
        <Input type="email" autoComplete="username" inputMode="email" {...register('email')} />
      </Field>
      <Button type="submit" size="lg" pending={forgot.isPending}>
        Send the link
      </Button>
    </form>
  )
}
