import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CopyButton } from './copy-button.tsx'

export interface GivenPassword {
  email: string
  password: string
}

interface GivenPasswordsProps {
  given: GivenPassword[]
  onConfirm: () => void
}

/** Nothing else goes on until the administrator has confirmed: there is no second chance to read these. */
export function GivenPasswords({ given, onConfirm }: GivenPasswordsProps) {
  const several = given.length > 1
  const all = given.map(({ email, password }) => `${email}\t${password}`).join('\n')
  return (
    <Dialog
      open={given.length > 0}
      onClose={onConfirm}
      dismissible={false}
      role="alertdialog"
      title={several ? 'Generated passwords' : 'Generated password'}
      description={
        several
          ? 'Pass these on now. They will not be stored or shown again.'
          : 'Pass this password on now. It will not be stored or shown again.'
      }
      footer={
        <>
          {several && <CopyButton text={all} label="Copy all passwords" />}
          <Button onClick={onConfirm}>{several ? 'I have saved them' : 'I have saved it'}</Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {given.map(({ email, password }) => (
          <li
            key={email + password}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0">
              <p className="text-sm wrap-anywhere text-ink-muted">{email}</p>
              <code className="text-base font-semibold wrap-anywhere select-all">{password}</code>
            </div>
            <CopyButton text={password} label={`Copy the password of ${email}`} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
