import { endpoints } from './endpoint.ts'
import { clientId, requiredText } from './fields.ts'
import { money, moneyTotal } from './money.ts'
import { z } from './zod.ts'

const kind = z.enum(['expense', 'income'])

const proposal = z.object({
  kind,
  category: z.string(),
  /** A month, the mean of so many months. */
  amount: money(),
  months: z.int(),
  /** What the budget has for it now; null when it has no such row. */
  standing: z.nullable(moneyTotal),
})
export type BudgetProposal = z.output<typeof proposal>

const MONTH_MESSAGE = 'Month must be written as YYYY-MM'

export const budgetProposals = endpoints({
  list: {
    method: 'GET',
    path: '/api/budget-proposals',
    access: 'user',
    summary: 'Rows for a budget out of the transactions of the last full months, beside what stands',
    response: z.array(proposal),
  },
  accept: {
    method: 'POST',
    path: '/api/budget-proposals',
    access: 'user',
    summary: 'Take proposals into the budget: a row of the same name gets the amount, others are added',
    body: z.object({
      rows: z
        .array(z.object({ kind, category: requiredText(200, 'Category is required'), amount: money() }))
        .check(z.minLength(1, 'Choose at least one row'), z.maxLength(200)),
      clientId,
    }),
    response: z.object({ changed: z.int(), added: z.int() }),
  },
  plan: {
    method: 'GET',
    path: '/api/budget-proposals/plan',
    access: 'user',
    summary: 'Planned against real spending of a month, category by category',
    query: z.object({
      month: z.string(MONTH_MESSAGE).check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, MONTH_MESSAGE)),
    }),
    response: z.array(
      z.object({ category: z.string(), planned: moneyTotal, real: moneyTotal, over: moneyTotal }),
    ),
  },
})
