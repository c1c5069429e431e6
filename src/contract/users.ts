import { currentUser } from './accounts.ts'
import { endpoints } from './endpoint.ts'
import { emailField, text } from './fields.ts'
import { z } from './zod.ts'

export const createUserInput = z.object({
  email: emailField(),
  name: z.nullish(text(200)),
  isAdmin: z._default(z.boolean(), false),
})

export const inviteInput = z.object({ email: emailField(), name: z.nullish(text(200)) })

const newUser = z.object({
  user: currentUser,
  /** True when the mail server has accepted the invitation. */
  emailSent: z.boolean(),
  /** The generated password, only when no e-mail could carry a link. */
  password: z.optional(z.string()),
})

export const users = endpoints({
  create: {
    method: 'POST',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Create a user',
    body: createUserInput,
    response: newUser,
    status: 201,
  },
  invite: {
    method: 'POST',
    path: '/api/admin/invite',
    access: 'admin',
    summary: 'Create a user and mark their waitlist entry as invited',
    body: inviteInput,
    response: newUser,
    status: 201,
  },
})
