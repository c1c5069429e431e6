import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'

/** 256 random bits, safe in cookies and links. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Made once: every request hashes with the same one. A process has one secret. */
let lastKey: { secret: string; key: KeyObject } | undefined

function keyOf(secret: string): KeyObject {
  if (lastKey?.secret !== secret) lastKey = { secret, key: createSecretKey(secret, 'utf8') }
  return lastKey.key
}

/** What is stored of a token: without the server's secret a stolen table opens nothing. */
export function hashToken(secret: string, token: string): string {
  return createHmac('sha256', keyOf(secret)).update(token).digest('base64url')
}
