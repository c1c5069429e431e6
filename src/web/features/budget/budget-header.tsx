import { ImportButton } from '#web/importing/import-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

interface BudgetHeaderProps {
  /** Absent while there is nothing to save yet. */
  onSave?: () => void
  isSaving?: boolean
  hasUnsavedEdits?: boolean
}

export function BudgetHeader({ onSave, isSaving = false, hasUnsavedEdits = false }: BudgetHeaderProps) {
  return (
    <PageHeader
      back={{ href: '/chat', label: 'Back to Chat' }}
      title="Budget Tracker"
      subtitle="Manage your income, expenses, and savings goals"
      actions={
        <>
          <output className="text-sm text-ink-muted empty:sr-only">
            {hasUnsavedEdits && 'Unsaved changes'}
          </output>
          <ImportButton />
          <Button onClick={onSave} disabled={!onSave} pending={isSaving} pendingText="Saving...">
            Save Changes
          </Button>
        </>
      }
    />
  )
}
