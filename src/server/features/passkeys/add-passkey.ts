import { randomBytes } from 'node:crypto'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { CurrentUser } from '#contract/accounts.ts'
import { MAX_PASSKEYS } from '#contract/passkeys.ts'
import { toFlag } from '#server/db/codec.ts'
import { takeTurns } from '#server/db/exclusive.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import { badRequest, conflict } from '#server/lib/http-error.ts'
import { enqueueNotice } from '#server/features/mail/enqueue-store.ts'
import type { Services } from '#server/services.ts'
import { readChallenge } from './read-challenge.ts'
import type { Site } from './site.ts'
import { addChallenge, addPasskey, listPasskeys, type PasskeyRow, takeChallenge } from './store.ts'

type Needs = Pick<Services, 'db' | 'engine' | 'config' | 'clock' | 'secret' | 'mailer' | 'outbox'>

const MINUTES = 5
/** Ed25519, ES256 and RS256: what devices have. */
const ALGORITHMS = [-8, -7, -257]
const REFUSED = 'This passkey could not be set up. Please begin anew.'

/** Loaded on first use: it brings readers of certificates that no start should wait for. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

export const expiryOf = (now: Date) => new Date(now.getTime() + MINUTES * 60_000).toISOString()

/** A device makes a passkey that it can find by itself and opens only to its owner: by finger, face or PIN. */
export async function beginAdding({ db, clock }: Needs, user: CurrentUser, site: Site) {
  const { generateRegistrationOptions } = await loadWebAuthn()
  const known = await listPasskeys(db, user.id)
  refuseMore(known)
  const userHandle = handleOf(known)
  const options = await generateRegistrationOptions({
    rpName: 'Keel',
    rpID: site.host,
    userName: user.email,
    userDisplayName: user.name ?? user.username,
    userID: new Uint8Array(userHandle),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
  })
  await addChallenge(db, {
    challenge: options.challenge,
    userId: user.id,
    userHandle: userHandle.toString('base64url'),
    expiresAt: expiryOf(clock()),
  })
  return { ...options }
}

function refuseMore(known: PasskeyRow[]) {
  if (known.length >= MAX_PASSKEYS) throw conflict(`An account can have at most ${MAX_PASSKEYS} passkeys.`)
}

/** The same for all passkeys of a user, so that a device replaces its own; it says nothing about them. */
const handleOf = (known: PasskeyRow[]) =>
  known[0] ? Buffer.from(known[0].userHandle, 'base64url') : randomBytes(32)

interface NewPasskey {
  name: string
  answer: RegistrationResponseJSON
  site: Site
  device: string
}

export async function finishAdding(
  services: Needs,
  user: CurrentUser,
  { name, answer, site, device }: NewPasskey,
): Promise<PasskeyRow> {
  const { db, engine, clock } = services
  const now = clock()
  const challenge = readChallenge(answer.response.clientDataJSON)
  const taken = challenge === null ? undefined : await takeChallenge(db, challenge, user.id, now)
  if (challenge === null || !taken?.userHandle) throw badRequest(REFUSED)
  const { userHandle } = taken
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!made) throw badRequest(REFUSED)
  const { credential, credentialDeviceType } = made
  try {
    const added = await db.transaction().execute(async (trx) => {
      // Again, and one after the other: several may have been begun while there was room for one.
      await takeTurns(trx, engine, `passkeys ${user.id}`)
      refuseMore(await listPasskeys(trx, user.id))
      const row = await addPasskey(trx, {
        userId: user.id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        userHandle,
        host: site.host,
        name,
        isSynced: toFlag(credentialDeviceType === 'multiDevice'),
        createdAt: now.toISOString(),
        lastUsedAt: null,
      })
      await recordEvent(trx, { kind: 'passkey-added', userId: user.id, actorId: user.id, device }, now)
      await enqueueNotice(services, trx, user, 'passkey-added', device)
      return row
    })
    services.outbox.sendSoon()
    return added
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('This passkey is set up already.')
    throw error
  }
}
