import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

async function read(chunks: Uint8Array[]) {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  return Array.fromAsync(readEvents(stream))
}

describe('the events of a stream', () => {
  test('each has its name and its data', async () => {
    const text = 'event: accepted\ndata: {"a":1}\n\nevent: done\ndata: {}\n\n'
    expect(await read([bytes(text)])).toEqual([
      { event: 'accepted', data: '{"a":1}' },
      { event: 'done', data: '{}' },
    ])
  })

  test('lines of data belong together, comments are nothing, what is cut off is dropped', async () => {
    const text = ': awake\n\nevent: delta\ndata: one\ndata: two\n\nevent: done\ndata: {'
    expect(await read([bytes(text)])).toEqual([{ event: 'delta', data: 'one\ntwo' }])
  })

  test('they are the same however the bytes are cut, also inside a letter or a line end', async () => {
    const all = bytes('event: delta\r\ndata: «café» 💶\r\n\r\nevent: done\r\ndata: {}\r\n\r\n')
    const whole = await read([all])
    expect(whole).toEqual([
      { event: 'delta', data: '«café» 💶' },
      { event: 'done', data: '{}' },
    ])
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(all.length)), async (cuts) => {
        const ends = [...cuts.toSorted((a, b) => a - b), all.length]
        const chunks = ends.map((end, index) => all.slice(ends[index - 1] ?? 0, end))
        expect(await read(chunks)).toEqual(whole)
      }),
    )
  })
})
