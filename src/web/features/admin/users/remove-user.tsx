import type { ManagedUser } from '#contract/users.ts'
import { useRemoveUser } from '#web/data/admin-users.ts'
import { messageOf } from '#web/data/client.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

export function RemoveUser({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const remove = useRemoveUser()

  async function confirm() {
    try {
      await remove.mutateAsync(user.id)
      toast({ title: 'User deleted', description: `Everything of ${user.email} is gone.` })
    } catch (error) {
      const description = messageOf(error, 'An error occurred')
      toast({ variant: 'destructive', title: 'Error deleting user', description })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title="Delete this user?"
      text={`This deletes ${user.email} with their conversations, budget, balance sheet and profile. It cannot be undone.`}
      confirmLabel="Delete user"
      pendingText="Deleting..."
      pending={remove.isPending}
      destructive
    />
  )
}
