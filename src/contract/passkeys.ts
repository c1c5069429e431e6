import { endpoints } from './endpoint.ts'
import { instant, nothing, requiredLine } from './fields.ts'
import { currentUser } from './session.ts'
import { z } from './zod.ts'

export const MAX_PASSKEYS = 20
export const PASSKEY_REFUSED = 'This passkey does not open an account here. Please use your password.'

export const passkeyName = z.object({ name: requiredLine(100, 'Please name the passkey') })

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  /** The address that it was made for. */
  host: z.string(),
  /** Whether it is on several devices of its owner. */
  isSynced: z.boolean(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})
export type Passkey = z.output<typeof passkey>

const passkeyState = z.object({
  passkeys: z.array(passkey),
  /** Whether the password alone is not enough. */
  needed: z.boolean(),
})

/** What the browser passes on to the device. */
const options = z.looseObject({ challenge: z.string() })

const encoded = z.string().check(z.maxLength(20_000))

/** What the device has answered, as the browser tells it; its truth is checked by its signature. */
const answer = z.looseObject(
  {
    id: z.string().check(z.minLength(1), z.maxLength(1400)),
    rawId: z.string().check(z.maxLength(1400)),
    type: z.literal('public-key'),
    response: z.looseObject({ clientDataJSON: encoded }),
    clientExtensionResults: z.looseObject({}),
  },
  'The answer of the passkey is missing',
)

export type PasskeyAnswer = z.output<typeof answer>

export const passkeys = endpoints({
  list: {
    method: 'GET',
    path: '/api/passkeys',
    access: 'user',
    summary: 'The passkeys of this account, and whether signing in needs one',
    response: passkeyState,
  },
  beginAdd: {
    method: 'POST',
    path: '/api/passkeys/begin',
    access: 'user',
    recent: true,
    summary: 'What a device needs to make a passkey for this account',
    response: options,
  },
  add: {
    method: 'POST',
    path: '/api/passkeys',
    access: 'user',
    recent: true,
    summary: 'Keep a passkey that a device has made',
    body: z.extend(passkeyName, { answer }),
    response: passkey,
    status: 201,
  },
  rename: {
    method: 'PUT',
    path: '/api/passkeys/:id',
    access: 'user',
    summary: 'Call a passkey something else',
    body: passkeyName,
    response: passkey,
  },
  remove: {
    method: 'DELETE',
    path: '/api/passkeys/:id',
    access: 'user',
    recent: true,
    summary: 'Forget a passkey; with the last one the password alone is enough again',
    response: nothing,
  },
  setNeeded: {
    method: 'POST',
    path: '/api/passkeys/needed',
    access: 'user',
    recent: true,
    summary: 'Whether the password needs a passkey beside it; turning it on answers with recovery codes',
    body: z.object({ needed: z.boolean('needed must be true or false') }),
    response: z.object({ recoveryCodes: z.nullable(z.array(z.string())) }),
  },
  beginSignIn: {
    method: 'POST',
    path: '/api/auth/passkey/begin',
    access: 'public',
    summary: 'What a device signs to let its owner in; the same for everybody',
    response: options,
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'public',
    summary: 'Sign in with a passkey, without e-mail and password',
    body: z.object({ answer }),
    response: currentUser,
  },
})
