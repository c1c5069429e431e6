import { useState } from 'react'
import type { DerivedLine } from '#contract/household.ts'
import { formatMoney, parseMoney, toDollars } from '#finance/money.ts'
import { useSaveProfile } from '#web/data/profile.ts'
import { withSign } from '#web/lib/currency.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { ItemDialog } from './item-dialog.tsx'

type StatedSource = Extract<DerivedLine['source'], { kind: 'profile' }>

const labels = {
  income: 'Annual Income',
  takeHome: 'Monthly Take-Home Pay',
  expenses: 'Monthly Expenses',
  savings: 'Total Savings',
  debt: 'Total Debt',
}

interface StatedDialogProps {
  name: string
  source: StatedSource
  onClose: () => void
}

/** Changes a figure of the profile from where it is shown. */
export function StatedDialog({ name, source: { field, stated }, onClose }: StatedDialogProps) {
  const save = useSaveProfile()
  const [text, setText] = useState(String(toDollars(stated)))
  const [error, setError] = useState<string>()

  async function submit() {
    const amount = text.trim() === '' ? null : parseMoney(text)
    if (amount === null ? text.trim() !== '' : amount < 0) {
      setError('Please enter an amount of 0 or more, or nothing at all.')
      return
    }
    try {
      await save.mutateAsync({ [field]: amount })
      toast({ title: 'Profile updated', description: 'Your financial profile has been saved.' })
      onClose()
    } catch {
      const description = 'Failed to update profile. Please try again.'
      toast({ variant: 'destructive', title: 'Error', description })
    }
  }

  return (
    <ItemDialog title={`Edit ${name}`} isSaving={save.isPending} onClose={onClose} onSubmit={submit}>
      <Field
        label={withSign(labels[field])}
        hint="From your profile, where it changes too. Empty it to leave it out."
        error={error}
        className="sm:col-span-2"
      >
        <AmountInput
          value={text}
          describe={describe}
          onValueChange={(typed) => {
            setText(typed)
            setError(undefined)
          }}
        />
      </Field>
    </ItemDialog>
  )
}

function describe(text: string): string | undefined {
  const cents = parseMoney(text)
  return cents === null ? undefined : formatMoney(cents)
}
