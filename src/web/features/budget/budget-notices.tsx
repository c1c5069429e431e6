import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { describeConflict } from './describe-conflict.ts'
import { SampleNotice } from './sample-notice.tsx'
import { UnsavedOffer } from './unsaved-offer.tsx'
import type { BudgetEditor } from './use-budget-editor.ts'

/** What the user should know before they go on, each with its way out. */
export function BudgetNotices({ editor, tab }: { editor: BudgetEditor; tab: string }) {
  const { conflicts, failure, hasUnsavedEdits, lists, offer } = editor
  // Judged by the list in view: sample goals say nothing about real expenses.
  const shown = tab === 'goals' ? lists.financialGoalItems : [...lists.expenseItems, ...lists.incomeItems]
  const hasSample = shown.some((row) => row.sample)
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {offer && (
        <UnsavedOffer offer={offer} onRestore={editor.restoreOffer} onDiscard={editor.discardOffer} />
      )}
      {failure && hasUnsavedEdits && (
        <Alert
          variant="error"
          title="Your changes are not saved yet"
          action={
            <Button size="sm" variant="secondary" pending={editor.isSaving} onClick={editor.save}>
              Try again
            </Button>
          }
        >
          {failure} Your edits stay in this browser until they are saved.
        </Alert>
      )}
      {conflicts.length > 0 && (
        <Alert
          variant="warn"
          title="Changed in two places"
          action={
            <Button size="sm" variant="secondary" onClick={editor.dismissConflicts}>
              Got it
            </Button>
          }
        >
          <ul>
            {conflicts.map((conflict) => (
              <li key={`${conflict.list}-${conflict.id}-${conflict.reason}`}>{describeConflict(conflict)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {hasSample && <SampleNotice onClear={editor.clearSample} isClearing={editor.isSaving} />}
    </div>
  )
}
