import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  type FinancialProfile,
  type FullProfileField,
  riskTolerances,
  type FullProfileValues,
} from '#contract/profile.ts'
import { incomeBases } from '#finance/household.ts'
import { formatMoney, parseMoney } from '#finance/money.ts'
import { householdQuery } from '#web/data/household.ts'
import { useFollowHousehold } from '#web/data/use-follow-household.ts'
import { withSign } from '#web/lib/currency.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { NumberInput } from '#web/ui/number-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { basisLabels, labels, riskLabels } from '#web/data/profile-fields.ts'
import { type ListedField, ListedTotal } from './listed-total.tsx'
import { Origin } from './origin.tsx'
import type { ProfileForm } from './profile-form.ts'

interface ProfileInputsProps {
  form: UseFormReturn<ProfileForm, unknown, FullProfileValues>
  profile: FinancialProfile
}

export function ProfileInputs({ form, profile }: ProfileInputsProps) {
  const { register, formState } = form
  const { sources } = profile
  useFollowHousehold()
  const { data: household } = useQuery(householdQuery)
  const listed = (field: ListedField) => <ListedTotal field={field} profile={profile} household={household} />
  const fieldOf = (name: FullProfileField, label: string, note?: ReactNode) => {
    const origin = sources[name]
    const isLong = name === 'financialGoals'
    return {
      label,
      error: formState.errors[name]?.message,
      hint: (note || origin) && (
        <>
          {note}
          {origin && <Origin origin={origin} />}
        </>
      ),
      className: isLong ? 'sm:col-span-2' : '',
    }
  }
  const amount = (name: FullProfileField, note?: ReactNode) => (
    <Field {...fieldOf(name, withSign(labels[name]), note)}>
      <AmountInput describe={describe} {...register(name)} value={form.watch(name)} />
    </Field>
  )
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {amount('income', profile.takeHome === null && listed('income'))}
      <Field {...fieldOf('incomeBasis', labels.incomeBasis)}>
        <Select {...register('incomeBasis')}>
          <option value="">Not said</option>
          {incomeBases.map((basis) => (
            <option key={basis} value={basis}>
              {basisLabels[basis]}
            </option>
          ))}
        </Select>
      </Field>
      {amount('takeHome', profile.takeHome === null ? takeHomeHint : listed('takeHome'))}
      {amount('expenses', listed('expenses'))}
      {amount('savings', listed('savings'))}
      {amount('debt', listed('debt'))}
      {amount('retirementGoal')}
      <Field {...fieldOf('retirementAge', labels.retirementAge)}>
        <NumberInput min={1} max={100} step={1} inputMode="numeric" {...register('retirementAge')} />
      </Field>
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
      <Field
        {...fieldOf(
          'financialGoals',
          labels.financialGoals,
          <span className="block">Separate several goals with commas.</span>,
        )}
      >
        <Textarea placeholder="e.g., Buy a house, Retire early" {...register('financialGoals')} />
      </Field>
    </div>
  )
}

const takeHomeHint = <span className="block">What reaches you after tax. Your budget goes by it.</span>

function describe(text: string): string | undefined {
  const cents = parseMoney(text)
  return cents === null ? undefined : formatMoney(cents)
}
