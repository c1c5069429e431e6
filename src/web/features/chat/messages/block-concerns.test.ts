import { expect, test } from 'vitest'
import type { Message } from '#contract/chat.ts'
import type { UnsentMessage } from '#web/data/unsent.ts'
import { concerning, sameRows } from './block-concerns.ts'
import { groupByDay } from './group-by-day.ts'

const timestamp = '2026-03-03T10:00:00.000Z'
const message = (id: number, status = 'done') => ({ id, timestamp, status }) as Message
const unsent = { key: 'a', at: Date.parse(timestamp) } as UnsentMessage
const user = { id: 1, name: 'Ann' }
const busy = { user, openId: 12, sendingKey: 'a', isBusy: true }
const idle = { user, openId: null, sendingKey: null, isBusy: false }

const blocksOf = (messages: Message[], waiting: UnsentMessage[] = []) =>
  groupByDay(messages, waiting).flatMap(({ blocks }) => blocks.map(({ rows }) => rows))

test('a block hears of the open message, of what is sent and of being busy only where it shows them', () => {
  const [before, open, last] = blocksOf([message(1), message(12), message(13)], [unsent])
  expect(concerning(before ?? [], busy)).toEqual(idle)
  expect(concerning(open ?? [], busy)).toEqual({ ...idle, openId: 12 })
  expect(concerning(last ?? [], busy)).toEqual({ ...busy, openId: null })
})

test('a stopped reply hears of the message that may be answered again', () => {
  const [rows] = blocksOf([message(21, 'stopped')])
  expect(concerning(rows ?? [], busy)).toEqual({ ...idle, openId: 12 })
})

test('rows are the same as long as they hold the same messages', () => {
  const messages = [message(1), message(2)]
  const [before, after] = [blocksOf(messages)[0] ?? [], blocksOf(messages)[0] ?? []]
  expect(before).not.toBe(after)
  expect(sameRows(before, after)).toBe(true)
  expect(sameRows(before, blocksOf([message(1), message(2)])[0] ?? [])).toBe(false)
  expect(sameRows(before, before.slice(1))).toBe(false)
})
