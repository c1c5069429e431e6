import type { Trx } from '#server/db/database.ts'
import { conflict } from '#server/lib/http-error.ts'
import { findRepeat, keepResult, noteFirst } from './store.ts'

interface Sending {
  userId: number
  /** Of the client's own making; without one every sending is a first one. */
  clientId: string | undefined
  /** What was asked for: an id means one thing only. */
  call: string
  now: Date
}

interface Answers<Result> {
  /** Does it, in the same transaction: what breaks off has not been sent either. */
  first: () => Promise<Result>
  /** What a repeat is told where the first answer is too long to keep. */
  again?: () => Promise<Result>
}

/** Does what a client may send twice because it has not heard the answer; the second time it is only answered. */
export async function answerOnce<Result extends object>(
  trx: Trx,
  { userId, clientId, call, now }: Sending,
  { first, again }: Answers<Result>,
): Promise<Result> {
  if (clientId === undefined) return first()
  if (await noteFirst(trx, { userId, clientId, call, at: now.toISOString() })) {
    const result = await first()
    if (!again) await keepResult(trx, userId, clientId, JSON.stringify(result))
    return result
  }
  const known = await findRepeat(trx, userId, clientId)
  if (known?.call !== call) throw conflict('This was sent before as something else.')
  return again ? again() : (JSON.parse(known.result ?? '{}') as Result)
}
