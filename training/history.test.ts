import { expect, test } from 'vitest'
import type { Conversation } from './conversations.ts'
import { withHistory } from './history.ts'

const meant = { from: null, about: [], inputs: [], result: null }
const conversation: Conversation = {
  id: 'a card',
  known: ['liability Visa 6,200 24.9% min 140'],
  messages: [
    {
      text: 'rent is 300 a week. what is 20% of 500',
      marks: [
        { start: 8, end: 11, role: 'F', slot: null, letter: null, op: 'set', what: 'expense rent' },
        { start: 28, end: 31, role: 'S', slot: 'percent', letter: null, op: 'set', what: null },
        { start: 35, end: 38, role: 'S', slot: 'base', letter: null, op: 'set', what: null },
      ],
      meant: [{ ...meant, intent: 'percent-of' }],
    },
    { text: 'thanks', marks: [], meant: [{ ...meant, intent: 'social:thanks' }] },
  ],
}

const played = {
  kind: 'percent-of',
  figures: [
    { name: 'percent', unit: 'percent', value: 20 },
    { name: 'base', unit: 'money', value: 500 },
    { name: 'part', unit: 'money', value: 100 },
  ],
} as const

test('rows stand with what is stored of them: by the month where they come again', () => {
  const rows = withHistory('a', conversation)[1]?.rows
  expect(rows).toMatchObject([
    { class: 'debt', name: 'visa', value: 6200 },
    { class: 'cost', name: 'rent', value: 1300 },
  ])
})

test('earlier sums stand as they were played, with the message that they were made for', () => {
  const [sum] = withHistory('a', conversation, { 1: played })[1]?.sums ?? []
  expect(sum).toMatchObject({ ...played, results: 1 })
  expect(sum?.words).toBe(conversation.messages[0]?.text)
})

test('and as the label tells where they were not', () => {
  const [sum] = withHistory('a', conversation, { 1: { ...played, kind: 'product' } })[1]?.sums ?? []
  expect(sum?.kind).toBe('percent-of')
  expect(sum?.figures.map(({ name }) => name).slice(0, 2)).toEqual(['percent', 'base'])
})
