import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isZip, readZipEntry } from '#web/lib/read-zip.ts'
import { writeZip } from './zip.ts'

async function* pieces(texts: string[]) {
  yield* texts
}

async function pack(files: Record<string, string[]>): Promise<Blob> {
  const bytes: Uint8Array[] = []
  const entries = Object.entries(files).map(([name, texts]) => ({ name, text: pieces(texts) }))
  for await (const piece of writeZip(entries)) bytes.push(piece)
  return new Blob(bytes as BlobPart[])
}

const unpack = async (file: Blob, name: string) => {
  const stream = await readZipEntry(file, name)
  return stream && new Response(stream).text()
}

test('what the server packs, the browser unpacks', async () => {
  const file = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string({ minLength: 1 }), file, { maxKeys: 5 }), async (files) => {
      const archive = await pack(files)
      for (const [name, texts] of Object.entries(files))
        expect(await unpack(archive, name)).toBe(Buffer.from(texts.join('')).toString())
    }),
    { numRuns: 50 },
  )
})

test('a long file is packed piece by piece', async () => {
  const lines = Array.from({ length: 5000 }, (_, n) => `${n},some words that come again\n`)
  const archive = await pack({ 'a.csv': lines, 'b.csv': ['x'] })
  expect(archive.size).toBeLessThan(lines.join('').length / 4)
  expect(await unpack(archive, 'a.csv')).toBe(lines.join(''))
  expect(await unpack(archive, 'b.csv')).toBe('x')
  expect(await unpack(archive, 'c.csv')).toBeNull()
  expect(await isZip(archive)).toBe(true)
})

test('one that is cut or damaged is noticed', async () => {
  const archive = await pack({ 'a.csv': ['some words'] })
  await expect(unpack(archive.slice(0, -1), 'a.csv')).rejects.toThrow('not whole')
  await expect(unpack(new Blob(['PK']), 'a.csv')).rejects.toThrow('not whole')
  const bytes = new Uint8Array(await archive.arrayBuffer())
  bytes.fill(0xff, 34, 40)
  await expect(unpack(new Blob([bytes]), 'a.csv')).rejects.toThrow(TypeError)
  expect(await isZip(new Blob(['{"format"']))).toBe(false)
})
