import { moneyTotal } from './money.ts'
import { z } from './zod.ts'

/** What an assumption counts, apart from money: percent, months, years of age, or anything else. */
const plainUnits = ['percent', 'months', 'age', 'count'] as const

const common = {
  /** s1, s2 … within the conversation: the sum that it went into. */
  sum: z.string(),
  /** Its name in that sum. */
  input: z.string(),
  label: z.string(),
  /** True once the user has put a number of their own in its place. */
  isOwn: z.boolean(),
}

/** A number that a calculation assumed, or that the user has put in its place. It can be changed in the reply. */
export const assumption = z.discriminatedUnion('unit', [
  z.object({ ...common, unit: z.literal('money'), value: moneyTotal, min: moneyTotal, max: moneyTotal }),
  z.object({
    ...common,
    unit: z.enum(plainUnits),
    value: z.number(),
    min: z.number(),
    max: z.number(),
  }),
])
export type Assumption = z.output<typeof assumption>

/** The words that come with a change are kept as the source of the number: a sentence, not a page. */
export const MAX_CHANGE_WORDS = 200

const WHICH = 'Please say which number of which calculation is to change'

/** Changes one number of a calculation and keeps everything else. */
export const assumptionChange = z.object({
  sum: z.string(WHICH).check(z.minLength(1, WHICH), z.maxLength(20, WHICH)),
  input: z.string(WHICH).check(z.minLength(1, WHICH), z.maxLength(60, WHICH)),
  /** In the unit of the assumption; money in dollars, inside as well, since only the sum knows which it is. */
  value: z.number('Please enter a number'),
})
export type AssumptionChange = z.output<typeof assumptionChange>
