import { type SubmitEvent, useState } from 'react'
import { WRONG_CODE } from '#contract/session.ts'
import { messageOf } from '#web/data/client.ts'
import { useCurrentUser, useLogin } from '#web/data/session.ts'
import { answerSignInAgain, signInReason } from '#web/data/sign-in-again.ts'
import { asksForCode, isWrongCode } from '#web/data/two-step.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

/** Asks for the password when a session has ended under somebody's hands. */
export function SignInAgain() {
  const email = useCurrentUser().data?.email ?? ''
  const login = useLogin()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const needsCode = asksForCode(login.error) || code !== ''

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setMissing(password === '')
    if (password === '') return
    login.mutate({ email, password, ...(code && { code }) }, { onSuccess: () => answerSignInAgain(true) })
  }

  const failure =
    login.isError && !asksForCode(login.error) ? messageOf(login.error, 'Please try again') : undefined
  return (
    <Dialog
      open
      onClose={() => answerSignInAgain(false)}
      title="Please sign in again"
      description={
        signInReason() === 'confirm'
          ? `This step needs the password once more. Sign in as ${email} to go on.`
          : `Your session has ended. Everything on this page is still here; sign in as ${email} to go on.`
      }
      onSubmit={submit}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={() => answerSignInAgain(false)}>
            Cancel
          </Button>
          <Button type="submit" pending={login.isPending}>
            Sign in
          </Button>
        </>
      }
    >
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
    </Dialog>
  )
}
