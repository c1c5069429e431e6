import { endpoints } from './endpoint.ts'
import { emailField, instant, nothing } from './fields.ts'
import { robotTrap } from './robot-trap.ts'
import { z } from './zod.ts'

export const WAITLIST_EMAIL_MISSING = 'Please provide your email address to join the waitlist.'
const WAITLIST_EMAIL_INVALID = 'Please provide a valid email address.'

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
    summary: 'Everyone on the waitlist, in the order in which they joined',
    response: z.array(waitlistEntry),
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/waitlist/:id',
    access: 'admin',
    summary: 'Remove an e-mail from the waitlist',
    response: nothing,
  },
})
