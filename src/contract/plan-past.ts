import { plainDate } from './fields.ts'
import { money, moneyTotal } from './money.ts'
import { z } from './zod.ts'

export const pastQuery = z.object({
  kind: z.enum(['debts', 'goals'], 'Only plans of debts and of goals have a past: kind is debts or goals'),
})

/** The balance of a debt or a goal from a day on. */
const dayBalance = z.object({ id: z.int(), day: plainDate, amount: money() })

/** Where a followed plan wanted its debts or goals: what should be left at the start and after every month. */
const followedTrack = z.object({
  planId: z.int(),
  name: z.string(),
  since: plainDate,
  ids: z.array(z.int()),
  points: z.array(moneyTotal),
})

export const planPast = z.object({ balances: z.array(dayBalance), ways: z.array(followedTrack) })
export type PlanPast = z.output<typeof planPast>
