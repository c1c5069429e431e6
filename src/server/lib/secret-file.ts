import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#server/start-error.ts'
import { writeAtomically } from './write-atomically.ts'

const MIN_LENGTH = 32

/** The server's secret: made once and kept beside the store, readable by its owner only. */
export function loadSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  if (!existsSync(file)) writeAtomically(file, randomBytes(32).toString('base64url'))
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= MIN_LENGTH) return secret
  throw new StartError(
    `The secret in ${file} is shorter than ${MIN_LENGTH} characters: restore it from a copy, or delete the file ` +
      'to have a new one made, which signs everybody out.',
  )
}
