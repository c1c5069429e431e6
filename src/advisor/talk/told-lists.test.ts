import { expect, test } from 'vitest'
import { rent } from './testing/conversation.ts'
import { say } from './testing/say-minded.ts'
import { factOf } from './testing/turns.ts'

const loan = factOf({ kind: 'expense', id: null, name: 'Car loan', amount: 29_000 }, 'car loan 290')
const ratio = (score: number) => [{ name: 'debt-to-income', score }]

test.each([
  'all in 2,650, 1,150 of it is rent and 290 the car loan',
  'we spend 2,650: rent 1,150, car loan 290',
])('who tells several costs is told no share of them: %s', (text) => {
  const told = { text, meant: ['whole', 'part', 'part'], facts: [rent, loan] }
  expect(say({ ...told, intents: ratio(0.6) }).said).toMatch(/^(?:Saved|Noted|I have saved)/)
  expect(say({ ...told, text: `what share is that: ${text}`, intents: ratio(0.9) }).said).toMatch(/%/)
})

test('what is told without a word of worry is no worry', () => {
  const split = { text: 'we split the rent 50/50, its 1,800', intents: ['hear:worry'], facts: [rent] }
  expect(say(split).said).toMatch(/^(?:Saved|Noted|I have saved)/)
  expect(say({ ...split, text: 'rent is 1,800 and im scared' }).said).not.toMatch(/^(?:Saved|Noted)/)
})
