import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  type FinancialProfile,
  type FullProfileField,
  riskTolerances,
  type FullProfileValues,
} from '#contract/profile.ts'
import { formatMoney, parseMoney } from '#finance/money.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { labels, riskLabels } from './fields.ts'
import { Origin } from './origin.tsx'
import type { ProfileForm } from './profile-form.ts'

interface ProfileInputsProps {
  form: UseFormReturn<ProfileForm, unknown, FullProfileValues>
  sources: FinancialProfile['sources']
}

export function ProfileInputs({ form, sources }: ProfileInputsProps) {
  const { register, formState } = form
  const fieldOf = (name: FullProfileField, label: string, note?: ReactNode) => {
    const origin = sources[name]
    const isLong = name === 'financialGoals'
    return {
      label,
      error: formState.errors[name]?.message,
      hint: (note || origin) && (
        <>
          {note && <span className="block">{note}</span>}
          {origin && <Origin origin={origin} />}
        </>
      ),
      className: isLong ? 'sm:col-span-2' : '',
    }
  }
  const amount = (name: FullProfileField) => (
    <Field {...fieldOf(name, `${labels[name]} ($)`)}>
      <AmountInput describe={describe} {...register(name)} />
    </Field>
  )
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {amount('income')}
      {amount('expenses')}
      {amount('savings')}
      {amount('debt')}
      <Field {...fieldOf('investmentRiskTolerance', labels.investmentRiskTolerance)}>
        <Select {...register('investmentRiskTolerance')}>
          <option value="">Not chosen</option>
          {riskTolerances.map((level) => (
            <option key={level} value={level}>
              {riskLabels[level]}
            </option>
          ))}
        </Select>
      </Field>
      {amount('retirementGoal')}
      <Field {...fieldOf('retirementAge', labels.retirementAge)}>
        <NumberInput min={1} max={100} step={1} inputMode="numeric" {...register('retirementAge')} />
      </Field>
      <Field {...fieldOf('financialGoals', labels.financialGoals, 'Separate several goals with commas.')}>
        <Textarea placeholder="e.g., Buy a house, Retire early" {...register('financialGoals')} />
      </Field>
    </div>
  )
}

function describe(text: string): string | undefined {
  const cents = parseMoney(text)
  return cents === null ? undefined : formatMoney(cents)
}
