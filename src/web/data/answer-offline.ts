import { findSeen } from '#web/lib/seen.ts'
import { noteSeen, setOffline } from './connection.ts'

/** Asks for the smallest thing there is; only whether an answer comes matters. */
export async function canReach(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

/**
 * A request that was not answered at all: what was seen last stands in for it, when nothing else can be reached either.
 */
export async function answerOffline(
  { method, url }: { method: string; url: string },
  error: unknown,
): Promise<Response> {
  if (await canReach()) {
    setOffline(false)
    throw error
  }
  setOffline(true)
  const seen = method === 'GET' ? await findSeen(url) : null
  if (!seen) throw error
  noteSeen(seen.headers.get('x-seen-at'))
  return seen
}
