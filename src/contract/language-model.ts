import { endpoints } from './endpoint.ts'
import { instant } from './fields.ts'
import { z } from './zod.ts'

/** Who writes the answers beside the built-in advisor, as the operator has set it up. */
const provider = z.object({
  /** 'OpenAI', 'Anthropic', 'Google', or the host of a server of one's own. */
  name: z.string(),
  model: z.string(),
  /** Where messages go: scheme and host. */
  origin: z.string(),
})

const state = z.object({
  /** Null when the operator has set up none: then nothing leaves the machine. */
  provider: z.nullable(provider),
  /** Whether this user's messages go to it. */
  isOn: z.boolean(),
})
export type LanguageModelState = z.output<typeof state>

const lastSent = z.object({
  at: instant,
  provider: z.string(),
  model: z.string(),
  address: z.string(),
  /** The payload to the letter, part by part. */
  fields: z.array(z.object({ name: z.string(), text: z.string() })),
})
export type LastSent = z.output<typeof lastSent>

export const languageModel = endpoints({
  get: {
    method: 'GET',
    path: '/api/language-model',
    access: 'user',
    summary: 'Whether a language model writes the answers, and where messages go',
    response: state,
  },
  set: {
    method: 'PUT',
    path: '/api/language-model',
    access: 'user',
    summary: 'Let a language model write the answers, or the built-in advisor alone',
    body: z.object({ isOn: z.boolean('isOn must be true or false') }),
    response: state,
  },
  lastSent: {
    method: 'GET',
    path: '/api/language-model/last-sent',
    access: 'user',
    summary:
      'The last payload that went to a language model for this user, field by field; null before the first',
    response: z.nullable(lastSent),
  },
})
