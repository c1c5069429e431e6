import { endpoints } from './endpoint.ts'
import { z } from './zod.ts'

const status = z.object({
  configured: z.boolean(),
  /** In words. */
  status: z.string(),
  /** The key of the mail provider, or SMTP_URL, which stands in for one. */
  apiKeySet: z.boolean(),
  fromEmailSet: z.boolean(),
})
export type EmailStatus = z.output<typeof status>

export const emailStatus = endpoints({
  read: {
    method: 'GET',
    path: '/api/admin/email-status',
    access: 'admin',
    summary: 'Whether Keel can send e-mail, and what is missing if not',
    response: status,
  },
})
