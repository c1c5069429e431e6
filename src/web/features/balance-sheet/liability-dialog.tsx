import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Liability, liabilityInput, type LiabilityInput } from '#contract/balance-sheet.ts'
import { liabilityCategories } from '#finance/balance-sheet.ts'
import { toDollars } from '#finance/money.ts'
import { withSign } from '#web/lib/currency.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { CategoryOptions, ItemDialog } from './item-dialog.tsx'
import { itemTexts } from './item-texts.ts'

interface LiabilityDialogProps {
  /** The one to change; a new one without. */
  liability?: Liability | undefined
  /** What is known of a new one. */
  draft?: Pick<LiabilityInput, 'name' | 'amount' | 'category'> | undefined
  onSave: (input: LiabilityInput) => Promise<unknown>
  onClose: () => void
}

export function LiabilityDialog({ liability, draft, onSave, onClose }: LiabilityDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(liabilityInput),
    defaultValues: liability ? toForm(liability) : draft ? { ...draft, amount: toDollars(draft.amount) } : {},
  })
  const { errors, isSubmitting } = formState
  const { addTitle, editTitle } = itemTexts('liability')
  const amount = { min: 0, step: 0.01, placeholder: '0.00' }
  return (
    <ItemDialog
      title={liability ? editTitle : addTitle}
      isSaving={isSubmitting}
      onSubmit={handleSubmit(onSave)}
      onClose={onClose}
    >
      <Field label="Liability Name" error={errors.name?.message} className="sm:col-span-2">
        <Input autoComplete="off" placeholder="e.g., Car loan" {...register('name')} />
      </Field>
      <Field label={withSign('Amount')} error={errors.amount?.message}>
        <NumberInput {...amount} {...register('amount', { valueAsNumber: true })} />
      </Field>
      <Field label="Interest Rate (%)" error={errors.interestRate?.message}>
        <NumberInput {...amount} {...register('interestRate', { valueAsNumber: true })} />
      </Field>
      <Field label="Category" error={errors.category?.message}>
        <Select placeholder="Select a category" defaultValue="" {...register('category')}>
          <CategoryOptions categories={liabilityCategories} />
        </Select>
      </Field>
      <Field
        label={withSign('Minimum Payment')}
        hint="Optional, a month"
        error={errors.minimumPayment?.message}
      >
        <NumberInput {...amount} {...register('minimumPayment', { setValueAs: readOptional })} />
      </Field>
      <Field label="Notes (optional)" error={errors.notes?.message} className="sm:col-span-2">
        <Textarea rows={3} {...register('notes')} />
      </Field>
    </ItemDialog>
  )
}

function toForm({ amount, minimumPayment, ...rest }: Liability) {
  return {
    ...rest,
    amount: toDollars(amount),
    minimumPayment: minimumPayment === null ? null : toDollars(minimumPayment),
  }
}

/** Nothing typed means none; the library also asks for values that are numbers already. */
function readOptional(typed: string | number | null): number | null {
  return typed === '' || typed === null ? null : Number(typed)
}
