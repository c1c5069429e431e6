import { assetCategories, liabilityCategories } from '#finance/balance-sheet.ts'
import { incomeBases } from '#finance/household.ts'
import { endpoints } from './endpoint.ts'
import { money, moneyTotal } from './money.ts'
import { z } from './zod.ts'

const listedFields = ['income', 'expenses', 'savings', 'debt'] as const

const derivedLine = {
  name: z.string(),
  amount: money(),
  /** Where it is known from: a field of the profile, with what it says in full, or a goal. */
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('profile'), field: z.enum([...listedFields, 'takeHome']), stated: money() }),
    z.object({ kind: z.literal('goal'), id: z.int() }),
  ]),
}
const cashLine = z.object(derivedLine)
const ownedLine = z.object({ ...derivedLine, category: z.enum(assetCategories) })
const owedLine = z.object({ ...derivedLine, category: z.enum(liabilityCategories) })
export type DerivedLine = z.output<typeof cashLine>
export type DerivedAsset = z.output<typeof ownedLine>
export type DerivedDebt = z.output<typeof owedLine>

const flow = {
  lines: z.array(cashLine),
  total: moneyTotal,
  /** What the profile states; it counts while the list has no row, or little of what is spent. */
  stated: z.array(cashLine),
}

const view = z.object({
  /** A month. Lines are only those that no list has; totals are over everything. */
  income: z.object({
    ...flow,
    /** Null when nobody has said whether it is before or after tax. */
    basis: z.nullable(z.enum(incomeBases)),
  }),
  /** A month. */
  spending: z.object(flow),
  owned: z.object({ lines: z.array(ownedLine), total: moneyTotal }),
  owed: z.object({ lines: z.array(owedLine), total: moneyTotal }),
  netWorth: moneyTotal,
  surplus: z.nullable(z.object({ amount: moneyTotal, basis: z.nullable(z.enum(incomeBases)) })),
  /** Assets that may be part of the stated savings. */
  doubtfulCash: z.array(z.object({ id: z.int(), name: z.string(), value: money() })),
  /** What the lists add up to, beside what the profile states; null without a row. */
  listed: z.record(z.enum(listedFields), z.nullable(moneyTotal)),
})
export type HouseholdView = z.output<typeof view>

export const household = endpoints({
  get: {
    method: 'GET',
    path: '/api/household',
    access: 'user',
    summary:
      'Everything that is known of income, spending, assets and debts as one picture, nothing counted twice',
    response: view,
  },
})
