import type { Passkey } from '#contract/passkeys.ts'
import { explainPasskey, useRemovePasskey } from '#web/data/passkeys.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface RemovePasskeyProps {
  passkey: Passkey
  isLast: boolean
  onClose: () => void
}

export function RemovePasskey({ passkey, isLast, onClose }: RemovePasskeyProps) {
  const remove = useRemovePasskey()
  const end = isLast ? ' It is the last one: your password alone will open your account.' : ''
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Remove ${passkey.name}?`}
      text={`It will not open your account any more. Delete it on the device, too.${end}`}
      confirmLabel="Remove"
      destructive
      pending={remove.isPending}
      onConfirm={() =>
        remove.mutate(passkey.id, {
          onSuccess: () => {
            toast({ title: 'Passkey removed' })
            onClose()
          },
          onError: (error) =>
            toast({ variant: 'destructive', title: 'Not removed', description: explainPasskey(error) }),
        })
      }
    />
  )
}
