import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { formatTime } from '#web/lib/format-time.ts'
import { labelOf } from '#web/budget-edits/lists.ts'
import type { Edits } from '#web/budget-edits/merge-lists.ts'
import type { UnsavedOffer as Offer } from './use-earlier-drafts.ts'

interface UnsavedOfferProps {
  offer: Offer
  onRestore: () => void
  onDiscard: () => void
}

export function UnsavedOffer({ offer, onRestore, onDiscard }: UnsavedOfferProps) {
  return (
    <Alert
      variant="warn"
      title={`You have unsaved changes from ${formatTime(offer.at, 'monthDay')} at ${formatTime(offer.at, 'clock')}`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onRestore}>
            Restore
          </Button>
          <Button size="sm" variant="secondary" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      }
    >
      {describeEdits(offer.edits)}
    </Alert>
  )
}

const NAMED = 3

/** 'Coffee (added), Rent (changed) and 4 more'. */
function describeEdits({ expenseItems, incomeItems, financialGoalItems }: Edits): string {
  const edits = [...expenseItems.values(), ...incomeItems.values(), ...financialGoalItems.values()]
  const named = edits.slice(0, NAMED).map(({ before, after }) => {
    if (!after) return `${before ? labelOf(before) : 'A row'} (deleted)`
    return `${labelOf(after)} (${before ? 'changed' : 'added'})`
  })
  const rest = edits.length - named.length
  return rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ')
}
