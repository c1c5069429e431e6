import { keptCurrency } from './currency.ts'
import { endpoints } from './endpoint.ts'
import { knownEmailField, nothing } from './fields.ts'
import { z } from './zod.ts'

export const PASSWORD_MAX = 1024

/** A password as it is presented: any text, never trimmed, never cut. */
export const presentedPassword = (required: string) =>
  z.string(required).check(z.minLength(1, required), z.maxLength(PASSWORD_MAX, 'That password is too long'))

export const currentUser = z.object({
  id: z.int(),
  name: z.nullable(z.string()),
  username: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  /** True until someone who was handed a generated password has chosen their own. */
  passwordIsGenerated: z.boolean(),
  /** That their amounts are written in. */
  currency: keptCurrency,
})
export type CurrentUser = z.output<typeof currentUser>

/** The password was right, and the account asks for a code as well. */
export const SECOND_STEP_NEEDED = 'Please enter the code of your authenticator app'
/** The password was right, and the account asks for a passkey as well. */
export const PASSKEY_NEEDED = 'Please sign in with your passkey, or give a recovery code'
export const WRONG_CODE = 'That code is not right. Please enter the one that the app shows now.'

/** Asked once more of somebody who is signed in. */
export const passwordAgain = z.object({ password: presentedPassword('Password is required') })

export const loginInput = z.object({
  email: knownEmailField(),
  ...passwordAgain.shape,
  /** Of the authenticator app, or one for a lost phone. */
  code: z.optional(z.string().check(z.maxLength(40, WRONG_CODE))),
})

/** Who is there. Every page starts with these calls, so they stand apart from the rest of the account's. */
export const session = endpoints({
  login: {
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in with e-mail and password',
    body: loginInput,
    response: currentUser,
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    summary: 'End this session',
    response: nothing,
  },
  authUser: {
    method: 'GET',
    path: '/api/auth/user',
    access: 'user',
    summary: 'The signed-in user',
    response: currentUser,
  },
  me: {
    method: 'GET',
    path: '/api/users/me',
    access: 'user',
    summary: 'The signed-in user',
    response: currentUser,
  },
})
