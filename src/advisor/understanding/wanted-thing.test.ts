import { expect, test } from 'vitest'
import { freshDialogue } from '#advisor/dialogue.ts'
import { talk } from '#advisor/testing/memory.ts'
import { pricedThing } from './wanted-thing.ts'

test.each([
  ['should i buy the jet ski', 'its 9,400'],
  ['thinking about getting a camper', 'they want 22k for it'],
  ['we want to get a piano', 'around 3,800 used'],
  ['i need a new laptop', 'its 1,300'],
  ['should i buy the jet ski', 'payments would be 210'],
])('%s: %s is its price', (heard, text) => {
  expect(pricedThing(text, { ...freshDialogue, heard })).toBe(heard)
})

test.each([
  ['should i buy the jet ski', 'i make 52k'],
  ['should i sell the jet ski or get rid of it', 'its 9,400'],
  ['my car loan is with ally', 'its 9,400'],
  ['should i buy the jet ski', 'take home 2,900'],
  ['should i buy the jet ski', 'got 7k in the bank'],
  ['should i buy the jet ski', 'bills are 1,900'],
  ['should i buy the jet ski', 'paying 310 on the old one'],
  ['i need a new job', 'its 1,300'],
])('%s: %s is none', (heard, text) => {
  expect(pricedThing(text, { ...freshDialogue, heard })).toBeNull()
})

test('an answer to a question of ours is no price', () => {
  const dialogue = { ...freshDialogue, heard: 'i want to buy a van' }
  expect(pricedThing('3,100 a month', { ...dialogue, asked: { kind: 'topic', topic: 'income' } })).toBeNull()
})

test('a price leaves nothing behind', () => {
  const { liabilities, goals, profile } = talk(['should i buy the truck', 'its 47k']).snapshot
  expect([liabilities, goals, profile.savings]).toEqual([[], [], null])
})
