import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Held {
  id: Buffer
  key: KeyObject
  userHandle: string
  counter: number
}

interface RegistrationOptions {
  challenge: string
  rp: { id?: string }
  user: { id: string }
}

interface SignInOptions {
  challenge: string
  rpId?: string
}

const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40]

/** What a phone or a security key does, in a few lines: one ES256 key for each passkey, unlocked or not. */
export function createSoftwareAuthenticator({ origin = 'http://localhost', isUnlocked = true } = {}) {
  const held: Held[] = []
  const flags = PRESENT | (isUnlocked ? VERIFIED : 0)

  function make(optionsIn: unknown) {
    const { challenge, rp, user } = optionsIn as RegistrationOptions
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const one: Held = { id: randomBytes(32), key: privateKey, userHandle: user.id, counter: 0 }
    held.push(one)
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const length = Buffer.alloc(2)
    length.writeUInt16BE(one.id.length)
    const data = Buffer.concat([
      head(rp.id ?? '', flags | WITH_KEY, 0),
      Buffer.alloc(16),
      length,
      one.id,
      coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
    ])
    return answerOf(one, {
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: attestation(data).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Counts on by itself; a copy of the device would not. */
  function use(optionsIn: unknown, { at = 0, counts = true } = {}) {
    const { challenge, rpId } = optionsIn as SignInOptions
    const one = held[at]
    if (!one) throw new Error('There is no passkey on this device')
    if (counts) one.counter += 1
    const data = head(rpId ?? '', flags, one.counter)
    const client = clientData('webauthn.get', challenge, origin)
    const hash = createHash('sha256').update(Buffer.from(client, 'base64url')).digest()
    return answerOf(one, {
      clientDataJSON: client,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, hash]), one.key).toString('base64url'),
      userHandle: one.userHandle,
    })
  }

  return { make, use }
}

function answerOf<Response extends { clientDataJSON: string }>({ id }: Held, response: Response) {
  const name = id.toString('base64url')
  return { id: name, rawId: name, type: 'public-key' as const, response, clientExtensionResults: {} }
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')

/** For whom, how, and how often so far. */
function head(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
}

/** CBOR by hand: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
const coseKey = (x: Buffer, y: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    x,
    Buffer.from([0x22, 0x58, 0x20]),
    y,
  ])

/** {fmt: 'none', attStmt: {}, authData: …}. */
function attestation(data: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ])
}
