import { expect, test } from 'vitest'
import type { Message } from '#contract/chat.ts'
import type { UnsentMessage } from '#web/data/unsent.ts'
import { groupByDay } from './group-by-day.ts'

const message = (id: number, timestamp: string) => ({ id, timestamp }) as Message
const unsent = (key: string, at: string) => ({ key, at: Date.parse(at) }) as UnsentMessage

const shown = (messages: Message[], waiting: UnsentMessage[] = []) =>
  groupByDay(messages, waiting).map(({ date, blocks }) => [
    date,
    ...blocks.flatMap(({ rows }) => rows.map(({ key }) => key)),
  ])

test('each day has its messages in order, and what was not sent comes last', () => {
  const messages = [
    message(1, '2026-03-03T10:00:00.000Z'),
    message(2, '2026-03-03T11:00:00.000Z'),
    message(3, '2026-03-04T10:00:00.000Z'),
  ]
  expect(shown(messages, [unsent('a', '2026-03-04T12:00:00Z'), unsent('b', '2026-03-05T12:00:00Z')])).toEqual(
    [
      ['Tuesday, March 3, 2026', '1', '2'],
      ['Wednesday, March 4, 2026', '3', 'a'],
      ['Thursday, March 5, 2026', 'b'],
    ],
  )
})

test('a day keeps its key when earlier messages come in, so that what is open in it stays open', () => {
  const late = message(2, '2026-03-03T11:00:00.000Z')
  const [before] = groupByDay([late], [])
  const [after] = groupByDay([message(1, '2026-03-03T10:00:00.000Z'), late], [])
  expect(after?.key).toBe(before?.key)
})

test('no row moves into another block when earlier messages come in', () => {
  const at = '2026-03-03T10:00:00.000Z'
  const blockOf = (first: number) => {
    const ids = Array.from({ length: 61 - first }, (_, index) => first + index)
    const blocks = groupByDay(
      ids.map((id) => message(id, at)),
      [],
    ).flatMap((day) => day.blocks)
    expect(Math.max(...blocks.map(({ rows }) => rows.length))).toBe(10)
    return new Map(blocks.flatMap(({ key, rows }) => rows.map((row) => [row.key, key])))
  }
  expect([...blockOf(1)]).toEqual(expect.arrayContaining([...blockOf(33)]))
})

test('a clock that was set back gives a day two headings with different keys', () => {
  const days = groupByDay(
    [
      message(1, '2026-03-04T10:00:00.000Z'),
      message(2, '2026-03-03T10:00:00.000Z'),
      message(3, '2026-03-04T11:00:00.000Z'),
    ],
    [],
  )
  expect(new Set(days.map(({ key }) => key)).size).toBe(3)
})
