import type { SavedFact } from '#contract/facts.ts'
import { messageOf } from '#web/data/client.ts'
import { useForgetFact } from '#web/data/facts.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

export function ForgetDialog({ fact, onClose }: { fact: SavedFact; onClose: () => void }) {
  const forget = useForgetFact()
  const willUndo = fact.state === 'saved' && fact.canUndo
  return (
    <ConfirmDialog
      open
      destructive
      title="Forget this?"
      text={
        willUndo
          ? 'The value is set back, and what it was and your words are erased. This cannot be undone.'
          : 'What it was and your words are erased from this list. This cannot be undone.'
      }
      confirmLabel="Forget"
      pending={forget.isPending}
      onClose={onClose}
      onConfirm={() => forget.mutate(fact, { onSuccess: onClose })}
    >
      <p className="text-sm font-medium wrap-anywhere">{fact.text}</p>
      {forget.isError && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {messageOf(forget.error, 'It could not be forgotten. Please try again.')}
        </p>
      )}
    </ConfirmDialog>
  )
}
