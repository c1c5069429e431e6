import { expect, test } from 'vitest'
import { freshDialogue } from './dialogue.ts'
import { editFirst } from './edit-first.ts'
import { keeping } from './editing/testing/stored.ts'
import type { Fact } from './facts.ts'

const snapshot = keeping({
  expenses: [
    ['Rent', 1350],
    ['Car insurance', 120],
  ],
})
const quote = 'car insurance 120'
const told: Fact = {
  change: { kind: 'expense', id: 2, name: 'Car insurance', amount: 12_000 },
  decision: 'save',
  quote,
  span: { start: 0, end: quote.length },
}
const dialogue = { ...freshDialogue, focus: [told], heard: quote }

test('the rest of a message is read as if what is gone had never been told', () => {
  const text = 'remove the insurance. the car is 300 now'
  const first = editFirst({ text, snapshot, dialogue })
  expect(first?.rest.text).toBe(' '.repeat(21) + text.slice(21))
  expect(first?.rest.snapshot.expenses.map(({ category }) => category)).toEqual(['Rent'])
  expect(first?.rest.dialogue.focus).toEqual([])
  expect(snapshot.expenses).toHaveLength(2)
})

test.each([
  'delete that',
  'undo the last thing',
  'delete all my data',
  'rent is 1,400',
  'what do you have on file for me',
])('others carry it out, or nothing is ordered: %s', (text) =>
  expect(editFirst({ text, snapshot, dialogue })).toBeNull(),
)
