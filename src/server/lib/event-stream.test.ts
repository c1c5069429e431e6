import type { FastifyReply } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChannel } from './channel.ts'
import { EventStream, KEEP_ALIVE_MS, sendEvents } from './event-stream.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const reply = { type: () => reply, header: () => reply } as unknown as FastifyReply

function open() {
  const channel = createChannel<{ event: string; data: unknown }>()
  const stream = sendEvents(reply, new EventStream(channel.read()))
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<string, undefined>
  return { channel, stream, read: async () => (await chunks.next()).value }
}

const orNothing = (chunk: Promise<unknown>) => Promise.race([chunk, Promise.resolve('nothing yet')])

test('a stream that falls silent says so every fifteen seconds, and goes on', async () => {
  const { channel, read } = open()
  channel.push({ event: 'delta', data: 'one' })
  expect(await read()).toBe('event: delta\ndata: "one"\n\n')
  for (let silence = 0; silence < 3; silence += 1) {
    const comment = read()
    await vi.advanceTimersByTimeAsync(KEEP_ALIVE_MS - 1)
    expect(await orNothing(comment)).toBe('nothing yet')
    await vi.advanceTimersByTimeAsync(1)
    expect(await comment).toBe(': keep-alive\n\n')
  }
  const next = read()
  channel.push({ event: 'done', data: 2 })
  expect(await next).toBe('event: done\ndata: 2\n\n')
})

test('an event starts the fifteen seconds anew', async () => {
  const { channel, read } = open()
  const first = read()
  await vi.advanceTimersByTimeAsync(KEEP_ALIVE_MS - 1)
  channel.push({ event: 'delta', data: 1 })
  expect(await first).toContain('delta')
  const second = read()
  await vi.advanceTimersByTimeAsync(KEEP_ALIVE_MS - 1)
  expect(await orNothing(second)).toBe('nothing yet')
  await vi.advanceTimersByTimeAsync(1)
  expect(await second).toBe(': keep-alive\n\n')
})

test('nothing ticks on after the end', async () => {
  const { channel, read } = open()
  const last = read()
  await vi.advanceTimersByTimeAsync(1)
  expect(vi.getTimerCount()).toBe(1)
  channel.end()
  expect([await last, vi.getTimerCount()]).toEqual([undefined, 0])
})

test('nothing ticks on when the reader is gone, though the events have not ended', async () => {
  const { stream, read } = open()
  const unread = read().catch(() => 'cut')
  await vi.advanceTimersByTimeAsync(1)
  expect(vi.getTimerCount()).toBe(1)
  stream.destroy()
  await unread
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0))
})

test('a source that fails ends the stream with its error', async () => {
  async function* fail(): AsyncGenerator<{ event: string; data: unknown }> {
    yield { event: 'delta', data: 1 }
    throw new Error('broken')
  }
  const stream = sendEvents(reply, new EventStream(fail()))
  await expect(Array.fromAsync(stream)).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})
