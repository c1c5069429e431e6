import { Plus, Target } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import type { FinancialGoalItem } from '#contract/budget.ts'
import type { BudgetSummary } from '#finance/budget.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { dayOf } from '#web/lib/format-time.ts'
import { describeDerived } from './describe-derived.ts'
import { emptyGoal, type GoalTexts } from './entry-form.ts'
import { describePace, shareOfSavings } from './goal-pace.ts'
import { GoalCard } from './goal-card.tsx'
import { GoalForm } from './goal-form.tsx'
import type { Kept } from './typed-value.ts'
import { newRowId } from './new-row-id.ts'
import { Recommendations } from './recommendations.tsx'
import { SavingsTarget } from './savings-target.tsx'
import type { BudgetEditor } from './use-budget-editor.ts'
import type { Derived } from './use-derived.ts'

interface GoalsTabProps {
  goals: FinancialGoalItem[]
  summary: BudgetSummary
  derived: Derived
  /** Null while the form is closed. */
  typed: Kept<GoalTexts | null>
  onPut: BudgetEditor['put']
  onRemove: BudgetEditor['remove']
}

export function GoalsTab({ goals, summary, derived, typed, onPut, onRemove }: GoalsTabProps) {
  const [isAdding, setAdding] = useState(() => typed.read() !== null)
  const [editingId, setEditingId] = useState<number | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)

  function openForm(isOpen: boolean) {
    typed.write(isOpen ? emptyGoal : null)
    setAdding(isOpen)
    // The form takes the focus when it opens and gives it back when it closes.
    if (!isOpen) requestAnimationFrame(() => addButton.current?.focus())
  }

  const change = useCallback((goal: FinancialGoalItem) => onPut('financialGoalItems', goal), [onPut])

  const remove = useCallback(
    (goal: FinancialGoalItem) => {
      onRemove('financialGoalItems', goal.id)
      toast({
        title: 'Goal deleted',
        description: goal.name,
        action: { label: 'Undo', onClick: () => onPut('financialGoalItems', goal) },
      })
    },
    [onPut, onRemove],
  )

  // Pay that may be before tax cannot be planned with.
  const basis = describeDerived(derived)
  const monthly = basis ? null : shareOfSavings(goals, summary.netSavings)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card
        title="Financial Goals"
        description={
          Boolean(monthly) && goals.length > 1 && 'The dates share out equally what you save a month.'
        }
        actions={
          !isAdding && (
            <Button ref={addButton} size="sm" onClick={() => openForm(true)}>
              <Plus aria-hidden />
              Add Goal
            </Button>
          )
        }
      >
        <div className="grid gap-4">
          {isAdding && (
            <GoalForm
              name="New goal"
              initial={typed.read() ?? emptyGoal}
              submitLabel="Add Goal"
              isDashed
              onType={typed.write}
              onSubmit={(fields) => change({ id: newRowId(), ...fields })}
              onCancel={() => openForm(false)}
            />
          )}
          {goals.length === 0 && (
            <EmptyState
              icon={<Target />}
              title="No financial goals set yet"
              text="Name something worth saving for and see how far you are."
            />
          )}
          {goals.map((goal) => (
            <GoalCard
              key={goal.id}
              goal={goal}
              pace={describePace(goal, monthly, dayOf())}
              isEditing={goal.id === editingId}
              onEdit={setEditingId}
              onChange={change}
              onRemove={remove}
            />
          ))}
        </div>
      </Card>
      <div className="grid gap-6">
        <SavingsTarget summary={summary} basis={basis} />
        <Recommendations />
      </div>
    </div>
  )
}
