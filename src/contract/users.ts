import { currentUser } from './accounts.ts'
import { endpoints } from './endpoint.ts'
import { emailField, instant, line, lineOrNull, nothing, searchQuery } from './fields.ts'
import { z } from './zod.ts'

export const createUserInput = z.object({
  email: emailField(),
  name: z.nullish(line(200)),
  isAdmin: z._default(z.boolean(), false),
})
export type CreateUserInput = z.output<typeof createUserInput>

export const inviteInput = z.object({ email: emailField(), name: z.nullish(line(200)) })
export type InviteInput = z.output<typeof inviteInput>

const newUser = z.object({
  user: currentUser,
  /** True when the mail server has accepted the invitation. */
  emailSent: z.boolean(),
  /** The generated password, only when no e-mail could carry a link. */
  password: z.optional(z.string()),
})
export type NewUserAnswer = z.output<typeof newUser>

const managedUser = z.object({
  id: z.int(),
  name: z.nullable(z.string()),
  username: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  createdAt: instant,
  /** Null until their first sign-in. */
  lastSeenAt: z.nullable(instant),
  /** Nobody can sign in to the account; what is in it stays. */
  disabled: z.boolean(),
})
export type ManagedUser = z.output<typeof managedUser>

/** What the form of a user holds. */
export const userForm = z.object({
  name: lineOrNull(200),
  email: emailField(),
  isAdmin: z.boolean(),
  disabled: z.boolean(),
})

export const updateUserInput = z
  .partial(userForm)
  .check(
    z.refine((changes) => Object.values(changes).some((value) => value !== undefined), 'Nothing to change'),
  )
export type UpdateUserInput = z.output<typeof updateUserInput>

export const users = endpoints({
  create: {
    method: 'POST',
    path: '/api/admin/users',
    access: 'admin',
    recent: true,
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
  list: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Users, newest first; the search looks in e-mail, name and username, whatever the letter case',
    query: searchQuery,
    response: z.array(managedUser),
  },
  update: {
    method: 'PUT',
    path: '/api/admin/users/:id',
    access: 'admin',
    recent: true,
    summary: 'Change a user; one who is disabled is signed out everywhere',
    body: updateUserInput,
    response: managedUser,
  },
  newPassword: {
    method: 'POST',
    path: '/api/admin/users/:id/new-password',
    access: 'admin',
    recent: true,
    summary: 'Give a user a generated password, shown only in this answer; ends all their sessions',
    response: z.object({ password: z.string() }),
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/users/:id',
    access: 'admin',
    recent: true,
    summary: 'Delete a user and everything they have stored',
    response: nothing,
  },
})
