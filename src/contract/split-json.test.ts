import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Entry, splitJson } from './split-json.ts'

async function* cut(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function readAll(text: string, size = 7, most = 10_000): Promise<Entry[]> {
  const entries: Entry[] = []
  for await (const entry of splitJson(cut(text, size), most)) entries.push(entry)
  return entries
}

const anyNumber: unknown = expect.any(Number)
const rows = fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 5 })
const document = fc.dictionary(fc.string(), fc.oneof(rows, fc.string(), fc.integer(), fc.constant(null)), {
  noNullPrototype: true,
})

test('gives the rows of every list and all other values, wherever the text is cut and however it is laid out', async () => {
  await fc.assert(
    fc.asyncProperty(
      document,
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 0, max: 3 }),
      async (value, size, indent) => {
        const entries = await readAll(`\uFEFF ${JSON.stringify(value, null, indent)}\n`, size)
        const plain = JSON.parse(JSON.stringify(value)) as Record<string, unknown>
        const expected = Object.entries(plain).flatMap(([key, held]): unknown[] =>
          Array.isArray(held)
            ? held.map((row: unknown) => ({ kind: 'row', key, row, letters: anyNumber }))
            : [{ kind: 'value', key, value: held }],
        )
        expect(entries).toEqual(expected)
      },
    ),
    { numRuns: 200 },
  )
})

test('whatever is cut off its end is noticed', async () => {
  const text = JSON.stringify({ format: 'x', rows: [{ a: 'b"\\' }, [1, { c: null }]], counts: { rows: 2 } })
  for (let end = 0; end < text.length; end += 1)
    await expect(readAll(text.slice(0, end))).rejects.toThrow(SyntaxError)
})

test.each([
  '',
  'hello',
  '[1]',
  '{"a" 1}',
  '{"a":[1 2]}',
  '{"a":1}}',
  '{a:1}',
  '{"a":[1,]}',
  '"text"',
  '\u0000',
])('%j is none', async (text) => {
  await expect(readAll(text)).rejects.toThrow(SyntaxError)
})

test('a value that is too long is refused before it is whole', async () => {
  let read = 0
  async function* endless() {
    yield '{"a":["'
    for (;;) yield String(read++).padEnd(100)
  }
  await expect(async () => {
    for await (const entry of splitJson(endless(), 1000)) expect(entry).toBeNull()
  }).rejects.toThrow('not an object of lists')
  expect(read).toBeLessThan(20)
})
