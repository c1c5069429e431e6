import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadSecret } from './secret-file.ts'

describe("the server's secret", () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keel-secret-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is made once, for its owner only, and leaves nothing half-written behind', () => {
    const secret = loadSecret(folder)
    expect(secret).toHaveLength(43)
    expect(loadSecret(folder)).toBe(secret)
    expect(readdirSync(folder)).toEqual(['session-secret'])
    expect(statSync(join(folder, 'session-secret')).mode & 0o077).toBe(0)
  })

  test('what a power cut left of making one does not matter', () => {
    writeFileSync(join(folder, 'session-secret.unfinished'), 'half')
    expect(loadSecret(folder)).toHaveLength(43)
  })

  test.each(['', 'short', 'x'.repeat(31)])('%j stops the start', (secret) => {
    writeFileSync(join(folder, 'session-secret'), secret)
    expect(() => loadSecret(folder)).toThrow('is shorter than 32 characters')
  })
})
