import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isSealed, openSealed, sealFile } from './sealed-file.ts'

const MiB = 1024 * 1024
const passphrase = 'a long passphrase, é'

describe('a sealed file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keel-sealed-'))
  const [plain, sealed, opened] = ['plain', 'sealed', 'opened'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const content = randomBytes(2.5 * MiB)
  beforeAll(async () => {
    writeFileSync(plain, content)
    await sealFile(plain, sealed, passphrase)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is opened with its passphrase, however it was typed, and is nobody else’s to read', async () => {
    await openSealed(sealed, opened, passphrase.normalize('NFD'))
    expect(readFileSync(opened).equals(content)).toBe(true)
    expect(statSync(sealed).mode & 0o077).toBe(0)
    expect([isSealed(sealed), isSealed(plain)]).toEqual([true, false])
    expect(readFileSync(sealed).includes(content.subarray(0, 32))).toBe(false)
  })

  test.each([0, 1, MiB, 2 * MiB])('holds %i bytes', async (size) => {
    writeFileSync(plain, content.subarray(0, size))
    const other = join(folder, `sealed-${size}`)
    await sealFile(plain, other, passphrase)
    await openSealed(other, opened, passphrase)
    expect(readFileSync(opened).equals(content.subarray(0, size))).toBe(true)
  })

  test('is not opened with another passphrase', async () => {
    await expect(openSealed(sealed, opened, 'another passphrase')).rejects.toThrow('The passphrase is not')
  })

  const frame = 4 + MiB + 16
  test.each([
    ['cut in its head', (bytes: Buffer) => bytes.subarray(0, 12)],
    ['cut within a frame', (bytes: Buffer) => bytes.subarray(0, MiB)],
    ['cut between frames', (bytes: Buffer) => bytes.subarray(0, 24 + frame)],
    [
      'without a frame',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 24), bytes.subarray(24 + frame)]),
    ],
    [
      'with a changed byte',
      (bytes: Buffer) => {
        const changed = Buffer.from(bytes)
        changed.writeUInt8(changed.readUInt8(2 * MiB) ^ 1, 2 * MiB)
        return changed
      },
    ],
  ])('%s is refused', async (_, harm) => {
    const harmed = join(folder, 'harmed')
    writeFileSync(harmed, harm(readFileSync(sealed)))
    await expect(openSealed(harmed, opened, passphrase)).rejects.toThrow(/cut or damaged|passphrase is not/)
  })
})
