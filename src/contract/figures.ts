import { payBases } from '#finance/household.ts'
import { profileFields } from './profile.ts'
import { instant } from './fields.ts'
import { moneyTotal } from './money.ts'
import { z } from './zod.ts'

/** What a figure counts, apart from money, which has a codec of its own. */
export const plainUnits = ['percent', 'months', 'years', 'age', 'count', 'year', 'ratio'] as const
export type PlainUnit = (typeof plainUnits)[number]

/** Lists whose rows a figure can come from. */
export const rowLists = [
  'assets',
  'liabilities',
  'expenseItems',
  'incomeItems',
  'financialGoalItems',
] as const
export type RowList = (typeof rowLists)[number]

/** Whether it is before or after tax, where it rests on pay that is stored. */
const pay = z.optional(z.enum(payBases))

const input = z.object({ label: z.string(), text: z.string() })

/** Where a figure comes from: what a reader sees who clicks on it. */
export const figureSource = z.discriminatedUnion('kind', [
  /** The user's own words, in this message or an earlier one. */
  z.object({
    kind: z.literal('words'),
    quote: z.string(),
    messageId: z.nullable(z.int()),
    at: z.nullable(instant),
  }),
  z.object({ kind: z.literal('row'), list: z.enum(rowLists), itemId: z.int(), name: z.string(), pay }),
  /** Transactions added up: how many, and the filter under which the Transactions screen shows the very rows. */
  z.object({
    kind: z.literal('transactions'),
    count: z.int(),
    about: z.string(),
    filter: z.object({
      search: z.optional(z.string()),
      category: z.optional(z.string()),
      from: z.optional(z.string()),
      to: z.optional(z.string()),
      kind: z.optional(z.enum(['out', 'in'])),
    }),
  }),
  z.object({ kind: z.literal('profile'), field: z.enum([...profileFields, 'birthYear']), pay }),
  /** Computed: the formula in words, and what went in, as printed. */
  z.object({ kind: z.literal('formula'), formula: z.string(), inputs: z.array(input), pay }),
  /** A named rule of thumb or assumption. */
  z.object({ kind: z.literal('rule'), name: z.string(), text: z.string() }),
])
export type FigureSource = z.output<typeof figureSource>

const common = {
  /** f1, f2 … within one reply. */
  id: z.string(),
  label: z.string(),
  /** As printed: '$1,234.50', '14 months', '12.7%'. */
  text: z.string(),
  source: figureSource,
}

export const figure = z.discriminatedUnion('unit', [
  z.object({ ...common, unit: z.literal('money'), value: moneyTotal }),
  z.object({ ...common, unit: z.enum(plainUnits), value: z.number() }),
])
export type Figure = z.output<typeof figure>
