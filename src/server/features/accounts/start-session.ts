import { toFlag } from '#server/db/codec.ts'
import { hashToken, newToken } from '#server/lib/hashing.ts'
import type { Arrival, SessionCookie, StartSession } from '#server/lib/session.ts'
import { enqueueNotice } from '#server/features/mail/enqueue-store.ts'
import type { Services } from '#server/services.ts'
import { describeDevice } from '#server/lib/device.ts'
import { recordEvent } from '#server/features/security-events/store.ts'
import type { KnownDevices } from './known-devices.ts'
import { addSession, endSession } from '#server/features/people/sessions-store.ts'

type Needs = Pick<Services, 'db' | 'config' | 'clock' | 'secret' | 'mailer' | 'outbox'>

/** How this device is known to an account: a session is as good a proof as the cookie of having been here before. */
export const knownAs = (
  { knownDevices, session, request }: { knownDevices: KnownDevices } & Pick<Arrival, 'session' | 'request'>,
  userId: number,
) => (session?.user.id === userId ? `session ${session.id}` : knownDevices.find(request, userId))

/** Opens a session for somebody who has proved who they are, by whatever means. */
export function createStartSession(
  services: Needs,
  cookie: SessionCookie,
  knownDevices: KnownDevices,
): StartSession {
  const { db, clock, secret } = services
  return async ({ request, reply, session, user, byPasskey }) => {
    const device = describeDevice(request.headers['user-agent'])
    const isKnown = knownAs({ knownDevices, session, request }, user.id) !== null
    // Signing in on a signed-in device replaces its session instead of leaving the old one open.
    if (session) await endSession(db, session.user.id, session.id)
    const token = newToken()
    const { id: userId, passwordEpoch } = user
    const added = { userId, passwordEpoch, device, tokenHash: hashToken(secret, token) }
    await db.transaction().execute(async (trx) => {
      await addSession(trx, { ...added, byPasskey: toFlag(byPasskey) }, clock())
      await recordEvent(trx, { kind: 'signed-in', userId, actorId: userId, device }, clock())
      // Nobody needs a notice about their very first device.
      if (!isKnown && user.lastSeenAt !== null) await enqueueNotice(services, trx, user, 'new-device', device)
    })
    services.outbox.sendSoon()
    cookie.write(reply, token)
    knownDevices.remember(request, reply, userId)
  }
}
