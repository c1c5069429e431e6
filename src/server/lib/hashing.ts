import { createHmac, randomBytes } from 'node:crypto'

/** 256 random bits, safe in cookies and links. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token: without the server's secret a stolen table opens nothing. */
export function hashToken(secret: string, token: string): string {
  return createHmac('sha256', secret).update(token).digest('base64url')
}
