import { useState } from 'react'
import { WRONG_CODE } from '#contract/session.ts'
import { PasskeyButton } from '#web/account/passkey-button.tsx'
import { messageOf } from '#web/data/client.ts'
import { useLogin } from '#web/data/login.ts'
import { useCurrentUser } from '#web/data/session.ts'
import { answerSignInAgain, signInReason } from '#web/data/sign-in-again.ts'
import { asksForCode, isWrongCode } from '#web/data/two-step.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

/** Asks for the password when a session ends in the middle of work. */
export function SignInAgainDialog() {
  const { email = '', id: userId } = useCurrentUser().data ?? {}
  const login = useLogin()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const needsCode = asksForCode(login.error) || code !== ''

  function submit() {
    setMissing(password === '')
    if (password === '') return
    login.mutate({ email, password, ...(code && { code }) }, { onSuccess: () => answerSignInAgain(true) })
  }

  /** A passkey may be somebody else's: what is on this page is not theirs, and nothing of it is sent for them. */
  function goOn({ id }: { id: number }) {
    answerSignInAgain(id === userId)
    if (id !== userId) location.assign('/chat')
  }

  const failure =
    login.isError && !asksForCode(login.error) ? messageOf(login.error, 'Please try again') : undefined
  return (
    <FormDialog
      onClose={() => answerSignInAgain(false)}
      title="Please sign in again"
      description={
        signInReason() === 'confirm'
          ? `This step needs the password once more. Sign in as ${email} to go on.`
          : `Your session has ended. Everything on this page is still here; sign in as ${email} to go on.`
      }
      onSubmit={submit}
      size="sm"
      submitLabel="Sign in"
      pending={login.isPending}
    >
      <div className="mb-5 grid empty:hidden">
        <PasskeyButton label="Use a passkey" onSignedIn={goOn} />
      </div>
      <Field label="Password" error={isMissing ? 'Password is required' : failure}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {needsCode && (
        <Field label="Code" error={isWrongCode(login.error) ? WRONG_CODE : undefined}>
          <Input
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      )}
    </FormDialog>
  )
}
