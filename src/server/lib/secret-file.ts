import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from './start-error.ts'

const MIN_LENGTH = 32

/** The server's secret: made once and kept beside the store, readable by its owner only. */
export function loadSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  if (!existsSync(file)) writeWhole(file, randomBytes(32).toString('base64url'))
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= MIN_LENGTH) return secret
  throw new StartError(
    `The secret in ${file} is shorter than ${MIN_LENGTH} characters: restore it from a copy, or delete the file ` +
      'to have a new one made, which signs everybody out.',
  )
}

/** On the disk in full before it has its name: a power cut leaves no half of it. */
export function writeWhole(file: string, content: string | Uint8Array) {
  const unfinished = `${file}.unfinished`
  const handle = openSync(unfinished, 'w', 0o600)
  try {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    writeSync(handle, bytes)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(unfinished, file)
  syncFolder(dirname(file))
}

/** The name itself is on the disk only when its folder is. Windows opens no folders and needs none. */
function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
