/** Parts of the calculators' input schemas. */
import { money } from '#contract/money.ts'
import { z } from '#contract/zod.ts'

export const amount = money()
/** Percent a year. */
export const rate = z.number().check(z.minimum(-99), z.maximum(1000))
export const percent = z.number().check(z.minimum(0), z.maximum(1000))
/** A term, at most a hundred years. */
export const months = z.number().check(z.minimum(0), z.maximum(1200))
export const age = z.number().check(z.minimum(0), z.maximum(120))

export const debt = z.object({
  name: z.string(),
  amount,
  interestRate: rate,
  minimumPayment: z.nullish(amount),
})
