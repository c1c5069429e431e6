import { expect, test } from 'vitest'
import { factOf } from './testing/turns.ts'
import { say } from './testing/say-minded.ts'

const asked = { asked: { kind: 'topic', topic: 'expenses' } as const }

test.each([
  ['like 5,400 a month probably? rent is 2,150 of that. i bring home 9,900', /Saved: expenses/],
  [
    'like 5,400 a month probably? rent is 2,150 of that. i bring home 9,900. is that rent too much?',
    /54\.5%/,
  ],
])('an answer to what was asked is no sum unless it asks for one: %s', (text, said) => {
  const facts = [factOf({ kind: 'profile', field: 'expenses', value: 540_000 }, 'like 5,400 a month')]
  const meant = ['part', '', 'whole']
  expect(say({ text, intents: ['housing-ratio'], meant, facts, dialogue: asked }).said).toMatch(said)
})
