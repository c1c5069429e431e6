import type { ManagedUser } from '#contract/users.ts'
import { useNewPassword } from '#web/data/admin-users.ts'
import { messageOf } from '#web/data/client.ts'
import type { ShowPasswords } from '#web/features/admin/announce-user.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface GiveNewPasswordProps {
  user: ManagedUser
  onClose: () => void
  showPasswords: ShowPasswords
}

export function GiveNewPassword({ user, onClose, showPasswords }: GiveNewPasswordProps) {
  const give = useNewPassword()

  async function confirm() {
    try {
      const { password } = await give.mutateAsync(user.id)
      showPasswords([{ email: user.email, password }])
    } catch (error) {
      const description = messageOf(error, 'An error occurred')
      toast({ variant: 'destructive', title: 'No new password', description })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title="Generate a new password?"
      text={`The old password of ${user.email} stops working, and they are signed out everywhere.`}
      confirmLabel="Generate password"
      pending={give.isPending}
    />
  )
}
