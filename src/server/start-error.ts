/** Why Keel cannot start, in one sentence for the person who started it, with the way out. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Our own sentences as they are; anything else with its trace, since then it is our fault. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof StartError) return `Keel did not start. ${error.message}`
  return `Keel did not start because of an unexpected error:\n${error instanceof Error ? error.stack : String(error)}`
}
