import { endpoints } from './endpoint.ts'
import { instant, nothing } from './fields.ts'
import { passwordAgain } from './session.ts'
import { z } from './zod.ts'

const CODE_MISSING = 'Please enter the code'

const twoStepState = z.object({
  /** Since when signing in asks for a code; null while it does not. */
  since: z.nullable(instant),
  recoveryCodesLeft: z.int(),
  /** Whether this person has to have it, by the operator's choice. */
  required: z.boolean(),
})
export type TwoStepState = z.output<typeof twoStepState>

const beginning = z.object({
  /** To be typed where a camera is not at hand. */
  secret: z.string(),
  /** What the picture says: otpauth://… */
  uri: z.string(),
  /** The picture to photograph, as a data: address. */
  picture: z.string(),
})
export type TwoStepBeginning = z.output<typeof beginning>

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const twoStep = endpoints({
  read: {
    method: 'GET',
    path: '/api/two-step',
    access: 'user',
    summary: 'Whether signing in to this account takes a code, too',
    response: twoStepState,
  },
  begin: {
    method: 'POST',
    path: '/api/two-step/begin',
    access: 'user',
    summary: 'A new secret for an authenticator app; it counts once a code of it was given',
    body: passwordAgain,
    response: beginning,
  },
  confirm: {
    method: 'POST',
    path: '/api/two-step/confirm',
    access: 'user',
    summary:
      'Turn two-step sign-in on with the first code; answers with codes for a lost phone, shown only now',
    body: z.object({
      code: z
        .string(CODE_MISSING)
        .check(z.trim(), z.minLength(1, CODE_MISSING), z.maxLength(40, CODE_MISSING)),
    }),
    response: recoveryCodes,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/two-step/recovery-codes',
    access: 'user',
    summary: 'New codes for a lost phone, in place of the old ones; shown only now',
    body: passwordAgain,
    response: recoveryCodes,
  },
  turnOff: {
    method: 'POST',
    path: '/api/two-step/off',
    access: 'user',
    summary: 'Sign in with the password alone again',
    body: passwordAgain,
    response: nothing,
  },
  reset: {
    method: 'POST',
    path: '/api/admin/users/:id/reset-two-step',
    access: 'admin',
    recent: true,
    summary: 'Let a user who has lost phone and codes sign in with the password alone',
    response: nothing,
  },
})
