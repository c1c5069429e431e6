import { expect, test } from 'vitest'
import { askedPart, asksAtAll, asksWhich, complains, withoutComplaint } from './asked-part.ts'

test.each([
  ['You did not answer. How much is COBRA?', 'How much is COBRA?'],
  ["That isn't what I asked. If I put in $150 more?", 'If I put in $150 more?'],
  ['no i mean whats my pay after tax', 'whats my pay after tax'],
  ['thats not what i meant, what is left', 'what is left'],
])('a complaint is not part of the question: %s', (text, rest) => {
  expect(complains(text)).toBe(true)
  expect(withoutComplaint(text).trim()).toBe(rest)
  expect(withoutComplaint(text)).toHaveLength(text.length)
})

test.each(['no 3 months of bills is 7800', 'What does it mean?', 'I have a question again about my car'])(
  'and what is none stays whole: %s',
  (text) => {
    expect(complains(text)).toBe(false)
    expect(withoutComplaint(text)).toBe(text)
  },
)

test('what somebody mends is no complaint, and read without it', () => {
  expect(complains('i meant the total')).toBe(false)
  expect(withoutComplaint('i meant the total').trim()).toBe('the total')
})

test('a question that is asked again keeps the words for what it is about', () => {
  const text = 'ugh. the card question again: if i pay 240 how long'
  expect(complains(text)).toBe(true)
  expect(withoutComplaint(text)).toBe(text)
})

test('a complaint alone is the whole message', () =>
  expect(withoutComplaint('you did not answer')).toBe('you did not answer'))

test.each([
  ['i got laid off at 72.5k. what would unemployment pay', 'what would unemployment pay'],
  ['shes home. its the cards i need help with. 3 of them', 'its the cards i need help with. 3 of them'],
  ['Thank you. Where do I begin?', 'Where do I begin?'],
])('the question begins where it asks: %s', (text, rest) => {
  expect(askedPart(text)?.trim()).toBe(rest)
  expect(askedPart(text)).toHaveLength(text.length)
})

test.each(['what is a bond?', 'I miss him. I feel lost.'])('nothing stands before it: %s', (text) =>
  expect(askedPart(text)).toBeNull(),
)

test('a choice between two asks without a word that asks', () => {
  expect(asksWhich('roth or just a regular brokerage for that. im 27 make 83k single')).toBe(true)
  expect(asksWhich('my rent is 900 or so')).toBe(false)
  expect(asksWhich('i owe 5k. sooner or later it goes')).toBe(false)
})

test('a question within a sentence is one', () => {
  expect(asksAtAll('i have 600 on a credit card do i pay it all')).toBe(true)
  expect(asksAtAll('i have 600 on a credit card')).toBe(false)
})
