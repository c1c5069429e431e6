import { endpoints } from './endpoint.ts'
import { instant, nothing } from './fields.ts'
import { z } from './zod.ts'

const digest = z.object({
  subject: z.string(),
  paragraphs: z.array(z.string()),
  sections: z.array(z.object({ heading: z.string(), lines: z.array(z.string()) })),
  /** False when it would say what the last one said: then it is not sent by itself. */
  isChanged: z.boolean(),
  /** When it is due; null while digests are switched off. */
  nextAt: z.nullable(instant),
})
export type Digest = z.output<typeof digest>

const BAD_LINK = 'This link is not valid'

export const digests = endpoints({
  preview: {
    method: 'GET',
    path: '/api/digest',
    access: 'user',
    summary: 'The next digest as it would be now; without sections when there is nothing to tell',
    response: digest,
  },
  sendNow: {
    method: 'POST',
    path: '/api/digest/send',
    access: 'user',
    summary: 'Send the digest at once, besides those that come by themselves',
    /** False when the mail server has not accepted it within a few seconds: it is tried again. */
    response: z.object({ sent: z.boolean() }),
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/digest/unsubscribe',
    access: 'public',
    summary: 'Switch digests off by the signed token of one, without signing in',
    query: z.object({ token: z.string(BAD_LINK).check(z.maxLength(200, BAD_LINK)) }),
    response: nothing,
  },
})
