import { endpoints } from './endpoint.ts'
import { emailField, instant, nothing, wholeOrPageQuery, streamedText } from './fields.ts'
import { robotTrap } from './robot-trap.ts'
import { WAITLIST_EMAIL_INVALID, WAITLIST_EMAIL_MISSING } from './waitlist-email.ts'
import { z } from './zod.ts'

/** An empty field is another mistake than a mistyped address, and is answered in other words. */
const waitlistEmail = z.pipe(
  z.string(WAITLIST_EMAIL_MISSING).check(z.trim(), z.minLength(1, WAITLIST_EMAIL_MISSING)),
  emailField(WAITLIST_EMAIL_INVALID),
)

export const joinWaitlistInput = z.object({ email: waitlistEmail, leaveEmpty: robotTrap })
export type JoinWaitlistInput = z.output<typeof joinWaitlistInput>

const waitlistEntry = z.object({
  id: z.int(),
  email: z.string(),
  createdAt: instant,
  inviteSent: z.boolean(),
})
export type WaitlistEntry = z.output<typeof waitlistEntry>

const waitlistQuery = z.extend(wholeOrPageQuery, {
  status: z.optional(z.enum(['pending', 'invited'])),
})
export type WaitlistQuery = z.output<typeof waitlistQuery>

export const INVITED_AT_ONCE = 100
const inviteEntriesInput = z.object({
  ids: z
    .array(z.int().check(z.minimum(1)), 'Choose whom to invite')
    .check(
      z.minLength(1, 'Choose whom to invite'),
      z.maxLength(INVITED_AT_ONCE, `At most ${INVITED_AT_ONCE} people can be invited at once`),
    ),
})

const invitation = z.object({
  id: z.int(),
  /** Null when the entry is gone. */
  email: z.nullable(z.string()),
  invited: z.boolean(),
  /** Why not. */
  message: z.optional(z.string()),
  emailSent: z.boolean(),
  /** The generated password, only when no e-mail could carry a link. */
  password: z.optional(z.string()),
})
export type Invitation = z.output<typeof invitation>

export const waitlist = endpoints({
  count: {
    method: 'GET',
    path: '/api/waitlist/count',
    access: 'public',
    summary: 'How many people are on the waitlist',
    response: z.object({ count: z.int() }),
  },
  join: {
    method: 'POST',
    path: '/api/waitlist',
    access: 'public',
    summary: 'Join the waitlist; the position is the count after joining',
    body: joinWaitlistInput,
    response: z.object({ position: z.int() }),
    status: 201,
  },
  list: {
    method: 'GET',
    path: '/api/admin/waitlist',
    access: 'admin',
    summary:
      'Everyone on the waitlist, in the order in which they joined; with a limit a page of it, newest first',
    query: waitlistQuery,
    response: z.array(waitlistEntry),
  },
  inviteSeveral: {
    method: 'POST',
    path: '/api/admin/waitlist/invite',
    access: 'admin',
    summary: 'Invite several people of the waitlist; each has a result of their own',
    body: inviteEntriesInput,
    response: z.array(invitation),
  },
  exportCsv: {
    method: 'GET',
    path: '/api/admin/waitlist.csv',
    access: 'admin',
    recent: true,
    summary: 'The waitlist as a table, in the order in which people joined',
    produces: 'text/csv',
    response: streamedText,
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/waitlist/:id',
    access: 'admin',
    summary: 'Remove an e-mail from the waitlist',
    response: nothing,
  },
})
