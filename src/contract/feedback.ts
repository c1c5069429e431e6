import { endpoints } from './endpoint.ts'
import { emailField, instant, pageQuery, requiredLine } from './fields.ts'
import { robotTrap } from './robot-trap.ts'
import { z } from './zod.ts'

const MESSAGE_MIN = 10
export const MESSAGE_MAX = 5000
const TOO_SHORT = `Message must be at least ${MESSAGE_MIN} characters long`
const TOO_LONG = `Message must be at most ${MESSAGE_MAX} characters long`

export const feedbackInput = z.object({
  name: requiredLine(200, 'Name is required'),
  email: emailField(),
  subject: requiredLine(200, 'Subject is required'),
  message: z
    .string(TOO_SHORT)
    .check(z.trim(), z.minLength(MESSAGE_MIN, TOO_SHORT), z.maxLength(MESSAGE_MAX, TOO_LONG)),
  leaveEmpty: robotTrap,
})
export type FeedbackInput = z.output<typeof feedbackInput>

const feedbackEntry = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: instant,
  handled: z.boolean(),
  /** The user who sent it; null for a visitor. */
  userId: z.nullable(z.int()),
})
export type FeedbackEntry = z.output<typeof feedbackEntry>

export const feedback = endpoints({
  send: {
    method: 'POST',
    path: '/api/feedback',
    access: 'public',
    summary: 'Send feedback to the people who run this Keel',
    body: feedbackInput,
    response: z.object({ id: z.int() }),
    status: 201,
  },
  list: {
    method: 'GET',
    path: '/api/admin/feedback',
    access: 'admin',
    summary: 'Feedback, newest first',
    query: pageQuery,
    response: z.array(feedbackEntry),
  },
  update: {
    method: 'PUT',
    path: '/api/admin/feedback/:id',
    access: 'admin',
    summary: 'Mark feedback as handled, or as open again',
    body: z.object({ handled: z.boolean() }),
    response: feedbackEntry,
  },
})
