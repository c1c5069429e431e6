import { type SubmitEvent, useRef, useState } from 'react'
import type { FinancialGoalItem } from '#contract/budget.ts'
import { withSign } from '#web/lib/currency.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import {
  describeAmount,
  emptyGoal,
  findGoalFault,
  type GoalField,
  type GoalTexts,
  MAX_DESCRIPTION,
  MAX_LABEL,
  parseAmount,
} from './entry-form.ts'
import { focusField } from './focus-field.ts'
import { useEscape } from '#web/ui/use-escape.ts'

interface GoalFormProps {
  name: string
  initial: GoalTexts
  submitLabel: string
  /** For a goal that is not there yet; its form stays open, empty for the next one. */
  isDashed?: boolean
  onType?: (texts: GoalTexts) => void
  onSubmit: (fields: Omit<FinancialGoalItem, 'id' | 'sample'>) => void
  onCancel: () => void
}

/** A goal to add, or one to edit in its place. Enter submits, Escape gives up. */
export function GoalForm(props: GoalFormProps) {
  const { name, initial, submitLabel, isDashed = false, onType, onSubmit, onCancel } = props
  const [texts, setTexts] = useState(initial)
  const form = useRef<HTMLFormElement>(null)
  useEscape(form, () => onCancel())
  const [fault, setFault] = useState<GoalField | null>(null)

  function type(next: GoalTexts) {
    setTexts(next)
    setFault(null)
    onType?.(next)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = findGoalFault(texts)
    const targetAmount = parseAmount(texts.targetAmount)
    if (found || targetAmount === null) {
      setFault(found)
      focusField(event.currentTarget, found ?? 'targetAmount')
      return
    }
    onSubmit({
      name: texts.name.trim(),
      currentAmount: parseAmount(texts.currentAmount) ?? 0,
      targetAmount,
      description: texts.description.trim(),
    })
    if (!isDashed) return
    type(emptyGoal)
    focusField(event.currentTarget, 'name')
  }

  const control = (field: GoalField) => ({
    name: field,
    value: texts[field],
    autoComplete: 'off',
    'aria-invalid': fault === field || undefined,
  })
  return (
    <form
      ref={form}
      noValidate
      aria-label={name}
      onSubmit={submit}
      className={classNames(
        'grid gap-4 rounded-card border p-4 sm:grid-cols-2 sm:p-5',
        isDashed ? 'border-dashed border-control' : 'border-line',
      )}
    >
      <Field label="Goal Name" className="sm:col-span-2">
        <Input
          {...control('name')}
          // The user has just asked for this form.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          maxLength={MAX_LABEL}
          onChange={(event) => type({ ...texts, name: event.target.value })}
        />
      </Field>
      <Field label={withSign('Current Amount')}>
        <AmountInput
          {...control('currentAmount')}
          describe={describeAmount}
          onValueChange={(currentAmount) => type({ ...texts, currentAmount })}
        />
      </Field>
      <Field label={withSign('Target Amount')}>
        <AmountInput
          {...control('targetAmount')}
          describe={describeAmount}
          onValueChange={(targetAmount) => type({ ...texts, targetAmount })}
        />
      </Field>
      <Field label="Description (optional)" className="sm:col-span-2">
        <Input
          {...control('description')}
          maxLength={MAX_DESCRIPTION}
          onChange={(event) => type({ ...texts, description: event.target.value })}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2 sm:col-span-2">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">{submitLabel}</Button>
      </div>
    </form>
  )
}
