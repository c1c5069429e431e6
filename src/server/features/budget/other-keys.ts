import { HttpError } from '#server/lib/http-error.ts'

const MAX_BYTES = 16 * 1024

/** Keys of otherData that are not ours, as JSON: those sent are kept, null removes one, the others stay. */
export function mergeOtherKeys(stored: string | null, sent: Record<string, unknown>): string | null {
  const all = Object.entries({ ...readOtherKeys(stored), ...sent })
  const kept = all.filter(([, value]) => value !== null && value !== undefined)
  if (kept.length === 0) return null
  const text = JSON.stringify(Object.fromEntries(kept))
  if (Buffer.byteLength(text) > MAX_BYTES) {
    throw new HttpError(413, 'Keys of otherData besides the lists can take at most 16 kB together')
  }
  return text
}

export function readOtherKeys(stored: string | null): Record<string, unknown> {
  return stored === null ? {} : (JSON.parse(stored) as Record<string, unknown>)
}
