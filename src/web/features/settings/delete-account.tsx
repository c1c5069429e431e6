import { useState } from 'react'
import { useDeleteAccount } from '#web/data/account.ts'
import { messageOf, queryClient } from '#web/data/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toastAfterLoad } from '#web/ui/toast-after-load.ts'
import { AskPassword } from './ask-password.tsx'

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
  const leave = () => {
    queryClient.clear()
    toastAfterLoad({ title: 'Account deleted', description: 'Everything you had stored is gone.' })
    location.assign('/')
  }
  return (
    <AskPassword
      title="Delete your account?"
      submitLabel="Delete everything"
      destructive
      failure={remove.isError ? messageOf(remove.error, 'Please try again.') : undefined}
      pending={remove.isPending}
      onSubmit={(password) => remove.mutate(password, { onSuccess: leave })}
      onClose={onClose}
    >
      <div className="text-sm">
        <p>This deletes at once and for good:</p>
        <ul className="mt-2 list-disc pl-5 text-ink-muted">
          <li>your conversations with the advisor</li>
          <li>your budget, balance sheet and financial profile, with their history</li>
          <li>your account, its settings and every signed-in device</li>
        </ul>
      </div>
    </AskPassword>
  )
}
