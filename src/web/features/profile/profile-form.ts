import type { FieldErrors, Resolver } from 'react-hook-form'
import {
  type FullProfileField,
  profileFields,
  profileInput,
  type FullProfileValues,
} from '#contract/profile.ts'
import { z } from '#contract/zod.ts'
import { parseMoney, toDollars } from '#finance/money.ts'

/** Every field as it is typed; an empty text is a field that is not filled in. */
export type ProfileForm = Record<FullProfileField, string>

export function toForm(values: FullProfileValues): ProfileForm {
  const dollars = (cents: number | null) => (cents === null ? '' : String(toDollars(cents)))
  return {
    income: dollars(values.income),
    incomeBasis: values.incomeBasis ?? '',
    takeHome: dollars(values.takeHome),
    expenses: dollars(values.expenses),
    savings: dollars(values.savings),
    debt: dollars(values.debt),
    investmentRiskTolerance: values.investmentRiskTolerance ?? '',
    retirementGoal: dollars(values.retirementGoal),
    retirementAge: values.retirementAge === null ? '' : String(values.retirementAge),
    financialGoals: values.financialGoals ?? '',
  }
}

/**
 * What is typed as the contract takes it. Text that is no number becomes NaN, which the contract refuses in its words.
 */
function toWire(form: ProfileForm) {
  const decimal = (text: string) => {
    const cents = parseMoney(text)
    return cents === null ? Number.NaN : toDollars(cents)
  }
  const orNull = (text: string, read: (text: string) => number) => (text.trim() === '' ? null : read(text))
  return {
    income: orNull(form.income, decimal),
    incomeBasis: form.incomeBasis,
    takeHome: orNull(form.takeHome, decimal),
    expenses: orNull(form.expenses, decimal),
    savings: orNull(form.savings, decimal),
    debt: orNull(form.debt, decimal),
    investmentRiskTolerance: form.investmentRiskTolerance,
    retirementGoal: orNull(form.retirementGoal, decimal),
    retirementAge: orNull(form.retirementAge, Number),
    financialGoals: form.financialGoals,
  }
}

/** The values of a form that the contract accepts, or what is wrong with which field. */
export function readForm(form: ProfileForm) {
  const result = z.safeParse(profileInput, toWire(form))
  if (result.success) return { values: result.data as FullProfileValues, problems: null }
  const problems: Partial<Record<FullProfileField, string>> = {}
  for (const { path, message } of result.error.issues) {
    const field = profileFields.find((name) => name === path[0])
    if (field) problems[field] ??= message
  }
  return { values: null, problems }
}

export const profileResolver: Resolver<ProfileForm, unknown, FullProfileValues> = (form) => {
  const { values, problems } = readForm(form)
  if (values) return { values, errors: {} }
  const errors: FieldErrors<ProfileForm> = {}
  for (const field of profileFields) {
    if (problems[field]) errors[field] = { type: 'contract', message: problems[field] }
  }
  return { values: {}, errors }
}

/**
 * What to send: only what differs, so that a field changed elsewhere meanwhile is not set back. A field that was
 * empty and still is does not appear; one that was emptied is null.
 */
export function changesOf(values: FullProfileValues, known: FullProfileValues): Partial<FullProfileValues> {
  return Object.fromEntries(
    profileFields.filter((field) => values[field] !== known[field]).map((field) => [field, values[field]]),
  )
}
