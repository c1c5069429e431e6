import { timingSafeEqual } from 'node:crypto'
import { hashToken } from '#server/lib/hashing.ts'

/** Signed instead of stored: a link works as long as the account and the server's secret do, and only for this. */
function sign(secret: string, userId: number): string {
  return hashToken(secret, `unsubscribe from digests: ${userId}`)
}

export const unsubscribeToken = (secret: string, userId: number) => `${userId}.${sign(secret, userId)}`

/** Whose token it is; null when we have not made it. */
export function readUnsubscribeToken(secret: string, token: string): number | null {
  const [, id = '', signature = ''] = /^([1-9]\d{0,14})\.([\w-]{43})$/.exec(token) ?? []
  const expected = sign(secret, Number(id))
  const isOurs = signature !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
  return isOurs ? Number(id) : null
}
