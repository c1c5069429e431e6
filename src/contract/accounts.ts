import { endpoints } from './endpoint.ts'
import { instant, knownEmailField, nothing, pageQuery, streamedText } from './fields.ts'
import { securityEventKinds } from './security-event-kinds.ts'
import { PASSWORD_MAX, passwordAgain, presentedPassword, session } from './session.ts'
import { z } from './zod.ts'

export { type CurrentUser, currentUser, loginInput } from './session.ts'

export const PASSWORD_MIN = 6

const TOO_SHORT = `Password must be at least ${PASSWORD_MIN} characters`
const newPassword = z
  .string(TOO_SHORT)
  .check(
    z.minLength(PASSWORD_MIN, TOO_SHORT),
    z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
  )

export const changePasswordInput = z.object({
  currentPassword: presentedPassword('Current password is required'),
  newPassword,
})

/** The forms ask for the new password twice; the server needs it once. */
const confirmPassword = z.string().check(z.minLength(1, 'Please confirm your password'))
const areSame = (form: { newPassword: string; confirmPassword: string }) =>
  form.newPassword === form.confirmPassword
const mismatch = { error: "Passwords don't match", path: ['confirmPassword'] }

export const changePasswordForm = z
  .extend(changePasswordInput, { confirmPassword })
  .check(z.refine(areSame, mismatch))

export const choosePasswordForm = z
  .object({ newPassword, confirmPassword })
  .check(z.refine(areSame, mismatch))

export const forgotPasswordInput = z.object({ email: knownEmailField() })

export const DEAD_LINK = 'This link is no longer valid. Please ask for a new one.'
export const resetPasswordInput = z.object({
  token: z.string(DEAD_LINK).check(z.minLength(1, DEAD_LINK), z.maxLength(200, DEAD_LINK)),
  newPassword,
})

const said = z.object({ message: z.string() })

export const deviceSession = z.object({
  id: z.int(),
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
})
export type DeviceSession = z.output<typeof deviceSession>

const securityEvent = z.object({
  id: z.int(),
  at: instant,
  kind: z.enum(securityEventKinds),
  device: z.nullable(z.string()),
})

const ownSecurityEvent = z.extend(securityEvent, {
  /** Whether the line came with a file that was restored. */
  restored: z.boolean(),
})

const anySecurityEvent = z.extend(securityEvent, {
  /** The account concerned and the person who did it; null when that account is gone or was never known. */
  userId: z.nullable(z.int()),
  username: z.nullable(z.string()),
  actorId: z.nullable(z.int()),
  actor: z.nullable(z.string()),
})

export const accounts = endpoints({
  ...session,
  changePassword: {
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'user',
    summary: 'Change the password; ends all other sessions',
    body: changePasswordInput,
    response: said,
  },
  resetOptions: {
    method: 'GET',
    path: '/api/auth/reset-options',
    access: 'public',
    summary: 'Whether a forgotten password can be reset by e-mail',
    response: z.object({ byEmail: z.boolean() }),
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    summary: 'Ask for a reset link; answers the same whether or not the e-mail is known',
    body: forgotPasswordInput,
    response: said,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Set a new password with a single-use link',
    body: resetPasswordInput,
    response: said,
  },
  listSessions: {
    method: 'GET',
    path: '/api/sessions',
    access: 'user',
    summary: 'The devices signed in to this account',
    response: z.array(deviceSession),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/sessions/:id',
    access: 'user',
    summary: 'Sign one device out',
    response: nothing,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/sessions',
    access: 'user',
    summary: 'Sign out everywhere else',
    response: nothing,
  },
  listOwnEvents: {
    method: 'GET',
    path: '/api/security-events',
    access: 'user',
    summary: 'Security events of this account, newest first',
    query: pageQuery,
    response: z.array(ownSecurityEvent),
  },
  listAllEvents: {
    method: 'GET',
    path: '/api/admin/security-events',
    access: 'admin',
    summary: 'Security events of all accounts, newest first',
    query: pageQuery,
    response: z.array(anySecurityEvent),
  },
  exportEvents: {
    method: 'GET',
    path: '/api/admin/security-events.csv',
    access: 'admin',
    recent: true,
    summary: 'Security events of all accounts as a table, oldest first',
    produces: 'text/csv',
    response: streamedText,
  },
  checkRecent: {
    method: 'GET',
    path: '/api/admin/recent-sign-in',
    access: 'admin',
    recent: true,
    summary: 'Whether a table may be downloaded now, or the password has to be given again first',
    response: nothing,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    access: 'user',
    summary: 'Delete this account and everything in it',
    body: passwordAgain,
    response: nothing,
  },
})
