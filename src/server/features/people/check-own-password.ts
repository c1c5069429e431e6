import { recordEvent } from '#server/features/security-events/store.ts'
import { badRequest } from '#server/lib/http-error.ts'
import { countHit, giveBackHit, limits } from '#server/lib/rate-limits.ts'
import type { Services } from '#server/services.ts'
import { readPasswordHash } from './users-store.ts'

/** Asks a signed-in user for their password again, as before every step that cannot be taken back. */
export async function checkOwnPassword(
  services: Pick<Services, 'db' | 'config' | 'clock' | 'secret' | 'passwords'>,
  userId: number,
  password: string,
  { device, wrong }: { device: string | null; wrong: string },
): Promise<void> {
  const { db, clock, passwords } = services
  await countHit(services, limits.ownPassword, String(userId))
  await countHit(services, limits.changePassword, String(userId))
  if (!(await passwords.verify(password, await readPasswordHash(db, userId)))) {
    await recordEvent(db, { kind: 'password-change-failed', userId, actorId: userId, device }, clock())
    throw badRequest(wrong)
  }
  await giveBackHit(services, limits.changePassword, String(userId))
}
