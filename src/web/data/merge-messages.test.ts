import { describe, expect, test } from 'vitest'
import type { Message } from '#contract/chat.ts'
import type { SavedFact } from '#contract/facts.ts'
import {
  type Conversation,
  joinEarlier,
  joinNewest,
  markReplaced,
  putFact,
  putMessages,
} from './merge-messages.ts'

const message = (id: number, more: Partial<Message> = {}): Message => ({
  id,
  content: `text ${id}`,
  timestamp: '2026-03-03T10:00:00.000Z',
  isUserMessage: id % 2 === 1,
  status: 'done',
  details: null,
  cards: [],
  figures: [],
  facts: [],
  notice: null,
  ...more,
})

const stretch = (from: number, to: number, more: Partial<Conversation> = {}): Conversation => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => message(from + index)),
  sent: 50,
  received: 50,
  hasEarlier: from > 1,
  ...more,
})

const idsOf = ({ messages }: Conversation) => messages.map(({ id }) => id)

describe('what is fetched anew', () => {
  test('keeps what was loaded by scrolling up', () => {
    const joined = joinNewest(stretch(1, 6), stretch(5, 8, { sent: 51 }))
    expect(idsOf(joined)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(joined).toMatchObject({ sent: 51, hasEarlier: false })
  })

  test('replaces what it shows again', () => {
    const newest = { ...stretch(5, 6), messages: [message(5, { status: 'replaced' }), message(6)] }
    expect(joinNewest(stretch(3, 6), newest).messages[2]?.status).toBe('replaced')
  })

  test('stands alone when there would be a gap, and when it is all there is', () => {
    expect(idsOf(joinNewest(stretch(1, 3), stretch(7, 9)))).toEqual([7, 8, 9])
    expect(idsOf(joinNewest(stretch(1, 9), stretch(5, 6, { hasEarlier: false })))).toEqual([5, 6])
    expect(idsOf(joinNewest(undefined, stretch(5, 6)))).toEqual([5, 6])
  })

  test('an emptied conversation is empty', () => {
    expect(
      idsOf(joinNewest(stretch(1, 9), { messages: [], sent: 0, received: 0, hasEarlier: false })),
    ).toEqual([])
  })
})

test('earlier messages come before the known ones, none twice', () => {
  const joined = joinEarlier(stretch(5, 8), stretch(2, 5))
  expect(idsOf(joined)).toEqual([2, 3, 4, 5, 6, 7, 8])
  expect(joined.hasEarlier).toBe(true)
})

test('a new message counts once, however often it is put in', () => {
  const once = putMessages(stretch(1, 4), [message(5)])
  const twice = putMessages(once, [message(5, { status: 'failed' }), message(6)])
  expect(idsOf(twice)).toEqual([1, 2, 3, 4, 5, 6])
  expect(twice).toMatchObject({ sent: 51, received: 51 })
  expect(twice.messages[4]?.status).toBe('failed')
})

test('a replaced message takes its reply with it and nothing before it', () => {
  expect(markReplaced(stretch(1, 4), 3).messages.map(({ status }) => status)).toEqual([
    'done',
    'done',
    'replaced',
    'replaced',
  ])
})

test('a fact is changed where it stands, and other messages stay the same objects', () => {
  const fact: SavedFact = {
    id: 9,
    messageId: 3,
    at: '2026-03-03T10:00:00.000Z',
    state: 'saved',
    place: 'profile',
    field: 'income',
    itemId: null,
    text: 'income $1 a year',
    quote: 'a dollar',
    canUndo: true,
  }
  const known = putMessages(stretch(1, 4), [message(3, { facts: [fact] })])
  const changed = putFact(known, { ...fact, state: 'undone' })
  expect(changed.messages[2]?.facts).toEqual([{ ...fact, state: 'undone' }])
  expect(changed.messages[1]).toBe(known.messages[1])
})
