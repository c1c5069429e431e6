/** What authenticator apps take for granted. */
export const PERIOD_SECONDS = 30
/** A clock may be half a minute off, either way. */
const WINDOW = 1

const open = async (secret: string, email: string) => {
  const { Secret, TOTP } = await import('otpauth')
  return new TOTP({ issuer: 'Keel', label: email, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })
}

export async function newSecret(): Promise<string> {
  const { Secret } = await import('otpauth')
  return new Secret({ size: 20 }).base32
}

/** What an app reads from the picture. */
export async function describeSecret(secret: string, email: string) {
  const uri = (await open(secret, email)).toString()
  const { default: qrcode } = await import('qrcode')
  const svg = await qrcode.toString(uri, { type: 'svg', margin: 2 })
  return { secret, uri, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

/** The half minute that a code is of; null when it is of none that is near. */
export async function periodOf(secret: string, code: string, now: Date): Promise<number | null> {
  const digits = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return null
  const totp = await open(secret, '')
  const delta = totp.validate({ token: digits, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}
