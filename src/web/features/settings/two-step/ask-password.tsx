import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

interface AskPasswordProps {
  title: string
  text: ReactNode
  submitLabel: string
  failure: string | undefined
  pending: boolean
  onSubmit: (password: string) => void
  onClose: () => void
}

/** The password again, before what an open laptop must not give away. */
export function AskPassword({
  title,
  text,
  submitLabel,
  failure,
  pending,
  onSubmit,
  onClose,
}: AskPasswordProps) {
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '') onSubmit(password)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      onSubmit={submit}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={pending}>
            {submitLabel}
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
    </Dialog>
  )
}
