import { type SubmitEvent, useState } from 'react'
import { useDeleteAccount } from '#web/data/account.ts'
import { messageOf, queryClient } from '#web/data/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toastAfterLoad } from '#web/ui/toast-after-load.ts'

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title="Delete account"
      description="Removes you and everything you have stored. This cannot be undone."
    >
      <Button variant="destructive" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      {isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} />}
    </Card>
  )
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const remove = useDeleteAccount()
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setMissing(password === '')
    if (password === '') return
    remove.mutate(password, {
      onSuccess: () => {
        queryClient.clear()
        toastAfterLoad({ title: 'Account deleted', description: 'Everything you had stored is gone.' })
        location.assign('/')
      },
    })
  }

  const failure = remove.isError ? messageOf(remove.error, 'Please try again.') : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete your account?"
      onSubmit={submit}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="destructive" pending={remove.isPending}>
            Delete everything
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="text-sm">
          <p>This deletes at once and for good:</p>
          <ul className="mt-2 list-disc pl-5 text-ink-muted">
            <li>your conversations with the advisor</li>
            <li>your budget, balance sheet and financial profile, with their history</li>
            <li>your account, its settings and every signed-in device</li>
          </ul>
        </div>
        <Field
          label="Password"
          hint="To make sure that it is you."
          error={isMissing ? 'Password is required' : failure}
        >
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  )
}
