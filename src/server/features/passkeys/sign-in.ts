import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server'
import { PASSKEY_REFUSED } from '#contract/passkeys.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { findUser } from '#server/features/people/users-store.ts'
import { HttpError } from '#server/lib/http-error.ts'
import { addressGroup, countHit, giveBackHit, limits } from '#server/lib/rate-limits.ts'
import type { Services } from '#server/services.ts'
import { expiryOf, loadWebAuthn } from './add-passkey.ts'
import { readChallenge } from './read-challenge.ts'
import type { Site } from './site.ts'
import { addChallenge, findByCredential, noteUse, type PasskeyRow, takeChallenge } from './store.ts'

type Needs = Pick<Services, 'db' | 'config' | 'clock' | 'secret'>

/** The same for everybody: the device knows which of its passkeys are for this site. */
export async function beginPasskeySignIn(services: Needs, site: Site, ip: string) {
  const { db, clock } = services
  await countHit(services, limits.passkeyPerAddress, addressGroup(ip))
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'required' })
  const { challenge } = options
  await addChallenge(db, { challenge, userId: null, userHandle: null, expiresAt: expiryOf(clock()) })
  return { ...options }
}

interface Attempt {
  answer: AuthenticationResponseJSON
  site: Site
  ip: string
  device: string
}

/** Who this is, by a passkey that its owner has unlocked: both steps in one. It opens no session. */
export async function checkPasskey(services: Needs, { answer, site, ip, device }: Attempt) {
  const { db, clock } = services
  const address = addressGroup(ip)
  await countHit(services, limits.signInPerAddress, address)
  const passkey = await findByCredential(db, answer.id)
  const user = passkey && (await findUser(db, passkey.userId))
  const isRight = passkey !== undefined && (await isSigned(services, passkey, answer, site))
  // A disabled account is refused like an unknown passkey.
  if (!user || !isRight || user.disabledAt !== null) {
    await recordEvent(db, { kind: 'sign-in-failed', userId: user?.id ?? null, device }, clock())
    throw new HttpError(401, PASSKEY_REFUSED)
  }
  await giveBackHit(services, limits.signInPerAddress, address)
  return user
}

async function isSigned(
  { db, clock }: Needs,
  passkey: PasskeyRow,
  answer: AuthenticationResponseJSON,
  site: Site,
): Promise<boolean> {
  const now = clock()
  const challenge = readChallenge(answer.response.clientDataJSON)
  if (challenge === null || !(await takeChallenge(db, challenge, null, now))) return false
  if ((answer.response.userHandle ?? passkey.userHandle) !== passkey.userHandle) return false
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: JSON.parse(passkey.transports) as AuthenticatorTransport[],
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return false
  const use = { counter: authenticationInfo.newCounter, at: now.toISOString() }
  return db.transaction().execute((trx) => noteUse(trx, passkey, use))
}
