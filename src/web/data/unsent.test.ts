import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message } from '#contract/chat.ts'
import { dropArrived, keepUnsent, type UnsentMessage } from './unsent.ts'

const kept = new Map<string, string>()
let userId = 0

beforeEach(() => {
  userId += 1
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const unsent = (text: string, after: number): UnsentMessage => ({
  key: `${text} ${after}`,
  text,
  at: 0,
  after,
  replaces: null,
  reason: null,
})
const stored = (id: number, content: string, isUserMessage = true) =>
  ({ id, content, isUserMessage }) as Message

function leftOver(messages: UnsentMessage[], arrived: Message[]): string[] {
  for (const message of messages) keepUnsent(userId, message)
  dropArrived(userId, messages, arrived)
  const left = JSON.parse(kept.get(`keel:unsent:${userId}`) ?? '[]') as UnsentMessage[]
  return left.map(({ text }) => text)
}

test('a message that the server has after all is not offered again', () => {
  expect(leftOver([unsent('yes', 10)], [stored(11, 'yes')])).toEqual([])
})

test('the same words said earlier, or by the advisor, are another message', () => {
  expect(leftOver([unsent('yes', 10)], [stored(9, 'yes'), stored(12, 'yes', false)])).toEqual(['yes'])
})

test('trying again keeps one copy', () => {
  keepUnsent(userId, unsent('rent 1500', 3))
  expect(leftOver([unsent('rent 1500', 3)], [])).toEqual(['rent 1500'])
})
