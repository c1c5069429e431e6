import { eraseDeletedUsers } from '#server/features/people/erase-store.ts'
import type { Services } from '#server/services.ts'
import { dropStaleRestores } from './restores-store.ts'

/** Files whose reading was broken off: what was read of them goes. */
export async function sweepRestores(
  services: Pick<Services, 'db' | 'engine' | 'forgetDeleted' | 'clock'>,
): Promise<void> {
  await dropStaleRestores(services.db, services.clock())
  await eraseDeletedUsers(services)
}
