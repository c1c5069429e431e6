import { useState } from 'react'
import type { TwoStepBeginning } from '#contract/two-step.ts'
import { messageOf } from '#web/data/client.ts'
import { useBeginTwoStep, useConfirmTwoStep } from '#web/data/two-step.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { AskPassword } from '#web/features/settings/ask-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Password, picture, first code, recovery codes: it counts only when all of them are through. */
export function SetUpTwoStep({ onClose }: { onClose: () => void }) {
  const begin = useBeginTwoStep()
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  if (begin.data) return <ShowPicture beginning={begin.data} onClose={onClose} onCodes={setCodes} />
  return (
    <AskPassword
      title="Turn on two-step sign-in"
      text="You need an authenticator app, such as the one of your phone or of your password manager."
      submitLabel="Continue"
      failure={begin.isError ? messageOf(begin.error, 'Please try again.') : undefined}
      pending={begin.isPending}
      onSubmit={(password) => begin.mutate(password)}
      onClose={onClose}
    />
  )
}

interface ShowPictureProps {
  beginning: TwoStepBeginning
  onClose: () => void
  onCodes: (codes: string[]) => void
}

function ShowPicture({ beginning, onClose, onCodes }: ShowPictureProps) {
  const confirm = useConfirmTwoStep()
  const [code, setCode] = useState('')

  function submit() {
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })
  }

  return (
    <FormDialog
      onClose={onClose}
      title="Photograph this with your app"
      description="Then type the six digits that the app shows."
      onSubmit={submit}
      submitLabel="Turn on"
      pending={confirm.isPending}
    >
      <div className="grid gap-5">
        <img
          src={beginning.picture}
          alt="QR code for your authenticator app"
          width={192}
          height={192}
          className="justify-self-center rounded-card bg-white"
        />
        <p className="text-sm text-ink-muted">
          No camera? Type this into the app:{' '}
          <code className="wrap-anywhere text-ink">{beginning.secret}</code>
        </p>
        <Field
          label="Code"
          error={confirm.isError ? messageOf(confirm.error, 'Please try again.') : undefined}
        >
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      </div>
    </FormDialog>
  )
}
