import { eraseDeletedUsers } from '#server/features/people/erase-store.ts'
import type { Services } from '#server/services.ts'
import { dropStaleRestores } from './restores-store.ts'

/** Deletes what was read of files whose restore was broken off. */
export async function sweepRestores(
  services: Pick<Services, 'db' | 'engine' | 'forgetDeleted' | 'clock'>,
): Promise<void> {
  await dropStaleRestores(services.db, services.clock())
  await eraseDeletedUsers(services)
}
