import { afterAll, expect, test } from 'vitest'
import { announce, onAnnounced } from './broadcast.ts'

const otherTab = new BroadcastChannel('keel')
afterAll(() => otherTab.close())

// The lint rule takes a channel for a window, which would need an origin.
const announceElsewhere: (data: unknown) => void = otherTab.postMessage.bind(otherTab)

test('what one tab announces, the others hear', async () => {
  const heard: unknown[] = []
  otherTab.addEventListener('message', ({ data }: MessageEvent) => heard.push(data))
  announce('balance-sheet')
  await expect.poll(() => heard).toEqual(['balance-sheet'])
})

test('a listener hears other tabs, not its own, only words, and only until it stops', async () => {
  const heard: string[] = []
  const stop = onAnnounced((subject) => heard.push(subject))
  announce('own')
  announceElsewhere({ not: 'a subject' })
  announceElsewhere('profile')
  await expect.poll(() => heard).toEqual(['profile'])
  stop()
  const later: string[] = []
  const stopLater = onAnnounced((subject) => later.push(subject))
  announceElsewhere('later')
  await expect.poll(() => later).toEqual(['later'])
  expect(heard).toEqual(['profile'])
  stopLater()
})
