import type { Change, Fact } from '#advisor/facts.ts'
import type { ProfileField } from '#contract/profile.ts'
import { money } from '#contract/money.ts'
import { z } from '#contract/zod.ts'
import { assetCategories, liabilityCategories } from '#finance/balance-sheet.ts'
import { fileId, kept } from './shapes.ts'

const target = { id: z.nullable(fileId), name: kept(200), isRenamed: z.optional(z.literal(true)) }
const amount = money()

const moneyFields = ['income', 'takeHome', 'expenses', 'savings', 'debt', 'retirementGoal'] as const
const textFields = ['investmentRiskTolerance', 'financialGoals'] as const satisfies ProfileField[]

const profileOf = <Field extends z.ZodMiniType, Value extends z.ZodMiniType>(field: Field, value: Value) =>
  z.object({ kind: z.literal('profile'), field, value: z.nullable(value) })

const change = z.union([
  profileOf(z.enum(moneyFields), amount),
  profileOf(z.enum(textFields), kept(2000)),
  profileOf(z.literal('retirementAge'), z.int()),
  z.object({ kind: z.literal('expense'), ...target, amount }),
  z.object({ kind: z.literal('income'), ...target, amount }),
  z.object({
    kind: z.literal('goal'),
    ...target,
    targetAmount: z.optional(amount),
    currentAmount: z.optional(amount),
  }),
  z.object({ kind: z.literal('asset'), ...target, value: amount, category: z.enum(assetCategories) }),
  z.object({
    kind: z.literal('liability'),
    ...target,
    amount: z.optional(amount),
    interestRate: z.optional(z.number()),
    minimumPayment: z.optional(amount),
    category: z.enum(liabilityCategories),
  }),
  z.object({
    kind: z.literal('removal'),
    from: z.enum(['expense', 'income', 'goal', 'asset', 'liability']),
    id: fileId,
    name: kept(200),
  }),
  z.object({ kind: z.literal('birthYear'), value: z.int() }),
])

const place = z.int().check(z.minimum(0), z.maximum(4000))

/** What was said of the user's own money, as the advisor understood it. */
export const factShape = z.object({
  change: change as unknown as z.ZodMiniType<Change>,
  decision: z.enum(['save', 'ask']),
  quote: kept(4000),
  span: z.object({ start: place, end: place }),
}) satisfies z.ZodMiniType<Fact>
