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
  /** True where the provider has not said what an answer cost, as when it was stopped. */
  isEstimated: z.boolean(),
  /** The kind of failure, where there was one. */
  errorClass: z.nullable(z.string()),
  durationMs: z.int(),
})
export type AdvisorUseEntry = z.output<typeof advisorUseEntry>

/** The last days that the summary covers. */
export const ADVISOR_USE_DAYS = 30

const advisorUseSummary = z.object({
  turns: z.int(),
  /** Turns that the built-in advisor answered. */
  builtIn: z.int(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  /** Failures of the provider by kind, the most frequent first. */
  errors: z.array(z.object({ errorClass: z.string(), count: z.int() })),
})
export type AdvisorUseSummary = z.output<typeof advisorUseSummary>

export const advisorUse = endpoints({
  summary: {
    method: 'GET',
    path: '/api/admin/advisor-use/summary',
    access: 'admin',
    summary: 'Turns, tokens and failures of the last 30 days',
    response: advisorUseSummary,
  },
  list: {
    method: 'GET',
    path: '/api/admin/advisor-use',
    access: 'admin',
    summary: 'What each turn of the chat cost, newest first, without a word of what was said',
    query: pageQuery,
    response: z.array(advisorUseEntry),
  },
})
