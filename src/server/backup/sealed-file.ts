import { argon2, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs'
import { promisify } from 'node:util'
import { letOthersRun } from '#server/lib/let-others-run.ts'
import { BackupError } from './backup-error.ts'

// A sealed backup: MAGIC, a salt, then frames of a length, the encrypted bytes and their tag. Every frame has a number
// of its own in its nonce, and the last one says that it is the last: none can be left out, moved or cut off unnoticed.

const MAGIC = Buffer.from('KEELBAK1')
const SALT_BYTES = 16
const TAG_BYTES = 16
const FRAME_BYTES = 1024 * 1024
const CIPHER = 'aes-256-gcm'
/** A passphrase is guessed on other people's machines: slower than a sign-in. */
const COST = { memory: 65_536, passes: 3, parallelism: 1, tagLength: 32 }

const runArgon2 = promisify(argon2)
const keyFrom = (passphrase: string, salt: Buffer) =>
  runArgon2('argon2id', { message: passphrase.normalize('NFKC'), nonce: salt, ...COST })

function nonceOf(frame: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt8(isLast ? 1 : 0, 0)
  nonce.writeBigUInt64BE(BigInt(frame), 4)
  return nonce
}

/** What a file begins with tells what it is. */
export function isSealed(file: string): boolean {
  return readStart(file, MAGIC.length).equals(MAGIC)
}

export function readStart(file: string, bytes: number): Buffer {
  const handle = openSync(file, 'r')
  try {
    const start = Buffer.alloc(bytes)
    return start.subarray(0, readSync(handle, start, 0, bytes, 0))
  } finally {
    closeSync(handle)
  }
}

export async function sealFile(plain: string, sealed: string, passphrase: string): Promise<void> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyFrom(passphrase, salt)
  await withFiles(plain, sealed, async (input, output) => {
    writeSync(output, MAGIC)
    writeSync(output, salt)
    let next = readUpTo(input, FRAME_BYTES)
    for (let frame = 0; ; frame += 1) {
      const bytes = next
      next = readUpTo(input, FRAME_BYTES)
      const isLast = next.length === 0
      const cipher = createCipheriv(CIPHER, key, nonceOf(frame, isLast))
      const hidden = Buffer.concat([cipher.update(bytes), cipher.final()])
      const length = Buffer.alloc(4)
      length.writeUInt32BE(hidden.length)
      for (const part of [length, hidden, cipher.getAuthTag()]) writeSync(output, part)
      if (isLast) return
      await letOthersRun()
    }
  })
}

export async function openSealed(sealed: string, plain: string, passphrase: string): Promise<void> {
  await withFiles(sealed, plain, async (input, output) => {
    readUpTo(input, MAGIC.length)
    const key = await keyFrom(passphrase, salted(readUpTo(input, SALT_BYTES)))
    for (let frame = 0; ; frame += 1) {
      const head = readUpTo(input, 4)
      const length = head.length === 4 ? head.readUInt32BE() : 0
      const bytes = readUpTo(input, Math.min(length, FRAME_BYTES) + TAG_BYTES)
      const isWhole = head.length === 4 && bytes.length === length + TAG_BYTES
      const part = isWhole ? unlock(key, frame, false, bytes) : null
      const last = isWhole && !part ? unlock(key, frame, true, bytes) : null
      const found = part ?? last
      if (!found) throw frame === 0 && isWhole ? wrongPassphrase() : damaged()
      writeSync(output, found)
      if (last) return
      await letOthersRun()
    }
  })
}

function unlock(key: Buffer, frame: number, isLast: boolean, bytes: Buffer): Buffer | null {
  const decipher = createDecipheriv(CIPHER, key, nonceOf(frame, isLast))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch {
    return null
  }
}

function salted(salt: Buffer): Buffer {
  if (salt.length === SALT_BYTES) return salt
  throw damaged()
}

const wrongPassphrase = () =>
  new BackupError(
    'The passphrase is not the one this backup was made with: set BACKUP_PASSPHRASE to that one.',
  )
const damaged = () => new BackupError('The backup is cut or damaged: take another one.')

/** Up to so many bytes from where the file stands; fewer at its end. */
function readUpTo(handle: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes)
  let length = 0
  for (let read = -1; length < bytes && read !== 0; length += read)
    read = readSync(handle, buffer, length, bytes - length, null)
  return buffer.subarray(0, length)
}

async function withFiles(
  from: string,
  to: string,
  work: (input: number, output: number) => Promise<void>,
): Promise<void> {
  const input = openSync(from, 'r')
  try {
    const output = openSync(to, 'w', 0o600)
    try {
      await work(input, output)
      fsyncSync(output)
    } finally {
      closeSync(output)
    }
  } finally {
    closeSync(input)
  }
}
