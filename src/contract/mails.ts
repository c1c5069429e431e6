import { endpoints } from './endpoint.ts'
import { instant, pageQuery } from './fields.ts'
import { z } from './zod.ts'

export const mailKinds = ['invitation', 'reset', 'feedback', 'digest', 'security'] as const
export type MailKind = (typeof mailKinds)[number]

/** Waiting for its next attempt, given up, or accepted by the mail server. */
const mailStates = ['queued', 'dead', 'sent'] as const

const mailEntry = z.object({
  id: z.int(),
  kind: z.enum(mailKinds),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  createdAt: instant,
  attempts: z.int(),
  /** Only while it is queued. */
  nextAttemptAt: z.nullable(instant),
  /** Codes of the last failure, such as '550 EENVELOPE'. */
  lastError: z.nullable(z.string()),
})
export type MailEntry = z.output<typeof mailEntry>

export const mails = endpoints({
  list: {
    method: 'GET',
    path: '/api/admin/mails',
    access: 'admin',
    summary: 'Mails that wait or were given up, newest first, without their text',
    query: z.extend(pageQuery, { state: z.optional(z.enum(['queued', 'dead'])) }),
    response: z.array(mailEntry),
  },
  sendAgain: {
    method: 'POST',
    path: '/api/admin/mails/:id/send-again',
    access: 'admin',
    summary: 'Try a mail at once and from the start of its attempts; the answer says what became of it',
    response: mailEntry,
  },
})
