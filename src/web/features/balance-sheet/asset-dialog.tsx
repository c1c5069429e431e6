import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Asset, assetInput, type AssetInput } from '#contract/balance-sheet.ts'
import { assetCategories } from '#finance/balance-sheet.ts'
import { toDollars } from '#finance/money.ts'
import { withSign } from '#web/lib/currency.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { CategoryOptions, ItemDialog } from './item-dialog.tsx'
import { itemTexts } from './item-texts.ts'

interface AssetDialogProps {
  /** The one to change; a new one without. */
  asset?: Asset | undefined
  onSave: (input: AssetInput) => Promise<unknown>
  onClose: () => void
}

export function AssetDialog({ asset, onSave, onClose }: AssetDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(assetInput),
    defaultValues: asset ? { ...asset, value: toDollars(asset.value) } : {},
  })
  const { errors, isSubmitting } = formState
  const { addTitle, editTitle } = itemTexts('asset')
  return (
    <ItemDialog
      title={asset ? editTitle : addTitle}
      isSaving={isSubmitting}
      onSubmit={handleSubmit(onSave)}
      onClose={onClose}
    >
      <Field label="Asset Name" error={errors.name?.message} className="sm:col-span-2">
        <Input autoComplete="off" placeholder="e.g., Savings account" {...register('name')} />
      </Field>
      <Field label={withSign('Value')} error={errors.value?.message}>
        <NumberInput min={0} step={0.01} placeholder="0.00" {...register('value', { valueAsNumber: true })} />
      </Field>
      <Field label="Category" error={errors.category?.message}>
        <Select placeholder="Select a category" defaultValue="" {...register('category')}>
          <CategoryOptions categories={assetCategories} />
        </Select>
      </Field>
      <Field label="Notes (optional)" error={errors.notes?.message} className="sm:col-span-2">
        <Textarea rows={3} {...register('notes')} />
      </Field>
    </ItemDialog>
  )
}
