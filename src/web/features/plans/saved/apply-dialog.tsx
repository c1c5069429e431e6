import { useState } from 'react'
import type { SavedPlan } from '#contract/plans.ts'
import { listChanges } from '#finance/plan-changes.ts'
import type { PlanFacts } from '#finance/plan-facts.ts'
import { messageOf } from '#web/data/client.ts'
import { useApplyPlan, useUndoPlan } from '#web/data/plans.ts'
import { counted } from '#web/lib/counted.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { describeChange } from './describe-change.ts'

interface ApplyDialogProps {
  open: boolean
  saved: SavedPlan
  facts: PlanFacts
  onClose: () => void
}

/** Shows exactly what will change, and changes exactly that. */
export function ApplyDialog({ open, saved, facts, onClose }: ApplyDialogProps) {
  const [error, setError] = useState<string>()
  const apply = useApplyPlan()
  const undo = useUndoPlan()
  const changes = listChanges(saved.kind, saved.inputs, facts)

  async function confirm() {
    try {
      await apply.mutateAsync({ id: saved.id, changes })
      toast({
        title: 'Plan applied',
        action: { label: 'Undo', onClick: () => void undo.mutateAsync(saved.id) },
      })
      onClose()
    } catch (failure) {
      setError(messageOf(failure, 'Nothing was changed. Please try again.'))
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Apply ${saved.name}`}
      description={
        changes.length > 0
          ? 'This is all that will change. You can undo it.'
          : 'Nothing that is stored would change: this plan is about what you pay or save, which you do yourself.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {changes.length > 0 ? 'Cancel' : 'Close'}
          </Button>
          {changes.length > 0 && (
            <Button pending={apply.isPending} pendingText="Applying..." onClick={() => void confirm()}>
              Apply {counted(changes.length, 'change')}
            </Button>
          )}
        </>
      }
    >
      {error && <Alert variant="error" title={error} className="mb-4" />}
      {changes.length > 0 && (
        <ul className="grid gap-2 text-sm">
          {changes.map((change) => {
            const { what, from, to } = describeChange(change)
            return (
              <li key={what} className="flex flex-wrap justify-between gap-x-4">
                <span className="font-medium">{what}</span>
                <span className="tabular-nums">
                  <span className="text-ink-muted">{from}</span> → {to}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Dialog>
  )
}
