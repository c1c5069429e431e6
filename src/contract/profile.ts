import { incomeBases } from '#finance/household.ts'
import { budget, budgetConflict, budgetInput, changedRows } from './budget.ts'
import { endpoints } from './endpoint.ts'
import { clientId, instant, pageQuery, textOrNull } from './fields.ts'
import { money } from './money.ts'
import { z } from './zod.ts'

export const riskTolerances = ['low', 'medium', 'high'] as const

const dollars = (what: string) => z.nullable(money({ message: `${what} must be a number, 0 or higher` }))

const BASIS_MESSAGE = 'Income must be gross (before tax) or net (after tax)'
const RISK_MESSAGE = 'Risk tolerance must be low, medium or high'
const AGE_MESSAGE = 'Retirement age must be a whole number from 1 to 100'

const profileValues = z.object({
  /** A year. */
  income: dollars('Income'),
  /** A month, after tax. */
  takeHome: dollars('Take-home pay'),
  /** A month. */
  expenses: dollars('Expenses'),
  savings: dollars('Savings'),
  debt: dollars('Debt'),
  /** The form's fields are strings, so nothing chosen may arrive as an empty one. */
  investmentRiskTolerance: z.codec(
    z.nullable(z.enum([...riskTolerances, ''], RISK_MESSAGE)),
    z.nullable(z.enum(riskTolerances)),
    { decode: (level) => level || null, encode: (level) => level },
  ),
  retirementGoal: dollars('Retirement goal'),
  retirementAge: z.nullable(z.int(AGE_MESSAGE).check(z.minimum(1, AGE_MESSAGE), z.maximum(100, AGE_MESSAGE))),
  financialGoals: textOrNull(2000),
})
export type ProfileValues = z.output<typeof profileValues>
export type ProfileField = keyof ProfileValues

/** With what no sentence of the chat is stored in. */
export const fullValues = z.extend(profileValues, {
  /** Before or after tax; asked once. */
  incomeBasis: z.codec(
    z.nullable(z.enum([...incomeBases, ''], BASIS_MESSAGE)),
    z.nullable(z.enum(incomeBases)),
    { decode: (basis) => basis || null, encode: (basis) => basis },
  ),
})
export type FullProfileValues = z.output<typeof fullValues>
export type FullProfileField = keyof FullProfileValues

export const moneyFields = ['income', 'takeHome', 'expenses', 'savings', 'debt', 'retirementGoal'] as const
export const textFields = ['incomeBasis', 'investmentRiskTolerance', 'financialGoals'] as const
export const profileFields = [
  ...moneyFields,
  ...textFields,
  'retirementAge',
] as const satisfies FullProfileField[]

const VERSION_MESSAGE = 'version must be a whole number of 0 or more'

/** A field that is absent stays as it is; null clears it. */
export const profileInput = z.extend(z.partial(fullValues), {
  otherData: z.nullish(budgetInput),
  /** The version the lists were read at. Without it they replace what is stored. */
  version: z.optional(z.int(VERSION_MESSAGE).check(z.minimum(0, VERSION_MESSAGE))),
  changed: z.optional(changedRows),
  clientId,
})
export type ProfileInput = z.output<typeof profileInput>

/** Typed into the profile, taken from a sentence of the chat, or set back from the history. */
const changeSources = ['profile', 'chat', 'restore'] as const
export type ChangeSource = (typeof changeSources)[number]

const origin = {
  id: z.int(),
  at: instant,
  source: z.enum(changeSources),
  messageId: z.nullable(z.int()),
  quote: z.nullable(z.string()),
}

const financialProfile = z.extend(fullValues, {
  /** Rises with every change of the profile or its lists; 0 before the first. */
  version: z.int(),
  otherData: z.nullable(budget),
  /** The change that gave each field its present value. */
  sources: z.partialRecord(z.enum(profileFields), z.object(origin)),
})
export type FinancialProfile = z.output<typeof financialProfile>

const changeOf = <Field extends z.ZodMiniType<string>, Value extends z.ZodMiniType>(
  field: Field,
  value: Value,
) => z.object({ ...origin, field, oldValue: z.nullable(value), newValue: z.nullable(value) })

export const profileChange = z.discriminatedUnion('field', [
  changeOf(z.enum(moneyFields), money()),
  changeOf(z.enum(textFields), z.string()),
  changeOf(z.literal('retirementAge'), z.int()),
])
export type ProfileChange = z.output<typeof profileChange>

const changesQuery = z.extend(pageQuery, { field: z.optional(z.enum(profileFields)) })
export type ChangesQuery = z.output<typeof changesQuery>

export const profile = endpoints({
  get: {
    method: 'GET',
    path: '/api/profile',
    access: 'user',
    summary: 'The financial profile with the budget; null where nothing is stored',
    response: financialProfile,
  },
  save: {
    method: 'POST',
    path: '/api/profile',
    access: 'user',
    summary: 'Change fields of the profile and merge budget lists',
    body: profileInput,
    response: z.extend(financialProfile, { conflicts: z.array(budgetConflict) }),
    bodyLimit: 2 * 1024 * 1024,
    longLists: 'otherData',
  },
  listChanges: {
    method: 'GET',
    path: '/api/profile/history',
    access: 'user',
    summary: 'Changes of the profile, newest first, with where each value came from',
    query: changesQuery,
    response: z.array(profileChange),
  },
  restore: {
    method: 'POST',
    path: '/api/profile/restore',
    access: 'user',
    summary: 'Give a field back the value it had before a change',
    body: z.object({ changeId: z.int('changeId is required') }),
    response: financialProfile,
  },
})
