import { incomeBases } from '#finance/household.ts'
import { endpoints } from './endpoint.ts'
import { nothing, plainDate } from './fields.ts'
import { money, moneyTotal } from './money.ts'
import { z } from './zod.ts'

/** Which step of the check-up it is; its words change with the figures, its code does not. */
const stepCode = z.string('code is required').check(z.minLength(1, 'code is required'), z.maxLength(40))

const today = z.object({
  /** Null while nothing is known to be owned or owed. */
  netWorth: z.nullable(moneyTotal),
  /** Lately: what has grown, and what was only added or taken off. */
  change: z.nullable(z.object({ since: plainDate, grown: moneyTotal, listed: moneyTotal })),
  /** By pay of that basis: null while nobody has said. */
  surplus: z.nullable(z.object({ amount: moneyTotal, basis: z.nullable(z.enum(incomeBases)) })),
  step: z.nullable(z.object({ code: stepCode, text: z.string() })),
  /** The open ones that are nearest to their targets. */
  goals: z.array(z.object({ id: z.int(), name: z.string(), currentAmount: money(), targetAmount: money() })),
  /** What was not looked at for long, the longest first. */
  stale: z.array(
    z.object({
      list: z.enum(['assets', 'liabilities']),
      id: z.int(),
      name: z.string(),
      amount: money(),
      days: z.int(),
    }),
  ),
})
export type Today = z.output<typeof today>
export type StaleItem = Today['stale'][number]

export const todays = endpoints({
  get: {
    method: 'GET',
    path: '/api/today',
    access: 'user',
    summary:
      'Where the household stands today: net worth, what a month leaves, the next step, goals, stale figures',
    response: today,
  },
  tick: {
    method: 'POST',
    path: '/api/today/ticks',
    access: 'user',
    summary: 'Note that a step is done, so that the next one is shown for a month',
    body: z.object({ code: stepCode }),
    response: nothing,
  },
})
