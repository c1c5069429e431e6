import { Pencil, Trash2 } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import type { FinancialGoalItem } from '#contract/budget.ts'
import { goalProgress } from '#finance/goal.ts'
import { formatMoney, formatPercent } from '#finance/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { editableAmount } from './entry-form.ts'
import { GoalForm } from './goal-form.tsx'

interface GoalCardProps {
  goal: FinancialGoalItem
  isEditing: boolean
  onEdit: (id: number | null) => void
  onChange: (goal: FinancialGoalItem) => void
  onRemove: (goal: FinancialGoalItem) => void
}

export const GoalCard = memo(function GoalCard(props: GoalCardProps) {
  const { goal, isEditing, onEdit, onChange, onRemove } = props
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)

  useEffect(() => {
    if (wasEditing.current && !isEditing && document.activeElement === document.body)
      editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  if (isEditing) {
    return (
      <GoalForm
        name={`Edit ${goal.name}`}
        initial={{
          name: goal.name,
          currentAmount: editableAmount(goal.currentAmount),
          targetAmount: editableAmount(goal.targetAmount),
          description: goal.description,
        }}
        submitLabel="Save Changes"
        onSubmit={(fields) => {
          onChange({ id: goal.id, ...fields })
          onEdit(null)
        }}
        onCancel={() => onEdit(null)}
      />
    )
  }
  const progress = goalProgress(goal)
  return (
    <article className="rounded-card border border-line p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="font-semibold wrap-anywhere">{goal.name}</h3>
            {goal.sample && <Badge tone="accent">Sample</Badge>}
          </div>
          {goal.description && <p className="text-sm wrap-anywhere text-ink-muted">{goal.description}</p>}
        </div>
        <div className="-mt-1.5 -mr-2 flex">
          <IconButton
            ref={editButton}
            label={`Edit ${goal.name}`}
            icon={<Pencil />}
            onClick={() => onEdit(goal.id)}
          />
          <IconButton
            label={`Delete ${goal.name}`}
            icon={<Trash2 />}
            variant="destructive"
            onClick={() => onRemove(goal)}
          />
        </div>
      </div>
      <div className="mt-3 flex items-center gap-3">
        <Progress label={`Progress of ${goal.name}`} value={progress} className="flex-1" />
        <span className="w-12 text-right text-sm font-medium tabular-nums">{formatPercent(progress, 0)}</span>
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <span className="font-medium">{formatMoney(goal.currentAmount, { decimals: 'auto' })} saved</span>
        <span className="text-ink-muted">Target: {formatMoney(goal.targetAmount, { decimals: 'auto' })}</span>
      </div>
    </article>
  )
})
