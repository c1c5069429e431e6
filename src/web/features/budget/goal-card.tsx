import { PartyPopper, Pencil, Trash2 } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import type { FinancialGoalItem } from '#contract/budget.ts'
import { goalProgress } from '#finance/goal.ts'
import { formatMoney, formatPercent, MAX_CENTS, sumMoney } from '#finance/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { editableAmount } from '#web/lib/editable-amount.ts'
import { AddMoney } from './add-money.tsx'
import { GoalForm } from './goal-form.tsx'

interface GoalCardProps {
  goal: FinancialGoalItem
  /** When it will be reached, in words; empty when it is. */
  pace: string
  isEditing: boolean
  onEdit: (id: number | null) => void
  onChange: (goal: FinancialGoalItem) => void
  onRemove: (goal: FinancialGoalItem) => void
}

export const GoalCard = memo(function GoalCard(props: GoalCardProps) {
  const { goal, pace, isEditing, onEdit, onChange, onRemove } = props
  const [isAdding, setAdding] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
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
  const isReached = progress >= 100
  function closeAdding() {
    setAdding(false)
    requestAnimationFrame(() => addButton.current?.focus())
  }
  return (
    <article
      className={classNames(
        'rounded-card border p-4 sm:p-5',
        isReached ? 'border-good/30 bg-good-soft' : 'border-line',
      )}
    >
      <div className="flex items-start gap-3">
        {isReached && (
          <span className="grid size-11 shrink-0 animate-appear place-items-center rounded-full bg-surface text-good">
            <PartyPopper aria-hidden className="size-5.5" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2">
            <h3 className="font-semibold wrap-anywhere">{goal.name}</h3>
            {goal.sample && <Badge tone="accent">Sample</Badge>}
            {isReached && <span className="text-sm font-semibold text-good">Reached</span>}
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
        <Progress
          label={`Progress of ${goal.name}`}
          value={progress}
          className={classNames('flex-1', isReached && '[--accent:var(--good)]')}
        />
        <span className="w-12 text-right text-sm font-medium tabular-nums">{formatPercent(progress, 0)}</span>
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <span className="font-medium">{formatMoney(goal.currentAmount, { decimals: 'auto' })} saved</span>
        <span className="text-ink-muted">Target: {formatMoney(goal.targetAmount, { decimals: 'auto' })}</span>
      </div>
      {isReached && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
          <p className="font-medium text-good">You did it: all of it is there.</p>
          <ButtonLink variant="link" size="sm" href="/plans?plan=goals">
            Plan what comes next
          </ButtonLink>
        </div>
      )}
      {!isReached && !isAdding && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
          <span className="text-ink-muted tabular-nums">{pace}</span>
          <Button
            ref={addButton}
            variant="link"
            size="sm"
            aria-label={`Add money to ${goal.name}`}
            onClick={() => setAdding(true)}
          >
            Add money
          </Button>
        </div>
      )}
      {isAdding && (
        <AddMoney
          goal={goal.name}
          onCancel={closeAdding}
          onAdd={(amount) => {
            const { sample: _, ...own } = goal
            onChange({ ...own, currentAmount: Math.min(MAX_CENTS, sumMoney([goal.currentAmount, amount])) })
            closeAdding()
          }}
        />
      )}
    </article>
  )
})
