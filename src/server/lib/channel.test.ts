import { expect, test } from 'vitest'
import { createChannel } from './channel.ts'

test('everything arrives once and in order, whether it was sent before or while it is read', async () => {
  const channel = createChannel<number>()
  channel.push(1)
  channel.push(2)
  const read: number[] = []
  const reading = (async () => {
    for await (const value of channel.read()) {
      read.push(value)
      if (value === 2) channel.push(3)
      if (value === 3) channel.end()
    }
  })()
  await reading
  expect(read).toEqual([1, 2, 3])
})

test('what was sent before the end is read after it', async () => {
  const channel = createChannel<string>()
  channel.push('a')
  channel.end()
  expect(await Array.fromAsync(channel.read())).toEqual(['a'])
})

test('a reader that goes away stops nobody', async () => {
  const channel = createChannel<number>()
  const reader = channel.read()
  channel.push(1)
  await reader.next()
  await reader.return()
  channel.push(2)
  channel.end()
  expect(await reader.next()).toEqual({ done: true, value: undefined })
})
