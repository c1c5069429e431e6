import { endpoints } from './endpoint.ts'
import { instant, pageQuery } from './fields.ts'
import { z } from './zod.ts'

const advisorUseEntry = z.object({
  id: z.int(),
  at: instant,
  username: z.string(),
  /** 'builtin', or the provider of the language model. */
  provider: z.string(),
  model: z.nullable(z.string()),
  answeredBy: z.enum(['builtin', 'model']),
  tokensIn: z.int(),
  tokensOut: z.int(),
  /** The kind of failure, where there was one. */
  errorClass: z.nullable(z.string()),
  durationMs: z.int(),
})
export type AdvisorUseEntry = z.output<typeof advisorUseEntry>

export const advisorUse = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/advisor-use',
    access: 'admin',
    summary: 'What each turn of the chat cost, newest first, without a word of what was said',
    query: pageQuery,
    response: z.array(advisorUseEntry),
  },
})
