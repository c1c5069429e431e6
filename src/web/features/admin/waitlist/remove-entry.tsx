import type { WaitlistEntry } from '#contract/waitlist.ts'
import { useRemoveEntry } from '#web/data/admin-waitlist.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface RemoveEntryProps {
  entry: WaitlistEntry | null
  onClose: () => void
}

export function RemoveEntry({ entry, onClose }: RemoveEntryProps) {
  const remove = useRemoveEntry()

  async function confirm({ id, email }: WaitlistEntry) {
    try {
      await remove.mutateAsync(id)
      toast({ title: 'Email removed', description: `${email} is no longer on the waitlist.` })
    } catch {
      toast({
        variant: 'destructive',
        title: 'Error',
        description: 'Failed to remove email from waitlist.',
      })
    }
    onClose()
  }

  if (!entry) return null
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm(entry)}
      title="Remove from the waitlist"
      text="Are you sure you want to remove this email from the waitlist?"
      confirmLabel="Remove"
      pendingText="Removing..."
      pending={remove.isPending}
      destructive
    >
      <p className="font-medium wrap-anywhere">{entry.email}</p>
    </ConfirmDialog>
  )
}
