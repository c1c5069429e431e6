import { zodResolver } from '@hookform/resolvers/zod'
import { lazy, Suspense, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { loginInput } from '#contract/accounts.ts'
import { type CurrentUser, WRONG_CODE } from '#contract/session.ts'
import { ApiError } from '#contract/api-error.ts'
import { messageOf } from '#web/data/client.ts'
import { useLogin } from '#web/data/login.ts'
import { asksForCode, isWrongCode, needsPasskey } from '#web/data/two-step.ts'
import { readNextPath } from '#web/lib/next-path.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { CenteredPage } from '#web/ui/centered-page.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toastAfterLoad } from '#web/ui/toast-after-load.ts'
import { toast } from '#web/ui/toast-store.ts'

// After the form: who types a password does not wait for it.
const PasskeyButton = lazy(async () => ({
  default: (await import('#web/account/passkey-button.tsx')).PasskeyButton,
}))

export function LoginPage() {
  const login = useLogin()
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(loginInput),
    defaultValues: { email: '', password: '' },
  })

  const { error } = login
  const needsCode = asksForCode(error) || (login.isPending && Boolean(login.variables.code))

  // Also after one that was wrong, as the button that was pressed has let go of the focus.
  useEffect(() => {
    if (asksForCode(error)) setFocus('code')
  }, [error, setFocus])

  const submit = handleSubmit((form) =>
    login.mutate(form, {
      onSuccess: enter,
      onError: (failure) => {
        if (asksForCode(failure)) return
        toast({ variant: 'destructive', title: 'Login failed', description: explain(failure) })
      },
    }),
  )

  return (
    <CenteredPage
      title="Log in to Keel"
      text="Use the e-mail and password of your invitation."
      footer={
        <>
          No account yet?{' '}
          <a href="/" className="font-medium text-accent underline underline-offset-2">
            Join the waitlist
          </a>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Email" error={formState.errors.email?.message}>
          <Input type="email" autoComplete="username" inputMode="email" {...register('email')} />
        </Field>
        <Field label="Password" error={formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        {needsCode && (
          <Field
            label="Code"
            hint={
              needsPasskey(error)
                ? 'This account opens with a passkey. Without it, a recovery code helps once.'
                : 'The six digits that your authenticator app shows, or a recovery code.'
            }
            error={isWrongCode(error) ? WRONG_CODE : undefined}
          >
            <Input autoComplete="one-time-code" {...register('code')} />
          </Field>
        )}
        <Button type="submit" size="lg" pending={login.isPending || login.isSuccess}>
          Log In
        </Button>
        <Suspense>
          <PasskeyButton label="Log in with a passkey" size="lg" onSignedIn={enter} />
        </Suspense>
        <ButtonLink href="/forgot-password" variant="link" className="justify-self-center">
          Forgot password?
        </ButtonLink>
      </form>
    </CenteredPage>
  )
}

function enter({ name, username }: CurrentUser) {
  toastAfterLoad({ title: 'Login successful', description: `Welcome back, ${name || username}!` })
  location.assign(readNextPath(location.search, location.origin))
}

/** Too many attempts, or a server that does not answer, is another matter than a wrong password. */
function explain(error: Error): string {
  if (!(error instanceof ApiError)) return 'Keel could not be reached. Check your connection and try again.'
  if (error.status === 401) return 'Invalid email or password. Please try again.'
  return messageOf(error, 'Something went wrong on our side. Please try again later.')
}
