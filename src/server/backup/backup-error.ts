import { isStoreAway } from '#server/db/errors.ts'

/** Why something was not backed up, restored or moved, in one sentence for the operator, with the way out. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

export function explainFailure(error: unknown): string {
  if (isStoreAway(error)) return 'PostgreSQL cannot be reached: start it, or correct its address.'
  return error instanceof Error ? error.message : String(error)
}
