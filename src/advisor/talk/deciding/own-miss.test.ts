import { expect, test } from 'vitest'
import type { Need } from '#advisor/dialogue.ts'
import { say } from '#advisor/talk/testing/say-minded.ts'

const need: Need = { kind: 'child', thing: 'a second kid' }

test.each([
  "that's not what i asked",
  'no thats not what i asked',
  'bro thats not what i asked',
  'um dude, this isnt what i meant',
  'you didnt answer my question',
])('a bare complaint leads back to what was to be decided: %s', (text) => {
  const dialogue = { need, lastContent: 'A car is best bought used.' }
  expect(say({ text, intents: ['social:no'], dialogue }).said).toMatch(
    /^(?:Sorry|I'm sorry|I’m sorry).*bring home a month/,
  )
})

test('without one it asks plainly, in other words each time', () => {
  const dialogue = { lastContent: 'A car is best bought used.' }
  const first = say({ text: "that's not what i asked", intents: ['social:no'], dialogue })
  expect(first.said).toMatch(/\?$/)
  expect(say({ text: 'you suck', intents: ['hear:anger'], dialogue }).said).toMatch(/^Sorry/)
})

test('a sigh blames nobody', () =>
  expect(
    say({ text: 'ugh', intents: ['social:no'], dialogue: { lastContent: 'It takes 47 months.' } }).said,
  ).not.toMatch(/^Sorry/))
