import { Download } from 'lucide-react'
import { messageOf } from '#web/data/client.ts'
import { useClearConversation } from '#web/data/messages.ts'
import { ButtonAnchor } from '#web/ui/button-anchor.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** The last chance to download the messages. */
const MESSAGES_PATH = '/api/own-data.csv?part=messages'

export function ClearDialog({ onClose }: { onClose: () => void }) {
  const clear = useClearConversation()
  return (
    <ConfirmDialog
      open
      destructive
      title="Clear conversation?"
      text="All messages and replies are deleted for good. What was saved in your budget, balance sheet and profile stays."
      confirmLabel="Clear conversation"
      pending={clear.isPending}
      pendingText="Clearing..."
      onClose={onClose}
      onConfirm={() => clear.mutate(undefined, { onSuccess: onClose })}
    >
      <ButtonAnchor
        variant="secondary"
        size="sm"
        href={MESSAGES_PATH}
        download
        className="justify-self-start"
      >
        <Download aria-hidden />
        Messages as CSV
      </ButtonAnchor>
      {clear.isError && (
        <p role="alert" className="text-sm text-danger">
          {messageOf(clear.error, 'The conversation could not be cleared. Please try again.')}
        </p>
      )}
    </ConfirmDialog>
  )
}
